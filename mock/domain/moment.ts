// Reads instants as RFC 3339 writes them, leap seconds included, which Date.parse does not know.

/**
 * The time of an instant.
 * @param text For example `2026-09-16T09:28:00Z`. A leap second (`23:59:60`) is read as the second after it.
 * @returns Milliseconds since 1970; NaN when it is no instant.
 */
export function momentOf(text: string): number {
  const [, head, tail] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:)60(.*)$/i.exec(text) ?? [];
  return head === undefined ? Date.parse(text) : Date.parse(`${head}59${tail}`) + 1000;
}
