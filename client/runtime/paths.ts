// Path parameters: each value is encoded as one segment, and a value that would change the path is refused.

// `.` and `..` are dot segments, which URL parsers remove even if they are percent-encoded.
const refused = /^(undefined|null|\.{0,2})$/;

/**
 * Puts path parameters into a URL.
 * @param path Origin and path template.
 * @param values Path parameters by name.
 * @returns The URL, with each parameter percent-encoded as one segment.
 * @throws TypeError with the name of a parameter that is missing, empty, `.` or `..`.
 */
export function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (refused.test(value)) throw new TypeError(`${path}: ${name} is missing, empty, "." or ".."`);
    return encodeURIComponent(value);
  });
}
