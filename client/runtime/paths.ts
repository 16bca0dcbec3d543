// Path parameters: everything is encoded whole, and what would make the path another one is refused.

// `.` and `..` are dot segments, which URL parsers remove even when they are percent-encoded.
const refused = ["undefined", "null", "", ".", ".."];

/**
 * Puts path parameters into an address.
 * @param path Origin and path template.
 * @param values Path parameters by name.
 * @returns The address, each parameter percent-encoded into one segment.
 * @throws TypeError with the name of a parameter that is missing, empty, `.` or `..`.
 */
export function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = `${values[name]}`;
    if (refused.includes(value)) throw new TypeError(`${path}: ${name} is missing, empty, "." or ".."`);
    return encodeURIComponent(value);
  });
}
