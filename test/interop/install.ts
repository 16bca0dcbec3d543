// Installs each tool into a folder of its own, outside the repository, where it stays for the next run.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { finish } from "./process.ts";
import type { Tool } from "./tool.ts";

interface Versions {
  /** Dependencies of the tools are resolved as they were on this day, so that a gate does not fail by itself. */
  date: string;
  packages: Record<string, string>;
}

const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "finance-ramp-api", "interop");
/** The pinned versions, by package. */
export const versions = JSON.parse(await readFile(new URL("versions.json", import.meta.url), "utf8")) as Versions;

/**
 * Installs a tool, unless an earlier run has.
 * @param tool A row of the table of tools.
 * @returns The folder that holds its `node_modules`.
 * @throws UserError with npm's complaint when the packages cannot be had.
 */
export async function install(tool: Tool): Promise<string> {
  // A second version of a package has its major version in its key: msw@2.
  const pins = tool.packages.map((key) => [key.replace(/(?<=.)@\d+$/, ""), versions.packages[key]] as const);
  const dependencies = Object.fromEntries(pins);
  const manifest = JSON.stringify({ private: true, type: "module", date: versions.date, dependencies });
  const hash = createHash("sha256").update(manifest).digest("hex").slice(0, 8);
  const folder = join(cache, `${tool.name.replaceAll(/[^\w.-]+/g, "-")}-${hash}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  await writeFile(join(half, "package.json"), manifest);
  // One tool's own modules are imported from its folder, whatever form of module this file is.
  await writeFile(join(half, "load.mjs"), "export const load = (specifier) => import(specifier);\n");
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline"];
  const options = { cwd: half, timeout: 300_000 };
  const { code, stderr } = await finish("npm", ["install", ...flags, `--before=${versions.date}`], options);
  if (code === 0) await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  else await rm(half, { recursive: true, force: true });
  if (code !== 0) throw new UserError(`cannot be installed: ${complaint(stderr)}`);
  return folder;
}

function complaint(stderr: string): string {
  const lines = stderr.split("\n").flatMap((line) => /^npm error (?!code |A complete log)(.+)$/.exec(line)?.[1] ?? []);
  return lines[0] ?? "npm gave no reason";
}
