// Tools that are not ours to depend on: installed beside the system's temporary files, never into the project.

import { existsSync, realpathSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finish } from "./processes.ts";

/**
 * Installs packages into a folder of their own, unless an earlier run has: two tools in one folder would share
 * dependencies, and take those of the wrong version.
 * @param packages With their exact versions; the first one names the folder.
 * @returns The folder; undefined when the registry cannot be reached.
 */
export async function install(packages: string[]): Promise<string | undefined> {
  const [first = ""] = packages;
  const folder = join(tmpdir(), `bench-contract-${first.replaceAll(/[^\w.-]+/g, "-")}`);
  if (existsSync(folder)) return folder;
  console.log(`  installing ${packages.join(" ")} …`);
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=20000"];
  const code = await finish(["npm", "install", "--prefix", half, ...options, ...packages], { cwd: half });
  if (code === 0) await rename(half, folder);
  else await rm(half, { recursive: true, force: true });
  return code === 0 ? folder : undefined;
}

/** A program of an installed package, to be run with the Node of this process. */
export function programOf(folder: string, name: string): string[] {
  return [process.execPath, "--no-deprecation", realpathSync(join(folder, "node_modules/.bin", name))];
}
