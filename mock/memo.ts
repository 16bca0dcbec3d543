// Memoization by object: a result lives as long as its object.

/** A function that calls `make` once for each object, and then returns the same result. */
export function memoize<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (key) => {
    let result = known.get(key);
    if (result === undefined) {
      result = { value: make(key) };
      known.set(key, result);
    }
    return result.value;
  };
}
