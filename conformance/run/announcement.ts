// The lines that a run prints at its start, its progress, and the lists of operations and checks.

import type { Operation } from "../../model/operations.ts";
import { rowOf } from "../check-table.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import type { Target, Writes } from "../plan/target.ts";
import { type Only, wants } from "./only.ts";

const writesOf: Record<Writes, string> = {
  none: "nothing is changed",
  removable: "what can be undone is created, settled and approved; invitations and payment sessions stay",
  all: "everything is called",
};

/** How many requests a run makes, how fast, and what it writes: printed before the first of them. */
export function planLines({ origins, most, rate, writes, deliveries }: Target): string[] {
  const size = most === undefined ? "All requests" : `At most ${most} requests`;
  const pace = rate === undefined ? "as fast as the services respond, 8 at a time" : `${rate} a second`;
  return [
    ...Object.entries(origins).map(([service, origin]) => `${service.padEnd(8)} ${origin}`),
    `${size}, ${pace}; ${writesOf[writes]}.`,
    ...(deliveries === undefined ? [] : [`Each delivery is waited for up to ${deliveries.wait} s.`]),
    ...(most === undefined
      ? []
      : ["--full sends all requests that change nothing; STAGING_WRITES=1 also those that can be undone."]),
  ];
}

const lineOf = ({ api, operationId, method }: Operation) => `  ${api.padEnd(8)} ${operationId} (${method})`;

/** The operations that a run may call with requests that succeed. */
export function operationLines(contracts: Contracts, { origins, writes }: Target, only: Only): string[] {
  const called = operationsIn(contracts).filter(
    (operation) =>
      origins[operation.api] !== undefined &&
      wants(only, operation.operationId) &&
      refusalToCall(operation, writes) === undefined,
  );
  const changes = called.filter((operation) => effectOf(operation) !== "safe");
  const reads = called.filter((operation) => effectOf(operation) === "safe");
  return ["Changes something:", ...changes.map(lineOf), "Changes nothing:", ...reads.map(lineOf)];
}

/**
 * Shows the progress of a run until `end` is called: in one changing line of a terminal, else in few lines.
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
