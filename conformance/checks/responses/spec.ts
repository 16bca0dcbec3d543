// What the contract has for a response.

import { responseFor, successesOf } from "../../../model/calls.ts";
import type { Operation, ResponseSpec } from "../../../model/operations.ts";
import { type Visit, walkSchema } from "../../../model/walk-schema.ts";
import type { Contracts } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";

/** What a response is held to; a success of unlisted status, to the listed one. */
export function specOf({ operation, response }: Exchange): ResponseSpec | undefined {
  if (operation === undefined) return undefined;
  const exact = responseFor(operation, response.status);
  if (exact !== undefined || response.status < 200 || response.status > 299) return exact;
  return successesOf(operation)[0];
}

/** Every place of a body with its schema. */
export function placesOf(exchange: Exchange, contracts: Contracts): Visit[] {
  const media = mediaOf(exchange);
  if (exchange.operation === undefined || media === undefined || exchange.json === undefined) return [];
  return walkSchema(contracts[exchange.operation.api].document, media, exchange.json);
}

/** `application/json` of `application/json; charset=utf-8`. */
export function mediaTypeOf({ response }: Exchange): string {
  return (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The schema a body is held to, when its media type is one of the contract's. */
export function mediaOf(exchange: Exchange) {
  const type = mediaTypeOf(exchange);
  return specOf(exchange)?.media.find((media) => media.type === type);
}

/** The media types that an operation succeeds with. */
export function mediaTypesOf(operation: Operation | undefined): string[] {
  return operation === undefined ? [] : successesOf(operation).flatMap(({ media }) => media.map(({ type }) => type));
}
