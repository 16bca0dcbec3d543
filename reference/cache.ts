// What a build leaves for the next one, in node_modules/.cache: each folder has the digest of all that it is made of as its name.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../model/apis.ts";

/** How long a folder of other sources stays, in milliseconds: a build beside this one may still read it. */
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

/** Removes what was made of other sources long ago. */
async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > hour) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * A folder that is made once for its digest.
 * @param name What it is, without the digest.
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
    // Another build may have been quicker.
    await rename(building, folder).catch((error: Error) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}
