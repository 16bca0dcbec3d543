// Holds the report folder for one run: of two at once, the last would write over the other.

import { accessSync, constants, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder } from "../folder.ts";
import { SettingsError } from "./variables.ts";

/** The file that says which process holds the folder. */
const lockName = "run.lock";

/**
 * Makes a folder, unless it is there, and holds it until the process ends. What a process left that is dead is taken over.
 * @returns What gives it back; a folder that was made for it and is empty still goes, too.
 * @throws SettingsError when it cannot be written, or when another run holds it.
 */
export function claimFolder(folder: string): () => void {
  const made = makeWritable(folder);
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

/** @throws SettingsError when the process that holds the folder is alive, or is on another machine. */
function expectDead(folder: string, path: string): void {
  const { pid, host } = holderOf(path);
  if (host === hostname() && !isAlive(pid)) return;
  const who = pid === undefined ? "" : ` (process ${pid}${host === hostname() ? "" : ` on ${host}`})`;
  throw new SettingsError(
    `${folder} is in use by another run${who}; wait for its end, set STAGING_REPORT to another folder, or delete ${path} if that run is over`,
  );
}

function holderOf(path: string): { pid?: number; host?: string } {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as { pid: number; host: string };
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
