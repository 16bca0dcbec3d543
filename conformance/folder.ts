// Makes the folder of the reports, and reads files of it.

import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { UserError } from "../cli/command.ts";

/** Makes a folder and those above it that are missing. Node's own `recursive` never ends where a folder takes no other, as in /proc. */
function makeMissing(path: string): void {
  // A trailing slash tells a folder from a file.
  if (existsSync(`${path}/`)) return;
  if (!existsSync(dirname(path))) makeMissing(dirname(path));
  mkdirSync(path);
}

/** That reports cannot be written, in one line. */
export const unwritable = (error: unknown) =>
  new UserError(`the reports cannot be written: ${(error as Error).message}; name a folder that you may write`, 2);

/** Makes the folder of the reports; before a run, so that one that cannot be written is not noticed after it. @throws UserError */
export function makeFolder(folder: string): void {
  try {
    makeMissing(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw unwritable(error);
  }
}

/** A file as JSON; undefined when it cannot be read as that. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
