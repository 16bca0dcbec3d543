// A package as users get it: packed by npm, and installed into a project with nothing else in it.

import type { ChildProcess } from "node:child_process";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../model/apis.ts";
import { lock } from "../../reference/tools/packages.ts";

const run = promisify(execFile);

/** The rooms that are packages. */
export const packages = ["client", "mock", "conformance"] as const;

/** What the tests read of a package.json. */
export interface Manifest {
  name: string;
  version: string;
  engines: { node: string };
  bin?: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  exports: Record<string, unknown>;
}

/** A packed package. */
export interface Packed {
  manifest: Manifest;
  tarball: string;
  /** Takes the file away. */
  remove(): Promise<void>;
}

/** A project that has installed a package. */
export interface Project {
  /** Its folder, with a trailing slash. */
  folder: string;
  /** Runs a file of the project with Node; gives what it printed. */
  node(file: string): Promise<string>;
  /** Starts a command of the package. */
  start(command: string, args: string[], env?: Record<string, string>): ChildProcess;
  /** Takes the project away. */
  remove(): Promise<void>;
}

/** The package.json of a room. */
export async function manifestOf(room: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${root}${room}/package.json`, "utf8")) as Manifest;
}

/** Packs a package, which builds it. One at a time: another build would replace dist/ while npm reads it. */
export async function pack(room: string): Promise<Packed> {
  const folder = `${await mkdtemp(join(tmpdir(), "finance-ramp-packed-"))}/`;
  const unlock = await lock(`${root}${room}/dist.lock`);
  try {
    await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: `${root}${room}` });
  } finally {
    await unlock();
  }
  const manifest = await manifestOf(room);
  return {
    manifest,
    tarball: `${folder}${manifest.name}-${manifest.version}.tgz`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Installs a packed package into a new project.
 * @param packed The package.
 * @param node The Node that runs it; that of the tests when left out.
 * @returns The project; it is an ES module project.
 */
export async function installPacked({ tarball, manifest }: Packed, node = process.execPath): Promise<Project> {
  const folder = `${await mkdtemp(join(tmpdir(), "finance-ramp-user-"))}/`;
  await writeFile(`${folder}package.json`, JSON.stringify({ name: "user", private: true, type: "module" }));
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  await run("npm", ["install", ...quiet, tarball], { cwd: folder });
  // For the runs with Node's own types; a user has them from the registry.
  await mkdir(`${folder}node_modules/@types`, { recursive: true });
  for (const types of ["@types/node", "undici-types"])
    await cp(`${root}node_modules/${types}`, `${folder}node_modules/${types}`, { recursive: true });
  return {
    folder,
    node: async (file) => (await run(node, [file], { cwd: folder })).stdout,
    start(command, args, env = {}) {
      const file = `${folder}node_modules/${manifest.name}/${manifest.bin?.[command]}`;
      return spawn(node, [file, ...args], {
        cwd: folder,
        env: { ...process.env, npm_lifecycle_event: undefined, ...env },
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
