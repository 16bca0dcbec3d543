// A digest of what generated/ is made from, so that a stale folder is noticed without regenerating it.

import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { root } from "./apis.ts";

const patterns = ["openapi/**/*.yaml", "scripts/lib/*.ts", "redocly.yaml", "package-lock.json"];

/**
 * Digest over the contract, the generators and the versions of the tools.
 * @returns SHA-256 as hexadecimal text.
 */
export async function sourcesDigest(): Promise<string> {
  const files: string[] = [];
  for (const pattern of patterns) for await (const file of glob(pattern, { cwd: root })) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(root + file))
      .update("\0");
  return hash.digest("hex");
}
