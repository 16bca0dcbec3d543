// The built site for the tests: built once for the present sources, whichever test file asks first.

import { glob, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../model/apis.ts";
import { digestOf } from "../../../reference/cache.ts";
import { runScript } from "../../lib/process.ts";

const cache = join(root, "node_modules/.cache");
const inputs = [
  "reference/**/*",
  "model/*.{ts,js}",
  "generated/*",
  "generated/{finance,ramp,auth}/*",
  "releases/**/*",
  "CHANGELOG.md",
];

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Removes what former runs left: sites of other sources, and locks of runs that were killed. */
async function tidy(kept: string): Promise<void> {
  for await (const entry of glob("reference-*", { cwd: cache, withFileTypes: true })) {
    const path = join(cache, entry.name);
    if (path === kept || path === `${kept}.done`) continue;
    const age =
      Date.now() -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ));
    if (age > (entry.name.endsWith(".lock") ? 180_000 : 3_600_000)) await rm(path, { recursive: true, force: true });
  }
}

/**
 * The folder of the built site.
 * @throws Error with what the build printed when it fails.
 */
export async function siteFolder(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = join(cache, `reference-${await digestOf(inputs, ["**/.astro/**"])}`);
  await tidy(folder);
  const done = `${folder}.done`;
  if (await exists(done)) return folder;
  // Making a folder is atomic: one test file builds, the others wait for it.
  const lock = `${folder}.lock`;
  const mine = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (!mine) {
    for (let tries = 0; tries < 1500 && (await exists(lock)); tries++) await pause(200);
    if (await exists(done)) return folder;
    throw new Error("the build of the reference failed in another test file");
  }
  try {
    const { code, stdout, stderr } = await runScript("reference/build.ts", ["--out", folder]);
    if (code !== 0) throw new Error(`npm run reference failed:\n${stdout}${stderr}`);
    await writeFile(done, "");
    return folder;
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** A site of another contract or with other releases, built without downloads, and a folder for what it is made of. */
export async function buildSite(
  name: string,
  flagsOf: (folder: string) => Promise<string[]>,
): Promise<{ folder: string; out: string }> {
  await mkdir(cache, { recursive: true });
  // Below the repository: the pages' packages are found from there.
  const folder = await mkdtemp(join(cache, `${name}-`));
  const out = join(folder, "site");
  const { code, stdout, stderr } = await runScript("reference/build.ts", [
    ...["--quick", "--out", out],
    ...(await flagsOf(folder)),
  ]);
  if (code !== 0) throw new Error(`${stdout}${stderr}`);
  return { folder, out };
}
