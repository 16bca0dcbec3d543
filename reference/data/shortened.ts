// An example cut down to what fits beside a text.

/**
 * A value with one entry in each list.
 * @param value JSON value of an example.
 * @returns A copy; everything but the lists is as it was.
 */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
