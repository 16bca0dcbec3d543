// Which response `Prefer` (RFC 7240, in Prism's words: `code=404, example=accountNotFound`) or a scenario asks for, and
// whether the operation has it.

import { responseFor } from "../../model/calls.ts";
import type { Media } from "../../model/media.ts";
import type { Operation, ResponseSpec } from "../../model/operations.ts";
import { Refusal } from "../refusal.ts";

/** Which of an operation's responses is wanted. */
export interface Preferences {
  /** HTTP status; a range or `default` of the contract stands for every status it covers. */
  code?: number;
  /** Name of an example. */
  example?: string;
}

/**
 * Reads the header.
 * @param header Value of `Prefer`; other preferences than these two are passed over, as RFC 7240 asks.
 * @returns What is asked for; undefined when nothing is.
 * @throws Refusal 400 when `code` is no HTTP status.
 */
export function readPrefer(header: string | undefined): Preferences | undefined {
  if (header === undefined) return undefined;
  const words = new Map(header.split(/[,;]/).map(wordOf));
  const code = words.get("code");
  const example = words.get("example");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code))
    throw new Refusal(400, `Prefer: code=${code} is no HTTP status.`);
  return preferencesOf(code ? Number(code) : undefined, example);
}

/** What is wanted of an operation; undefined where nothing is. */
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
 * @param operation The operation.
 * @param status HTTP status; the first success when left out. Ranges and `default` cover what is not listed separately.
 * @param example Name of an example of that status.
 * @returns What the contract lacks, as a sentence without its full stop; undefined when it has the response.
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

/** The first success of an operation; undefined when it has none. */
export function successOf({ responses }: Operation): ResponseSpec | undefined {
  return responses.find(({ status }) => status.startsWith("2"));
}

/**
 * The media type in which a response is sent: the first that the caller names, else that of the contract's first.
 * @param media Those of the response.
 * @param accept Value of `Accept`; whoever names none of them, such as a client that always asks for JSON, takes a file
 *   too.
 */
export function mediaFor(media: Media[], accept = ""): Media | undefined {
  return media.find(({ type }) => accept.toLowerCase().includes(type)) ?? media[0];
}
