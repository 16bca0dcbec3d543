// Makes the folder of the reports.

import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never ends where a folder takes no other, as in /proc.
 * @returns The folders that were missing, the innermost first.
 * @throws Error of `mkdir`, also where a file is in the way.
 */
function makeMissing(path: string): string[] {
  // A trailing slash tells a folder from a file.
  if (existsSync(`${path}/`)) return [];
  const above = existsSync(dirname(path)) ? [] : makeMissing(dirname(path));
  mkdirSync(path);
  return [path, ...above];
}

/**
 * Makes a folder that can be written.
 * @returns What removes the folders that were made for it and are empty still.
 * @throws Error of the file system.
 */
export function makeFolder(folder: string): () => void {
  const made = makeMissing(resolve(folder));
  accessSync(folder, constants.W_OK);
  return () => {
    try {
      for (const one of made) rmdirSync(one);
    } catch {
      // It has reports.
    }
  };
}
