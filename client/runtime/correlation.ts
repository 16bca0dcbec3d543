// The correlation ID: the caller's own or a generated one, so that a request without a response can be traced, too.

/**
 * Creates the function that returns the ID of each request.
 * @param own The caller's function. Without one, the IDs are a random word for the client and a counter.
 * @returns A function that returns undefined for an ID that the service would replace.
 * @see Parameter `CorrelationId` of both contracts.
 */
export function correlationIds(own: (() => string) | undefined): () => string | undefined {
  const word = Math.random().toString(36).slice(2);
  let count = 0;
  return () => {
    const id = own ? own() : `${word}:${++count}`;
    return /^[\w.:-]{1,64}$/.test(id) ? id : undefined;
  };
}
