// Makes the folder of the reports, and reads files of it.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { SettingsError } from "./plan/variables.ts";

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

/** A file as JSON; undefined when it cannot be read as that. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Makes the folder of the reports before the run, so that one that cannot be written is not noticed after it.
 * @returns What removes it where it was made for this and is empty still.
 * @throws SettingsError when it cannot be written.
 */
export function makeForReports(folder: string): () => void {
  try {
    return makeFolder(folder);
  } catch (error) {
    const { message } = error as Error;
    throw new SettingsError(`STAGING_REPORT cannot be written: ${message}; set it to a folder that you may write`);
  }
}
