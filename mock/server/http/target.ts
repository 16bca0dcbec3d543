// Reads the target of a request: path and query, and refuses tricks with encodings.

import { Refusal } from "../../refusal.ts";

export interface RequestTarget {
  /** The path as it was sent, percent-encoded. */
  path: string;
  /** Query parameters in their order; each with all its values, decoded. */
  query: Map<string, string[]>;
}

const printable = /^[\x21-\x7e]*$/;
const dotSegment = /(^|[/\\]|%2f|%5c)(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;
const control = /%(0[0-9a-f]|1[0-9a-f]|7f)/i;
const broken = /%(?![0-9a-f]{2})/i;
/** Names that would reach into JavaScript objects. */
const reserved = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a request target.
 * @param raw The target in the request line: `/path?query`, or a whole URL.
 * @throws Refusal (400) for a path with dot segments, control characters (`%00`) or broken percent-encoding.
 */
export function readTarget(raw: string): RequestTarget {
  const origin = /^https?:\/\/[^/?]*/i.exec(raw)?.[0] ?? "";
  const start = raw.indexOf("?", origin.length);
  const path = start < 0 ? raw.slice(origin.length) : raw.slice(origin.length, start);
  const query = start < 0 ? "" : raw.slice(start + 1);
  const wrong = faultOf(path || "/");
  if (wrong !== undefined) throw new Refusal(400, wrong);
  return { path: path || "/", query: readQuery(query) };
}

function faultOf(path: string): string | undefined {
  if (!path.startsWith("/")) return "The request target is not a path.";
  if (dotSegment.test(path)) return "The path has . or .. segments.";
  const isEncoded = printable.test(path) && !broken.test(path) && !control.test(path) && isUtf8(path);
  return isEncoded ? undefined : "The path is not percent-encoded UTF-8, or has control characters.";
}

function readQuery(text: string): Map<string, string[]> {
  const query = new Map<string, string[]>();
  if (text === "") return query;
  if (broken.test(text) || !isUtf8(text)) throw new Refusal(400, "The query is not percent-encoded UTF-8.");
  for (const [name, value] of new URLSearchParams(text)) {
    if (reserved.has(name)) throw new Refusal(400, `The query has a parameter named ${name}.`);
    query.set(name, [...(query.get(name) ?? []), value]);
  }
  return query;
}

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
