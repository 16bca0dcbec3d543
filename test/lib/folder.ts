// Temporary folders of tests.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../../model/apis.ts";

/**
 * Makes an empty folder. It goes when the run has ended, as everything temporary does: see temporary.ts.
 * @param name What its name begins with.
 * @returns Its path, without a trailing slash.
 */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `${name}-`));
}

/**
 * Whether a path of the repository is for good: not what a package or the site is built into. Other tests build while one copies,
 * and what is listed a moment ago is gone then.
 * @param path Any path below the repository, the repository itself included.
 */
export const isLasting = (path: string): boolean =>
  !/^\w+\/dist(\.\d+)?(\/|$)|^generated\/reference/.test(relative(root, path));
