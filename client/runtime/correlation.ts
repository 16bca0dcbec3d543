// The correlation ID: the caller's own or a generated one, so that a request without a response can be traced, too.

/** Creates the function that returns the ID of each call: a random word for the client and a counter. */
export function callIds(): () => string {
  const word = Math.random().toString(36).slice(2);
  let count = 0;
  return () => `${word}:${++count}`;
}

/**
 * The correlation ID of a call; undefined for one of the caller that the service would replace.
 * @param own The caller's function.
 * @param callId The ID of the call, which is used without one.
 * @see Parameter `CorrelationId` of both contracts.
 */
export function correlationIdOf(own: (() => string) | undefined, callId: string): string | undefined {
  const id = own ? own() : callId;
  return /^[\w.:-]{1,64}$/.test(id) ? id : undefined;
}
