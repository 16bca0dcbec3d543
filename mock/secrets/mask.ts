// Masks personal, bank and secret data in requests, responses and addresses, for journal, scenarios, deliveries, state
// and terminal. A text whose fields are unknown is masked as a whole.

import { type Hides, isPlainName } from "./names.ts";

/** Replaces a hidden value. */
export const maskedValue = "***";

/** A body with hidden fields masked, at any depth; a text that is not JSON becomes its length. */
export function maskBody(value: unknown, hides: Hides): unknown {
  if (typeof value === "string") return lengthOf(value);
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? maskFields(item, hides) : maskedValue));
  return isObject(value) || value === undefined || value === null ? maskFields(value, hides) : maskedValue;
}

/** Replaces a hidden text. */
export function lengthOf(text: string): string {
  return `(${text.length} characters)`;
}

/** A value with hidden fields masked, and with addresses without user, password and query. */
export function maskFields(value: unknown, hides: Hides): unknown {
  if (typeof value === "string") return maskText(value);
  if (Array.isArray(value)) return value.map((item) => maskFields(item, hides));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    isPlainName(name) ? name : maskedValue,
    hides(name) ? maskedValue : maskFields(field, hides),
  ]);
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Headers with hidden ones masked, and with addresses in the others without user, password and query. */
export function maskHeaders(headers: Record<string, unknown>, hides: Hides): Record<string, unknown> {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    hides(name) && !/^access-control-/i.test(name) ? maskedValue : maskFields(value, () => false),
  ]);
  return Object.fromEntries(shown);
}

/** The target of a request: path and query, without the origin of a proxy, with hidden parameters masked. */
export function maskTarget(target: string, hides: Hides): string {
  const text = target.replace(/^https?:\/\/[^/?]*/i, "");
  const start = text.indexOf("?");
  if (start < 0) return maskPath(text);
  const parts = text
    .slice(start + 1)
    .split("&")
    .map((part) => maskParameter(part, hides));
  return `${maskPath(text.slice(0, start))}?${parts.join("&")}`;
}

/** Masks segments with an `@`, which may be email addresses. */
function maskPath(path: string): string {
  return maskText(path).replace(/[^/]+(@|%40)[^/]*/gi, maskedValue);
}

function maskParameter(part: string, hides: Hides): string {
  const [name = ""] = part.split("=", 1);
  const decoded = nameOf(name);
  if (name !== "" && (decoded === undefined || !isPlainName(decoded))) return maskedValue;
  if (name === part) return name !== "" && hides(decoded ?? "") ? maskedValue : part;
  return hides(decoded ?? "") ? `${name}=${maskedValue}` : `${name}=${maskText(part.slice(name.length + 1))}`;
}

/** The decoded name of a parameter; undefined if it cannot be decoded. */
function nameOf(name: string): string | undefined {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** A text whose addresses have no user, password, query and fragment. */
export function maskText(text: string): string {
  return /[?#@]|%40|%3f/i.test(text) ? text.replace(/[^\s"'<>]+/g, maskWord) : text;
}

function maskWord(word: string): string {
  const end = word.search(/[?#]|%3f/i);
  const head = end < 0 ? word : word.slice(0, end);
  const tail = end < 0 ? "" : word.slice(end);
  const isQuery = tail.length > 1 && (/=|%3d/i.test(tail) || /:(\/|%2f)/i.test(head));
  return maskUser(head) + (isQuery ? `${word[end] === "#" ? "#" : "?"}${maskedValue}` : tail);
}

/** Masks the part between `//` and the last `@`; without `//`, the part before the `@`, if it has a colon. */
function maskUser(head: string): string {
  const at = Math.max(head.lastIndexOf("@"), head.lastIndexOf("%40"));
  if (at < 0) return head;
  const start = head.indexOf("//");
  if (start >= 0 && start < at) return `${head.slice(0, start + 2)}${maskedValue}${head.slice(at)}`;
  return /:|%3a/i.test(head.slice(0, at)) ? `${maskedValue}${head.slice(at)}` : head;
}

/** An address for a log: without user, password and query. */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? "(no URL)" : `${url.origin}${url.pathname}`;
}
