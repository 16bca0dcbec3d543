// Temporary folders of tests.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes an empty folder. It goes when the run has ended, as everything temporary does: see temporary.ts.
 * @param name What its name begins with.
 * @returns Its path, without a trailing slash.
 */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `${name}-`));
}
