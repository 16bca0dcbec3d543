// How the commands of a package are called from where they were found: a name alone is found by no shell in a project.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether this runs from an installed package, where there is no repository to name scripts and files of. */
export const isPackage = !import.meta.url.endsWith(".ts");

/**
 * How a command is called.
 * @param script In the repository, for example `npm run mock`.
 * @param program In an installed package, for example `finance-ramp-mock`.
 * @returns The script in the repository; in a package the program, with what a terminal needs to find it.
 */
export function calledAs(script: string, program: string): string {
  return isPackage ? callOf(fileURLToPath(import.meta.url), process.cwd()) + program : script;
}

/**
 * What stands before the name of a program of a package, so that the line runs in a terminal in the same folder.
 * @param file A file of the package, as a path.
 * @param cwd The folder that the program was called in.
 * @returns `npx ` in a project that has the package, `npx` with the package's address where npx has only fetched it,
 *   and nothing where the package is installed for the whole machine, or is not installed at all.
 */
export function callOf(file: string, cwd: string): string {
  const [root, name] = installationOf(file);
  if (root === undefined || name === undefined) return "";
  if (/[\\/]_npx[\\/]/.test(root)) return `npx --yes --package=${quoted(addressOf(root, name))} `;
  const isBelow = cwd === root || cwd.startsWith(`${root}/`) || cwd.startsWith(`${root}\\`);
  return isBelow ? "npx " : "";
}

/** A command without what stands before the name of its program. */
export function titleOf(command: string): string {
  return command.replace(/^npx (?:--yes --package=(?:'[^']*'|\S+) )?/, "");
}

/** The folder with `node_modules`, and the name of the package. A store such as that of pnpm is within it. */
function installationOf(file: string): [root?: string, name?: string] {
  const parts = file.split(/[\\/]node_modules[\\/]/);
  if (parts.length < 2) return [];
  return [parts[0] as string, /^(@[^\\/]+[\\/])?[^\\/]+/.exec(parts.at(-1) as string)?.[0] as string];
}

/** What npx fetched the package from, as it stands in the folder that npx made; a file wherever it is. */
function addressOf(root: string, name: string): string {
  try {
    const file = resolve(root, "package.json");
    const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
    const address = dependencies[name] as string;
    if (address.startsWith("file:")) return resolve(dirname(file), address.slice("file:".length));
    return /[:/]/.test(address) ? address : `${name}@${address}`;
  } catch {
    return name;
  }
}

/** For a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text}'`;
}
