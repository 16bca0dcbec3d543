// Temporary folders of tests.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/**
 * Makes an empty folder. It goes when the file of tests has ended, whatever became of them.
 * @param name What its name begins with.
 * @returns Its path, without a trailing slash.
 */
export function temporaryFolder(name: string): string {
  if (made.length === 0) process.once("exit", removeAll);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  made.push(folder);
  return folder;
}

function removeAll(): void {
  // A process of the tests may still write.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
