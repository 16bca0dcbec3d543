// What the build takes from the registry when it is first needed, and keeps: Postman's converter.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const here = fileURLToPath(new URL(".", import.meta.url));
const cache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "finance-ramp-api", "reference");
/** Where the registry cannot be reached, that is said within seconds. */
const quick = [
  "--prefer-offline",
  "--loglevel=error",
  "--fetch-retries=0",
  "--fetch-timeout=20000",
  "--no-audit",
  "--no-fund",
];

/** A tool of the build. */
interface Tool {
  /** What the site is without, where the tool cannot be had. */
  without: string;
  /** File that says which version is wanted; another version has another place in the cache. */
  pins: string;
  /** Puts the tool into a new folder. */
  install(folder: string): Promise<unknown>;
}

const tools = {
  postman: { without: "the Postman collections", pins: "postman/package-lock.json", install: installPostman },
} satisfies Record<string, Tool>;

type ToolName = keyof typeof tools;

/** The folders of the tools by name, without those that cannot be had. */
export type Tools = ReadonlyMap<ToolName, string>;

/**
 * Installs what an earlier build has not.
 * @returns Folders of the tools by name. A tool that cannot be had is left out, after a line that says so.
 */
export async function installTools(): Promise<Tools> {
  const folders = new Map<ToolName, string>();
  for (const name of Object.keys(tools) as ToolName[]) {
    try {
      folders.set(name, await installed(name, tools[name]));
    } catch (error) {
      console.warn(`  The site is without ${tools[name].without}: ${reasonOf(error as NpmError)}.`);
    }
  }
  return folders;
}

interface NpmError extends Error {
  stderr?: string;
}

/** What npm complained about, in one line. */
function reasonOf({ message, stderr = "" }: NpmError): string {
  return (
    /^npm error (?!code |errno |syscall |A complete log)(.+?)\.?$/m.exec(stderr)?.[1] ?? message.split("\n")[0] ?? ""
  );
}

async function installed(name: ToolName, { pins, install }: Tool): Promise<string> {
  const hash = createHash("sha256")
    .update(await readFile(here + pins))
    .digest("hex");
  const folder = join(cache, `${name}-${hash.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  // Half a tool would look like a whole one to the next build, so it has another name until it is whole.
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  try {
    await install(half);
    // Another build may have been quicker.
    await rename(half, folder).catch(() => {});
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return folder;
}

async function installPostman(folder: string): Promise<void> {
  for (const file of ["package.json", "package-lock.json"]) await cp(`${here}postman/${file}`, join(folder, file));
  await run("npm", ["ci", "--ignore-scripts", ...quick], { cwd: folder });
}
