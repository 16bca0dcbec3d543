// The packages as users get them: packed and installed once for all test files of a run.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { root } from "../../model/apis.ts";
import { lock, packageFiles, packPackages } from "../../reference/packages.ts";
import { install } from "../lib/install.ts";
import { printed, runProcess, startProcess, stopProcess } from "../lib/process.ts";

const run = promisify(execFile);

export const packages = ["client", "mock", "conformance"] as const;

export interface Manifest {
  name: string;
  version: string;
  engines: { node: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
}

export async function manifestOf(room: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${root}${room}/package.json`, "utf8")) as Manifest;
}

/** The file of a package; one test file packs at a time. */
export async function tarballOf(room: string): Promise<string> {
  const unlock = await lock(join(tmpdir(), "packing.lock"));
  try {
    const { file = "" } = packageFiles.find((one) => one.room === room) ?? {};
    return join(await packPackages(), file);
  } finally {
    await unlock();
  }
}

const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];

/** Installs a package into an empty project, unless another test file of this run has. */
export async function installPackage(room: string): Promise<string> {
  const folder = join(tmpdir(), `user-of-${room}`);
  const tarball = await tarballOf(room);
  const unlock = await lock(`${folder}.lock`);
  try {
    if (existsSync(folder)) return `${folder}/`;
    const half = `${folder}.half`;
    await rm(half, { recursive: true, force: true });
    await mkdir(half);
    await writeFile(`${half}/package.json`, JSON.stringify({ name: "user", private: true, type: "module" }));
    await run("npm", ["install", ...quiet, tarball], { cwd: half });
    const types = `${half}/node_modules/@types/node`;
    await mkdir(dirname(types), { recursive: true });
    if (!existsSync(types)) await symlink(`${root}node_modules/@types/node`, types);
    await rename(half, folder);
    return `${folder}/`;
  } finally {
    await unlock();
  }
}

/** Links tools that users have into a project, as they were on a day. */
export async function addTools(folder: string, name: string, dependencies: Record<string, string>): Promise<void> {
  const from = join(await install({ room: "test", name, date: "2026-11-22", dependencies }), "node_modules");
  for (const file of await readdir(from)) {
    const names = file.startsWith("@") ? (await readdir(join(from, file))).map((one) => join(file, one)) : [file];
    for (const one of names) {
      const link = join(folder, "node_modules", one);
      await mkdir(dirname(link), { recursive: true });
      if (!existsSync(link)) await symlink(join(from, one), link);
    }
  }
}

export async function oldestNode(room: string): Promise<string> {
  const [, least = ""] = /^(?:>=|\^)(\d+\.\d+)/.exec((await manifestOf(room)).engines.node) ?? [];
  return nodeOf(`${least}.0`);
}

export async function nodeOf(version: string): Promise<string> {
  const dependencies = { [`node-${process.platform}-${process.arch}`]: version };
  const folder = await install({ room: "node", name: version, date: "2026-11-22", dependencies });
  return join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
}

export async function output(cwd: string, command: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, { cwd, timeout: 240_000 });
  expect(code, stdout + stderr).toBe(0);
  return stdout.trim();
}

/** Starts the mock of its package; gives its addresses. */
export async function startPackagedMock() {
  const cwd = await installPackage("mock");
  const ports = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
  const command = [process.execPath, `${cwd}node_modules/.bin/finance-ramp-mock`, ...ports];
  const child = startProcess(command, { cwd, output: "pipe" });
  const text = await printed(child, "Ctrl-C");
  const of = (api: string) => new RegExp(`^${api} +(\\S+)`, "m").exec(text)?.[1] ?? "";
  return { finance: of("finance"), ramp: of("ramp"), auth: of("auth"), stop: () => stopProcess(child) };
}
