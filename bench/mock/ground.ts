// The ground of the measurement: a copy of the mock with a contract of the wanted size, and the peers.

import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { apis } from "../../mock/bundles.ts";
import { object } from "../../mock/contract/document.ts";
import type { JsonObject } from "../../mock/contract/types.ts";
import { peerPackages, scalarServer } from "./contestants.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Makes a home for the measurement.
 * @param times How many times the operations of the finance contract are there.
 * @returns Path of a temporary folder with `mock/` and `generated/`, and the number of operations.
 */
export async function createHome(times: number): Promise<{ home: string; operations: number }> {
  const home = await mkdtemp(`${tmpdir()}/bench-mock-`);
  await cp(`${root}mock`, `${home}/mock`, { recursive: true });
  await cp(`${root}package.json`, `${home}/package.json`);
  // Packages come from the project, the cache of the mock is the home's own.
  await mkdir(`${home}/node_modules`);
  for (const name of await packages()) await link(name, home);
  for (const api of apis) await cp(`${root}generated/${api}`, `${home}/generated/${api}`, { recursive: true });
  const file = `${home}/generated/finance/openapi.json`;
  const document = multiply(JSON.parse(await readFile(file, "utf8")) as JsonObject, times);
  await writeFile(file, JSON.stringify(document));
  return {
    home,
    operations: Object.values(object(document["paths"])).flatMap((item) => methodsOf(object(item))).length,
  };
}

async function packages(): Promise<string[]> {
  const { readdir } = await import("node:fs/promises");
  return (await readdir(`${root}node_modules`)).filter((name) => name !== ".cache");
}

function link(name: string, home: string): Promise<void> {
  return symlink(`${root}node_modules/${name}`, `${home}/node_modules/${name}`);
}

/** The contract with every path `times` times, under other prefixes and operation ids. */
function multiply(document: JsonObject, times: number): JsonObject {
  const paths = Object.entries(object(document["paths"]));
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const more = copies.flatMap((copy) =>
    paths.map(([path, item]) => [`/copy${copy}${path}`, renamed(object(item), `Copy${copy}`)] as const),
  );
  return { ...document, paths: Object.fromEntries([...more, ...paths]) };
}

function renamed(item: JsonObject, suffix: string): JsonObject {
  const clone = structuredClone(item);
  for (const method of methodsOf(clone)) {
    const operation = object(clone[method]);
    operation["operationId"] = `${operation["operationId"]}${suffix}`;
  }
  return clone;
}

function methodsOf(item: JsonObject): string[] {
  return ["get", "put", "post", "patch", "delete"].filter((method) => method in item);
}

/**
 * Installs the peers, once for each set of versions.
 * @returns Their folder; undefined when npm cannot install them, so that this mock and Prism are measured alone.
 */
export async function installPeers(): Promise<string | undefined> {
  const folder = `${tmpdir()}/bench-mock-peers-${peerPackages.join("_").replace(/[^\w.]+/g, "-")}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, '{"private":true}');
  await writeFile(`${folder}/scalar.mjs`, scalarServer);
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...peerPackages], {
    cwd: folder,
    stdio: "ignore",
  });
  return status === 0 ? folder : undefined;
}
