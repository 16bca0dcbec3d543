// The parts of the contract that a response is compared with.

import { responseFor, successesOf } from "../../../model/calls.ts";
import type { Operation, ResponseSpec } from "../../../model/operations.ts";
import { type Visit, walkSchema } from "../../../model/walk-schema.ts";
import type { Contracts } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";

/** The specification of a response; for a success with an unlisted status, that of the first listed success. */
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

/** The media type of a response without parameters, such as `application/json`. */
export function mediaTypeOf({ response }: Exchange): string {
  return (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The media that a body is compared with; undefined when its media type is not in the contract. */
export function mediaOf(exchange: Exchange) {
  const type = mediaTypeOf(exchange);
  return specOf(exchange)?.media.find((media) => media.type === type);
}

/** The media types of an operation's successful responses. */
export function mediaTypesOf(operation: Operation | undefined): string[] {
  return operation === undefined ? [] : successesOf(operation).flatMap(({ media }) => media.map(({ type }) => type));
}
