// Prints what a run may send and how far it is, and what there is to test.

import type { Operation } from "../../model/operations.ts";
import { rowOf } from "../check-table.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import type { ServiceName } from "../exchange.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import type { Target, Writes } from "../plan/target.ts";
import { type Only, wants } from "./only.ts";

const writesOf: Record<Writes, string> = {
  none: "nothing is changed",
  removable: "what can be undone is created, settled and approved; invitations and payment sessions stay",
  all: "everything is called",
};

/** How many requests a run makes, how fast, and what it writes: said before the first of them. */
export function planLines({ origins, most, rate, writes, deliveries }: Target): string[] {
  const size = most === undefined ? "All requests" : `At most ${most} requests`;
  const pace = rate === undefined ? "as fast as the services respond, 8 at a time" : `${rate} a second`;
  return [
    ...Object.entries(origins).map(([service, origin]) => `${service.padEnd(8)} ${origin}`),
    `${size}, ${pace}; ${writesOf[writes]}.`,
    ...(deliveries === undefined ? [] : [`Each delivery is waited for up to ${deliveries.wait} s.`]),
    ...(most === undefined ? [] : ["--full tests all that changes nothing; STAGING_WRITES=1 also what can be undone."]),
  ];
}

const lineOf = ({ api, operationId, method }: Operation) => `  ${api.padEnd(8)} ${operationId} (${method})`;

/** The operations that a run may call with requests that succeed. */
export function operationLines(contracts: Contracts, { origins, writes }: Target, only: Only): string[] {
  const called = operationsIn(contracts).filter(
    (operation) =>
      origins[operation.api as ServiceName] !== undefined &&
      wants(only, operation.operationId) &&
      refusalToCall(operation, writes) === undefined,
  );
  const changes = called.filter((operation) => effectOf(operation) !== "safe");
  const reads = called.filter((operation) => effectOf(operation) === "safe");
  return ["Changes something:", ...changes.map(lineOf), "Changes nothing:", ...reads.map(lineOf)];
}

/**
 * Tells how far a run is, until it is ended: in one line of a terminal that changes, else in few lines.
 * @param tell Makes the line.
 */
export function showProgress(tell: () => string, terminal: NodeJS.WriteStream): { end(): void } {
  const start = performance.now();
  // Without a terminal, each line comes four times as late as the one before, so that a run prints few.
  let due = 10;
  const show = () => {
    const seconds = (performance.now() - start) / 1000;
    if (terminal.isTTY) terminal.write(`\r\u001b[K${tell()}`);
    else if (seconds >= due) {
      due *= 4;
      terminal.write(`${tell()}\n`);
    }
  };
  const timer = setInterval(show, 1000);
  return {
    end() {
      clearInterval(timer);
      if (terminal.isTTY) terminal.write("\r\u001b[K");
    },
  };
}

/** All operations, and all checks with what each finds, its source and its weight. */
export function listLines(contracts: Contracts, checks: { name: string }[]): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [
    "Operations:",
    ...operationsIn(contracts).map(lineOf),
    "Checks, with what each finds, where the contract has the rule, and how certain it is:",
    ...checks.map(({ name }) => {
      const { breach, place, weight } = rowOf(name) ?? {};
      return `  ${name.padEnd(width)}  ${breach} (${place}; ${weight})`;
    }),
  ];
}
