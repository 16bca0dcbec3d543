// The books of a data file that nobody has open, gone through.

import { auditLedger } from "../../../../mock/state/money/ledger.ts";
import { openDatabase } from "../../../../mock/state/storage/database.ts";

/** One line for each fault in the books of a file; none when they are whole. */
export function auditFile(file: string): string[] {
  const database = openDatabase(file, () => {
    throw new Error("the file is empty");
  });
  const faults = auditLedger(database);
  database.close();
  return faults;
}
