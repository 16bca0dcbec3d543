// Prints what there is to test: operations and checks with the number of their requests, and one check in detail.

import { UserError } from "../../cli/command.ts";
import { nearest } from "../../cli/nearest.ts";
import { rowOf } from "../check-table.ts";
import type { Plan } from "../result.ts";

/** A check, as it is listed. */
export interface Explained {
  name: string;
  /** Whether it sends nothing of its own, and looks at every response. */
  looks: boolean;
}

/** How many requests a check sends in a run of everything; some need settings of their own. */
function sent({ checks }: Plan, { name, looks }: Explained): string {
  const requests = checks[name] ?? 0;
  if (looks) return "every response";
  return requests === 0 ? "on demand" : `${requests} ${requests === 1 ? "request" : "requests"}`;
}

/**
 * All operations and checks.
 * @param plan A run of everything.
 */
export function listLines(plan: Plan, checks: Explained[]): string[] {
  const width = Math.max(
    ...checks.map(({ name }) => name.length),
    ...plan.operations.map((one) => one.operationId.length),
  );
  return [
    "Operations, with the requests of a run with STAGING_WRITES=all:",
    ...plan.operations.map(
      ({ service, operationId, requests }) =>
        `  ${operationId.padEnd(width)}  ${service.padEnd(8)} ${requests} requests`,
    ),
    "Checks, with what each finds:",
    ...checks.map(
      (check) => `  ${check.name.padEnd(width)}  ${sent(plan, check).padEnd(14)}  ${rowOf(check.name)?.breach}`,
    ),
  ];
}

/**
 * One check in detail.
 * @param plan A run of everything.
 * @throws UserError for a name that is no check.
 */
export function explanation(name: string, checks: Explained[], plan: Plan): string[] {
  const check = checks.find((one) => one.name === name);
  const row = rowOf(name);
  if (check === undefined || row === undefined) {
    const near = nearest(
      name,
      checks.map((one) => one.name),
    );
    throw new UserError(`${name} is no check${near}; --list prints all of them`, 2);
  }
  return [
    name,
    `  finds    ${row.breach}`,
    `  source   contract: ${row.place}`,
    `  weight   ${row.weight}, unless a difference says another`,
    `  sends    ${check.looks ? "nothing of its own: it looks at every response" : sent(plan, check)}`,
    `Run it alone: --only ${name}`,
  ];
}
