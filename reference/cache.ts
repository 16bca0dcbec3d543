// A cache of build results in node_modules/.cache. The name of each folder is the digest of its sources.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../model/apis.ts";

/** How long an outdated folder stays, in milliseconds, because a parallel build may still read it. */
const hour = 3_600_000;

/** The digest of files below the repository, by their paths and contents. */
export async function digestOf(patterns: readonly string[], exclude: string[]): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, exclude, withFileTypes: true }))
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/** Removes outdated folders. */
async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > hour) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder, unless there is one for the digest.
 * @param name Name of the cache.
 * @param make Fills the folder it is given.
 * @returns The folder.
 */
export async function makeOnce(name: string, digest: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(root, "node_modules/.cache", name, digest);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  await tidy(dirname(folder));
  const building = await mkdtemp(`${folder}-`);
  try {
    await make(building);
    // A parallel build may have made the folder first.
    await rename(building, folder).catch((error: Error) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}
