// Holds the report folder for one run: of two at once, the last would write over the other.

import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder } from "../folder.ts";
import { SettingsError } from "./variables.ts";

/** The file that says which process holds the folder. */
export const lockName = "run.lock";

/**
 * Makes a folder, unless it is there, and holds it until the process ends. What a process left that is dead is taken over.
 * @returns What gives it back; a folder that was made for it and is empty still goes, too.
 * @throws SettingsError when it cannot be written, or when another run holds it.
 */
export function claimFolder(folder: string): () => void {
  const made = makeWritable(folder);
  const path = join(folder, lockName);
  const own = JSON.stringify({ pid: process.pid, host: hostname() });
  while (!isTaken(path, own)) giveWay(folder, path);
  const release = () => {
    process.off("exit", release);
    if (textOf(path) === own) rmSync(path, { force: true });
    for (const one of made.toReversed()) removeEmpty(one);
  };
  process.on("exit", release);
  return release;
}

/** A folder that cannot be written is told before the run, not after it. */
function makeWritable(folder: string): string[] {
  try {
    const made = makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return made;
  } catch (error) {
    const { message } = error as Error;
    throw new SettingsError(`STAGING_REPORT cannot be written: ${message}; set it to a folder that you may write`);
  }
}

function isTaken(path: string, own: string): boolean {
  try {
    writeFileSync(path, own, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Takes away what a dead process left. @throws SettingsError when the process is alive, or is on another machine. */
function giveWay(folder: string, path: string): void {
  const text = textOf(path);
  if (text === undefined && !existsSync(path)) return;
  const { pid, host } = holderOf(text ?? "");
  if (host !== hostname() || isAlive(pid)) {
    const who = pid === undefined ? "" : ` (process ${pid}${host === hostname() ? "" : ` on ${host}`})`;
    throw new SettingsError(
      `${folder} is in use by another run${who}; wait for its end, set STAGING_REPORT to another folder, or delete ${path} if that run is over`,
    );
  }
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process may have taken it over in between: that one has it.
    if (textOf(aside) !== text) linkSync(aside, path);
  } catch {
    // Somebody else was quicker; the next attempt says who.
  }
  rmSync(aside, { force: true });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function holderOf(text: string): { pid?: number; host?: string } {
  try {
    return JSON.parse(text) as { pid: number; host: string };
  } catch {
    return {};
  }
}

/** A signal 0 only asks. The number of this process was that of another one, which is dead. */
function isAlive(pid: number | undefined): boolean {
  if (pid === undefined || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has reports.
  }
}
