// Makes the folder of the reports, and holds it for one run: of two at once, the last would write over the other.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
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

/** The file that says which process holds the folder. */
const lockName = "run.lock";

/**
 * Makes a folder and holds it until the process ends. What a process left that is dead is taken over.
 * @returns What gives it back, and removes it where it was made for this and is empty still.
 * @throws SettingsError when it cannot be written, or when another run holds it.
 */
export function holdFolder(folder: string): () => void {
  const removeEmpty = makeForReports(folder);
  const path = join(folder, lockName);
  const own = JSON.stringify({ pid: process.pid, host: hostname() });
  try {
    writeFileSync(path, own, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    expectDead(folder, path);
    writeFileSync(path, own);
  }
  const release = () => {
    process.off("exit", release);
    rmSync(path, { force: true });
    removeEmpty();
  };
  process.on("exit", release);
  return release;
}

/** Reports a folder that cannot be written before the run, not after it. */
function makeForReports(folder: string): () => void {
  try {
    return makeFolder(folder);
  } catch (error) {
    const { message } = error as Error;
    throw new SettingsError(`STAGING_REPORT cannot be written: ${message}; set it to a folder that you may write`);
  }
}

/** @throws SettingsError when the process that holds the folder is alive, or is on another machine. */
function expectDead(folder: string, path: string): void {
  const { pid, host } = (jsonIn(path) ?? {}) as { pid?: number; host?: string };
  if (host === hostname() && !isAlive(pid)) return;
  const who = pid === undefined ? "" : ` (process ${pid}${host === hostname() ? "" : ` on ${host}`})`;
  throw new SettingsError(
    `${folder} is in use by another run${who}; wait for its end, set STAGING_REPORT to another folder, or delete ${path} if that run is over`,
  );
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
