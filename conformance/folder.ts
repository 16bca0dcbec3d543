// Makes the folder of the reports.

import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never ends where a folder takes no other, as in /proc.
 * @returns The folders that were missing, the outermost first.
 * @throws Error of `mkdir`, also where a file is in the way.
 */
export function makeFolder(folder: string): string[] {
  const path = resolve(folder);
  // A trailing slash tells a folder from a file.
  if (existsSync(`${path}/`)) return [];
  const above = existsSync(dirname(path)) ? [] : makeFolder(dirname(path));
  mkdirSync(path);
  return [...above, path];
}
