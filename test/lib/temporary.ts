// One folder for everything temporary of a run, also of the programs that tests start; it is removed after the run. Node keeps
// compiled code there: the second process that loads a file takes a third of the time.

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Called by Vitest before the first test. @returns What it calls after the last. */
export function setup(): () => void {
  const before = { TMPDIR: process.env["TMPDIR"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };
  const folder = mkdtempSync(join(tmpdir(), "finance-ramp-tests-"));
  // PostgreSQL, which does not run as root, has its data below it.
  chmodSync(folder, 0o755);
  // The processes of the tests inherit it. They may be killed at their end, so none of them could tidy up.
  Object.assign(process.env, { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, "compiled") });
  return () => {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
