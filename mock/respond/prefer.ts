// Reads the header Prefer (RFC 7240) in Prism's words: `code=404, example=accountNotFound`.

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
