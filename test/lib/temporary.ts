// One folder for everything temporary of a run of the tests, also of the programs they start; it goes when the run has ended.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Called by Vitest before the first test. @returns What it calls after the last. */
export function setup(): () => void {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "finance-ramp-tests-"));
  // The processes of the tests inherit it. They may be killed at their end, so none of them could tidy up.
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
