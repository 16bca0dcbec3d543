// What npm would publish of a package: its files and sizes.

import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { complaintOf, npm } from "../tool.ts";

/** A package as npm would publish it. */
export interface Packed {
  /** Bytes of the tarball. */
  size: number;
  /** Bytes of its files. */
  unpackedSize: number;
  files: { path: string; size: number }[];
}

/**
 * Asks npm what it would publish; the package is built for that, in its dist/ folder, which is not committed.
 * @throws UserError when npm fails, with its first complaint.
 */
export async function packedAs(root: string, folder: string): Promise<Packed> {
  const result = await npm(["pack", "--dry-run", "--json", "--loglevel=error"], join(root, folder));
  if (result.code !== 0) throw new UserError(`npm pack of ${folder}/ failed: ${complaintOf(result)}`);
  // What a script of the package prints stands before it.
  return (JSON.parse(result.stdout.slice(result.stdout.search(/^\[/m))) as [Packed])[0];
}
