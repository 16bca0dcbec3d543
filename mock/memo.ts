// What follows from an object and is made once: as long as the object is there, so is what was made of it.

/**
 * The function with its results kept by the object it is given: a contract gives the same again.
 * @param make Makes the result.
 */
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
