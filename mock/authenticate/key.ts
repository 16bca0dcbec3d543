// The key that access tokens are signed with.

import { readFile } from "node:fs/promises";

/** RFC 7518, section 3.2: a key of HS256 is at least as long as its hash. */
const least = 32;

/**
 * Checks a key.
 * @param given The key as text or bytes; white space around text is no part of it.
 * @returns The key; undefined where none is given.
 * @throws Error in one line when it is too short; the line never shows it.
 */
export function checkTokenKey(given: string | Buffer | undefined): Buffer | undefined {
  if (given === undefined) return undefined;
  const key = typeof given === "string" ? Buffer.from(given.trim()) : given;
  if (key.length >= least) return key;
  throw new Error(`the token key has ${key.length} bytes; it needs ${least} or more, such as: openssl rand -base64 32`);
}

/**
 * Reads a key from a file.
 * @throws Error in one line that names the file, when it cannot be read.
 */
export async function readTokenKey(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`the file ${file} of the token key ${missing ? "does not exist" : "cannot be read"}`);
  }
}
