// The books of a data file that nobody has open, gone through.

import { auditLedger } from "../../../../mock/state/money/ledger.ts";
import { openFile } from "../../../../mock/state/storage/file.ts";
import { Storage } from "../../../../mock/state/storage/storage.ts";

/** One line for each fault in the books of a file; none when they are whole. */
export function auditFile(file: string): string[] {
  const data = openFile(file);
  const storage = new Storage();
  const stored = data.read("main");
  data.close();
  if (stored !== undefined) storage.load(stored, Number.POSITIVE_INFINITY);
  return auditLedger(storage);
}
