// The idempotency key: generated once for a call, before its first attempt.

/**
 * Adds a missing key.
 * @param path Path template, for the error.
 * @param body Request body of an operation that accepts an `idempotencyKey`. It is not changed.
 * @returns A request body with a key: the caller's own, or a new UUID.
 * @throws TypeError for a key that is given but is none. To replace it would let the caller's own repetition pay again.
 * @see Schema `IdempotencyKey` of the finance contract.
 */
export function withIdempotencyKey(path: string, body: unknown): { idempotencyKey: string } {
  const { idempotencyKey = crypto.randomUUID() } = Object(body) as { idempotencyKey?: string };
  if (!idempotencyKey || typeof idempotencyKey !== "string")
    throw new TypeError(`${path}: idempotencyKey must be a non-empty string, or absent`);
  return { ...(body as object | undefined), idempotencyKey };
}
