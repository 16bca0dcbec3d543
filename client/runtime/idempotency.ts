// The idempotency key: generated once for a call, before its first attempt.

/**
 * Adds a missing key.
 * @param body Request body of an operation that accepts an `idempotencyKey`. It is not changed.
 * @returns A request body with a key: the caller's own, or a new UUID.
 * @see Schema `IdempotencyKey` of the finance contract.
 */
export function withIdempotencyKey(body: unknown): unknown {
  const given = body as { idempotencyKey?: string } | undefined;
  return given?.idempotencyKey ? given : { ...given, idempotencyKey: crypto.randomUUID() };
}
