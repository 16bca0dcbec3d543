// What npm would publish of a package: its files and sizes.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { UserError } from "../../cli/command.ts";

/** A package as npm would publish it. */
export interface Packed {
  /** Bytes of the tarball. */
  size: number;
  /** Bytes of its files. */
  unpackedSize: number;
  files: { path: string; size: number }[];
}

const run = promisify(execFile);

/**
 * Asks npm what it would publish; the package is built for that, in its dist/ folder, which is not committed.
 * @param root The repository.
 * @param folder Folder of the package.
 * @throws UserError when npm fails, with its first complaint.
 */
export async function packedAs(root: string, folder: string): Promise<Packed> {
  try {
    const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--loglevel=error"], {
      cwd: join(root, folder),
      maxBuffer: 2 ** 26,
    });
    // What a script of the package prints stands before it.
    return (JSON.parse(stdout.slice(stdout.search(/^\[/m))) as [Packed])[0];
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new UserError(`npm pack of ${folder}/ failed: ${(stderr || message).trim().split("\n")[0]}`);
  }
}
