// Installs each tool into a folder of its own, at its pinned versions.

import { readFile } from "node:fs/promises";
import { install as installPackages } from "../lib/install.ts";
import type { Tool } from "./tool.ts";

interface Versions {
  /** Dependencies of the tools are resolved as they were on this day, so that a gate does not fail by itself. */
  date: string;
  packages: Record<string, string>;
}

/** The pinned versions, by package. */
export const versions = JSON.parse(await readFile(new URL("versions.json", import.meta.url), "utf8")) as Versions;

/**
 * Installs a tool, unless an earlier run has.
 * @param tool A row of the table of tools.
 * @returns The folder that holds its `node_modules`.
 * @throws UserError with npm's complaint when the packages cannot be had.
 */
export async function install({ name, packages }: Tool): Promise<string> {
  // A second version of a package has its major version in its key: msw@2.
  const pins = packages.map((key) => [key.replace(/(?<=.)@\d+$/, ""), versions.packages[key] ?? ""] as const);
  return installPackages({ room: "interop", name, date: versions.date, dependencies: Object.fromEntries(pins) });
}
