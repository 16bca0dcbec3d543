// What Node's parsed headers do not tell of a request.

import type { IncomingMessage } from "node:http";

/**
 * Whether a header is there more than once: of several, Node keeps the first, and nobody can know which one is meant.
 * @param name Its name in lower case.
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  let count = 0;
  // Names and values alternate; most names differ in length, and are told apart by it.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] as string;
    if (given.length === name.length && given.toLowerCase() === name) count++;
  }
  return count > 1;
}
