// The command lines in messages: `npm run mock` in the repository, `npx finance-ramp-mock` in a project.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether this code runs from a built package, where messages cannot name npm scripts and files of the repository. */
export const isPackage = !import.meta.url.endsWith(".ts");

/**
 * The command line that starts a program.
 * @param script The command in the repository, for example `npm run mock`.
 * @param program The command of the package, for example `finance-ramp-mock`.
 * @returns `script` in the repository; in a package, `program` with the prefix that the terminal needs.
 */
export function calledAs(script: string, program: string): string {
  return isPackage ? callOf(fileURLToPath(import.meta.url), process.cwd()) + program : script;
}

/**
 * The prefix with which a program of a package runs in a terminal in the same folder.
 * @param file A file of the package, as a path.
 * @param cwd The folder in which the program was started.
 * @returns `npx ` in a project that has installed the package, `npx` with the package's address where npx only fetched
 *   the package, and an empty text for a global installation or none.
 */
export function callOf(file: string, cwd: string): string {
  const [root, name] = installationOf(file);
  if (root === undefined || name === undefined) return "";
  if (/[\\/]_npx[\\/]/.test(root)) return `npx --yes --package=${quoted(addressOf(root, name))} `;
  const isBelow = cwd === root || cwd.startsWith(`${root}/`) || cwd.startsWith(`${root}\\`);
  return isBelow ? "npx " : "";
}

/** A command without its `npx` prefix. */
export function titleOf(command: string): string {
  return command.replace(/^npx (?:--yes --package=(?:'[^']*'|\S+) )?/, "");
}

/** The folder with the outermost `node_modules`, and the name of the package. pnpm nests a second `node_modules`. */
function installationOf(file: string): [root?: string | undefined, name?: string | undefined] {
  const parts = file.split(/[\\/]node_modules[\\/]/);
  if (parts.length < 2) return [];
  return [parts[0], /^(@[^\\/]+[\\/])?[^\\/]+/.exec(parts.at(-1) ?? "")?.[0]];
}

/** Where npx fetched the package from, by `package.json` of its cache folder; the path of a file becomes absolute. */
function addressOf(root: string, name: string): string {
  try {
    const file = resolve(root, "package.json");
    const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
    const address = dependencies[name] as string; // A missing one throws in the next line.
    if (address.startsWith("file:")) return resolve(dirname(file), address.slice("file:".length));
    return /[:/]/.test(address) ? address : `${name}@${address}`;
  } catch {
    return name;
  }
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text}'`;
}
