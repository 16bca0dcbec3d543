// Reads the header Prefer (RFC 7240) in Prism's words: `code=404, example=accountNotFound, dynamic=true`, and `seed=2`.

import { Refusal } from "../refusal.ts";

/** Which of an operation's responses is wanted. */
export interface Preferences {
  /** HTTP status; a range or `default` of the contract stands for every status it covers. */
  code?: number;
  /** Name of an example. */
  example?: string;
  /** Whether the response is made anew from the examples. */
  dynamic?: boolean;
  /** Which of the many responses with `dynamic`; 1 when left out. */
  seed?: number;
}

/**
 * Reads the header.
 * @param header Value of `Prefer`; other preferences than these three are passed over, as RFC 7240 asks.
 * @returns What is asked for; undefined when nothing is.
 * @throws Refusal 400 when `code` is no HTTP status, or `seed` no number.
 */
export function readPrefer(header: string | undefined): Preferences | undefined {
  if (header === undefined) return undefined;
  const words = new Map(header.split(/[,;]/).map(wordOf));
  const code = words.get("code");
  const example = words.get("example");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code))
    throw new Refusal(400, `Prefer: code=${code} is no HTTP status.`);
  const seed = words.get("seed");
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new Refusal(400, `Prefer: seed=${seed} is no whole number.`);
  const wanted: Preferences = {
    ...(code ? { code: Number(code) } : {}),
    ...(example ? { example } : {}),
    ...(words.get("dynamic") === "true" ? { dynamic: true, ...(seed ? { seed: Number(seed) } : {}) } : {}),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

function wordOf(part: string): [string, string] {
  const [name = "", value = ""] = part.split("=");
  return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1")];
}
