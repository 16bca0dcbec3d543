// The line of a request in the terminal, without secrets and control characters.

import type { Contract } from "../../../model/contract.ts";
import { maskTarget } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import type { SecretValues } from "../../secrets/values.ts";
import type { JournalEntry } from "./entry.ts";

/** Most characters of path and query. */
const longest = 200;

/** Time, request, status and duration in one line. */
export function lineOf(entry: JournalEntry, contracts: Contract[], secrets: SecretValues): string {
  const { time, method, target, status, operationId = "-", sandbox, duration } = entry;
  const shown = secrets.mask(maskTarget(target, hiddenOf(contracts, undefined).query)).slice(0, longest);
  const outcome = status === 0 || entry.drop !== undefined ? "dropped" : status;
  const at = new Date(time).toTimeString().slice(0, 8);
  const line = `${at} ${method} ${shown} ${outcome} ${operationId} ${duration} ms, sandbox ${sandbox.id}`;
  return line.replace(/[^\x20-\x7e]/g, "?").replace(/, sandbox main$/, "");
}
