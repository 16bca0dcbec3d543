// Packs the packages of this repository as npm would publish them, so that readers can install them from the site.

import { execFile } from "node:child_process";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../model/apis.ts";
import { digestOf, makeOnce } from "./cache.ts";

const run = promisify(execFile);

/** The packages, with the folder of each. */
export const packageFiles = [
  { room: "mock", file: "finance-ramp-mock.tgz", label: "finance-ramp-mock, the mock" },
  { room: "client", file: "finance-ramp-api.tgz", label: "finance-ramp-api, the client for TypeScript and JavaScript" },
  { room: "conformance", file: "finance-ramp-conformance.tgz", label: "finance-ramp-conformance, the contract tests" },
] as const;

/** The files that the packages are built from, as patterns. */
const sources = [
  "{client,mock,conformance}/**/*",
  "{cli,model,scripts}/**/*",
  "generated/*.json",
  "generated/{finance,ramp,auth}/*",
  "package.json",
];
const left = ["**/node_modules/**", "**/dist/**", "**/dist.*/**", "**/*.tgz", "*/LICENSE"];

/**
 * Waits until no other process has a lock, which is a folder.
 * @param folder Path of the lock. One that a killed process left behind is removed after a minute.
 * @returns Releases the lock.
 */
export async function lock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    const isMine = await mkdir(folder).then(
      () => true,
      () => false,
    );
    if (isMine) return () => rm(folder, { recursive: true, force: true });
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 60_000) await rm(folder, { recursive: true, force: true });
    else await pause(100);
  }
}

/** Packs one room into a file without a version in its name. */
async function packRoom(room: string, file: string, folder: string): Promise<void> {
  // A lock, because a parallel build would replace dist/ while npm reads it.
  const unlock = await lock(`${root}${room}/dist.lock`);
  try {
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: `${root}${room}` });
    await rename(join(folder, stdout.trim().split("\n").at(-1) ?? ""), join(folder, file));
  } finally {
    await unlock();
  }
}

/**
 * Packs the packages, unless an earlier build has packed the same sources.
 * @returns The folder that has them.
 */
export async function packPackages(): Promise<string> {
  return makeOnce("reference-packages", await digestOf(sources, left), async (folder) => {
    await Promise.all(packageFiles.map(({ room, file }) => packRoom(room, file, folder)));
  });
}
