// The idempotency key: generated once for a call, before its first attempt. It counts only where it is really sent.

import { must } from "./check.ts";
import { parse } from "./response.ts";

/**
 * Adds a missing key.
 * @returns A request body with a key: the caller's own, or a new UUID.
 * @throws TypeError for a body that is no JSON object, which could not have a key, and for a key that is given but is none,
 *   or has another name. To send another one would let the caller's own repetition pay again.
 * @see Schema `IdempotencyKey` of the finance contract.
 */
export function withIdempotencyKey(path: string, body: unknown): { idempotencyKey: string } {
  // What JSON will be made of, which can be without the body's own fields. JSON asks once: the copy is not asked again.
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

/** The key in a serialized request body; undefined in what is not the text of a JSON object. */
export const keyIn = (body: unknown): unknown =>
  (parse(body as string) as { idempotencyKey?: unknown })?.idempotencyKey;
