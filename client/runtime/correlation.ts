// The correlation id: the caller's own, or one of ours, so that a call without an answer can be found too.

/**
 * Makes the function that gives each call its id.
 * @param own The caller's function; without one the ids are a random word for the client and a running number.
 * @returns A function that gives undefined for an id that the service would replace, because that names nothing.
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
