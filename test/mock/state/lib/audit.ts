// Goes through the books of a data file that nobody has open.

import { auditLedger } from "../../../../mock/state/money/ledger.ts";
import { openFile } from "../../../../mock/store/file.ts";
import { Storage } from "../../../../mock/store/storage.ts";

/**
 * What is wrong with the books of a data file.
 * @param file Path of the file.
 * @returns One line for each fault.
 */
export function auditFile(file: string): string[] {
  const data = openFile(file);
  const storage = new Storage();
  const stored = data.read("main");
  data.close();
  if (stored !== undefined) storage.load(stored, Number.POSITIVE_INFINITY);
  return auditLedger(storage);
}
