// The built site: built once for the present sources, by whichever test file asks first.

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll } from "vitest";
import { root } from "../../model/apis.ts";
import { digestOf, makeOnce } from "../../reference/cache.ts";
import { lock } from "../../reference/packages.ts";
import { runScript } from "../lib/process.ts";

const cache = join(root, "node_modules/.cache");
const inputs = [
  "reference/**/*",
  "model/*.{ts,js}",
  "generated/*",
  "generated/{finance,ramp,auth}/*",
  "releases/**/*",
  "CHANGELOG.md",
];

/** @throws Error with what the build printed when it fails. */
async function build(out: string, flags: string[] = []): Promise<void> {
  const { code, stdout, stderr } = await runScript("reference/build.ts", ["--out", out, ...flags]);
  if (code !== 0) throw new Error(`npm run reference failed:\n${stdout}${stderr}`);
}

export async function siteFolder(): Promise<string> {
  const digest = await digestOf(inputs, ["**/.astro/**"]);
  await mkdir(cache, { recursive: true });
  // One test file builds, the others wait for it.
  const unlock = await lock(join(cache, "reference-site.lock"));
  return makeOnce("reference-site", digest, build).finally(unlock);
}

/** An empty folder from which the repository's packages are found; it goes with the test file that asks. */
export async function folderInside(name: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, `${name}-`));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of a site of another contract or with other releases, built without downloads. */
export async function buildSite(name: string, flagsOf: (folder: string) => Promise<string[]>): Promise<string> {
  const folder = await folderInside(name);
  const out = join(folder, "site");
  await build(out, ["--quick", ...(await flagsOf(folder))]);
  return out;
}
