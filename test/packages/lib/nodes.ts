// The versions of Node that the packages must run on, installed from the registry and kept for the next run.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "finance-ramp-api", "node");

/**
 * Installs a version of Node, unless an earlier run has.
 * @param version Its exact version.
 * @returns Path of the program.
 */
export async function nodeOf(version: string): Promise<string> {
  if (version === process.versions.node) return process.execPath;
  const folder = join(cache, version);
  const program = join(folder, "node_modules/node/bin/node");
  if (existsSync(program)) return program;
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  try {
    // The package fetches its program when it is installed, so its script may run.
    const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
    await writeFile(join(half, "package.json"), JSON.stringify(manifest));
    await run("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline"], { cwd: half });
    await rename(half, folder).catch(() => {});
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return program;
}
