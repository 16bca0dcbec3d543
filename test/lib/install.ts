// Installs packages that are no dependencies of ours, in a cache outside the repository.

import { createHash } from "node:crypto";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { runProcess } from "./process.ts";

export interface Installation {
  /** Folder of the cache. */
  room: string;
  /** Name of the folder within it. */
  name: string;
  /** The day, as YYYY-MM-DD, whose versions the dependencies of the packages have. */
  date: string;
  /** Exact versions by package. */
  dependencies: Record<string, string>;
  /** Is called before an installation, which takes a while. */
  say?(): void;
}

const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "finance-ramp-api");
/** With these, npm fails within a minute if it cannot reach the registry. */
const flags = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--no-package-lock",
  "--prefer-offline",
  "--fetch-retries=1",
  "--fetch-timeout=20000",
];

/**
 * Installs packages, unless an earlier run has.
 * @returns The folder that holds their `node_modules`.
 * @throws UserError with npm's complaint in one line when the packages cannot be had.
 */
export async function install({ room, name, date, dependencies, say }: Installation): Promise<string> {
  const manifest = JSON.stringify({ private: true, type: "module", date, dependencies });
  const hash = createHash("sha256").update(manifest).digest("hex").slice(0, 8);
  const folder = join(cache, room, `${name.replaceAll(/[^\w.-]+/g, "-").replace(/^-/, "")}-${hash}`);
  if (existsSync(folder)) return folder;
  say?.();
  // Half a folder would look like a whole one to the next run, so it has another name until it is whole.
  const half = `${folder}.${process.pid}`;
  const remove = () => rmSync(half, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);
  try {
    await fill(half, manifest, date);
    // Another process may have been quicker.
    await rename(half, folder).catch(() => {});
  } finally {
    remove();
    process.off("exit", remove);
  }
  return folder;
}

async function fill(folder: string, manifest: string, date: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), manifest);
  // Node finds packages from the file that imports them.
  await writeFile(join(folder, "load.mjs"), "export const load = (specifier) => import(specifier);\n");
  const command = ["npm", "install", ...flags, `--before=${date}`];
  const { code, stderr } = await runProcess(command, { cwd: folder, timeout: 300_000 });
  if (code !== 0)
    throw new UserError(`cannot be installed: ${code === 124 ? "npm took too long" : complaint(stderr)}`);
}

function complaint(stderr: string): string {
  if (/FetchError|network|ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/.test(stderr))
    return "the registry cannot be reached";
  const lines = stderr
    .split("\n")
    .flatMap((line) => /^npm error (?!code |A complete log)(.+)$/.exec(line)?.[1] ?? []);
  return lines[0] ?? "npm gave no reason";
}

/** The start of a command that runs a program of an installed package with the Node of this process. */
export function programOf(folder: string, name: string): string[] {
  return [process.execPath, "--no-deprecation", realpathSync(join(folder, "node_modules/.bin", name))];
}
