// The package as users get it: packed by npm, and installed into a project of its own.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../model/apis.ts";

const run = promisify(execFile);

/** A project that has installed the package. */
export interface Project {
  /** Its folder, with a trailing slash. */
  folder: string;
  /** The packed package. */
  tarball: string;
  /** Runs a file of the project with Node; gives what it printed. */
  node(file: string): Promise<string>;
  /** Takes the project away. */
  remove(): Promise<void>;
}

/**
 * Packs the package, which builds it, and installs it into a new project with nothing else in it.
 * @returns The project; it is an ES module project.
 */
export async function installPackage(): Promise<Project> {
  const folder = `${await mkdtemp(join(tmpdir(), "finance-ramp-api-"))}/`;
  await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root });
  const { name, version } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as Record<string, string>;
  const tarball = `${folder}${name}-${version}.tgz`;
  await writeFile(`${folder}package.json`, JSON.stringify({ name: "user", private: true, type: "module" }));
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  await run("npm", ["install", ...quiet, tarball], { cwd: folder });
  // For the runs with Node's own types; a user has them from the registry.
  await mkdir(`${folder}node_modules/@types`, { recursive: true });
  for (const types of ["@types/node", "undici-types"])
    await cp(`${root}node_modules/${types}`, `${folder}node_modules/${types}`, { recursive: true });
  return {
    folder,
    tarball,
    node: async (file) => (await run(process.execPath, [file], { cwd: folder })).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
