// The idempotency key: made once for a call, before its first attempt.

/**
 * Fills in a missing key.
 * @param body Body of an operation that takes an `idempotencyKey`; it is not changed.
 * @returns A body with a key: the caller's own, or a new UUID.
 * @see Schema `IdempotencyKey` of the finance contract.
 */
export function withIdempotencyKey(body: unknown): unknown {
  const given = body as { idempotencyKey?: string } | undefined;
  return given?.idempotencyKey ? given : { ...given, idempotencyKey: crypto.randomUUID() };
}
