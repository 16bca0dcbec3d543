// The idempotency key: generated once for a call, before its first attempt, and sent with every attempt.

import { must } from "./check.ts";
import { parse } from "./response.ts";

/**
 * Adds a missing key.
 * @returns A request body with a key: the caller's own, or a new UUID.
 * @throws TypeError for a body that is not a JSON object, which cannot have a key, and for a key that is invalid or has
 *   another name: with a new key in its place, the caller's own repetition would pay again.
 * @see Schema `IdempotencyKey` of the finance contract.
 */
export function withIdempotencyKey(path: string, body: unknown): { idempotencyKey: string } {
  // The object that JSON.stringify would write: that of `toJSON`, if there is one, which must not be called twice.
  const { toJSON } = Object(body) as { toJSON?: unknown };
  const asked = typeof toJSON === "function";
  const given = Object(asked ? toJSON.call(body, "") : body) as object;
  must(`${path}: body`, {}.toString.call(given) === "[object Object]", "a JSON object, or absent");
  const own = Object.keys(given).find((name) => /^idempotency.?key$/i.test(name)) ?? "idempotencyKey";
  must(`${path}: ${own}`, own === "idempotencyKey", "named idempotencyKey");
  const { idempotencyKey: key = crypto.randomUUID() } = given as { idempotencyKey?: string };
  must(`${path}: idempotencyKey`, typeof key === "string" && key.trim(), "a non-empty string, or absent");
  return { ...given, ...(asked && { toJSON: undefined }), idempotencyKey: key };
}

/** The key in a serialized request body; undefined if the body is not the text of a JSON object. */
export const keyIn = (body: unknown): unknown =>
  (parse(body as string) as { idempotencyKey?: unknown })?.idempotencyKey;
