// A copy of the mock with a contract of the wanted size.

import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { type JsonObject, operationsOf } from "../../model/document.ts";
import { multiply } from "../lib/multiply.ts";

/** What the mock runs on, beside its packages. */
const rooms = ["package.json", "cli", "model", "mock", "generated"];

/**
 * Makes a home for the measurement.
 * @param home Where; there is nothing yet.
 * @param times How many times the operations of the finance contract are there.
 * @param source The copy of the repository that it is made from.
 * @returns The finance contract as a file, and the number of its operations.
 */
export async function createHome(
  home: string,
  times: number,
  source = root,
): Promise<{ document: string; operations: number }> {
  const site = join(source, "generated/reference");
  for (const room of rooms)
    await cp(join(source, room), `${home}/${room}`, { recursive: true, filter: (path) => path !== site });
  // Packages come from the project, the cache of the mock is the home's own.
  await mkdir(`${home}/node_modules`);
  for (const name of await readdir(join(source, "node_modules")))
    if (name !== ".cache") await symlink(join(source, "node_modules", name), `${home}/node_modules/${name}`);
  const document = `${home}/generated/finance/openapi.json`;
  const contract = multiply(JSON.parse(await readFile(document, "utf8")) as JsonObject, times);
  await writeFile(document, JSON.stringify(contract));
  return { document, operations: [...operationsOf(contract)].length };
}
