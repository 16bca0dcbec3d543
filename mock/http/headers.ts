// What Node's parsed headers do not tell of a request.

import type { IncomingMessage } from "node:http";

/**
 * Whether a header is there more than once: of several, Node keeps the first, and nobody can know which one is meant.
 * @param name Its name in lower case.
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}
