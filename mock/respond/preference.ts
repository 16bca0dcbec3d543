// The response that `Prefer` (RFC 7240, with Prism's preferences: `code=404, example=accountNotFound`) or a scenario
// asks for, and whether the operation has it.

import { responseFor } from "../../model/calls.ts";
import type { Media } from "../../model/media.ts";
import type { Operation, ResponseSpec } from "../../model/operations.ts";
import { Refusal } from "../refusal.ts";

/** The preferred response of an operation. */
export interface Preferences {
  /** HTTP status, which may be covered by a range or `default` of the contract. */
  code?: number;
  /** Name of an example. */
  example?: string;
}

/**
 * Reads the header.
 * @param header Value of `Prefer`; unknown preferences are ignored, as RFC 7240 requires.
 * @returns The preferences, if there are any.
 * @throws Refusal 400 if `code` is not an HTTP status.
 */
export function readPrefer(header: string | undefined): Preferences | undefined {
  if (header === undefined) return undefined;
  const words = new Map(header.split(/[,;]/).map(wordOf));
  const code = words.get("code");
  const example = words.get("example");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code))
    throw new Refusal(400, `Prefer: code=${code} is not an HTTP status.`);
  return preferencesOf(code ? Number(code) : undefined, example);
}

/** The preferences of a status and the name of an example; undefined without both. */
export function preferencesOf(code: number | undefined, example: string | undefined): Preferences | undefined {
  if (!code && !example) return undefined;
  return { ...(code && { code }), ...(example && { example }) };
}

function wordOf(part: string): [string, string] {
  const [name = "", value = ""] = part.split("=");
  return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1")];
}

/**
 * Looks for a response in the contract.
 * @param status HTTP status; by default the first success. Ranges and `default` cover statuses that are not listed.
 * @param example Name of an example of that status.
 * @returns What the contract lacks, as a sentence without its full stop; undefined if it has the response.
 */
export function lackOf(operation: Operation, status?: number, example?: string): string | undefined {
  const { operationId, responses } = operation;
  const response = status === undefined ? successOf(operation) : responseFor(operation, status);
  if (response === undefined)
    return `${operationId} has no response ${status}; it has ${responses.map((one) => one.status).join(", ")}`;
  const names = response.media.flatMap(({ examples }) => examples.map(({ name }) => name));
  if (example === undefined || names.includes(example)) return undefined;
  const of = status === undefined ? "its success" : status;
  return `${operationId} has no example ${example} of ${of}; it has ${names.join(", ")}`;
}

/** The first success of an operation, if it has one. */
export function successOf({ responses }: Operation): ResponseSpec | undefined {
  return responses.find(({ status }) => status.startsWith("2"));
}

/**
 * The media type in which a response is sent: the first that the caller accepts, else the first of the contract.
 * @param media Media types of the response.
 * @param accept Value of `Accept`. Without a match the request is not refused: a client that always asks for JSON can
 *   still export a file.
 */
export function mediaFor(media: Media[], accept = ""): Media | undefined {
  return media.find(({ type }) => accept.toLowerCase().includes(type)) ?? media[0];
}
