// Properties that are computed at their first use, so that a consumer does not wait for parts that it never reads.

/**
 * Adds properties to an object. Each is computed when it is read for the first time, and kept.
 * @param target The object; it is changed.
 * @param makers Functions that compute the properties, by name.
 * @returns The object, with a property for each maker. Its properties can be spread and replaced like any other.
 */
export function withLazy<T extends object, L extends object>(target: T, makers: { [K in keyof L]: () => L[K] }): T & L {
  for (const [name, make] of Object.entries(makers) as [string, () => unknown][]) {
    const set = (value: unknown) =>
      Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
    const get = () => {
      const value = make();
      set(value);
      return value;
    };
    Object.defineProperty(target, name, { get, set, enumerable: true, configurable: true });
  }
  return target as T & L; // The loop has defined every property of L.
}
