// Makes the folder of the reports, and reads files from it.

import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { UserError } from "../cli/command.ts";

/** Makes a folder and its missing parents. Node's `recursive` never returns where no folder can be made, as in /proc. */
function makeMissing(path: string): void {
  // With a trailing slash, only a folder exists, and not a file.
  if (existsSync(`${path}/`)) return;
  if (!existsSync(dirname(path))) makeMissing(dirname(path));
  mkdirSync(path);
}

/** The error for reports that cannot be written. */
export const unwritable = (error: unknown) =>
  new UserError(`the reports cannot be written: ${(error as Error).message}; name a folder that you can write to`, 2);

/** Makes the folder of the reports, before the run, so that an unwritable folder ends it at once. @throws UserError */
export function makeFolder(folder: string): void {
  try {
    makeMissing(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw unwritable(error);
  }
}

/** A file read as JSON; undefined when it is missing or malformed. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
