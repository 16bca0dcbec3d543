// Prints what a run is going to send and how far it is, and what there is to test.

import { UserError } from "../../cli/command.ts";
import { nearest } from "../../cli/nearest.ts";
import { rowOf } from "../check-table.ts";
import type { RunPlan } from "../result.ts";

/** `40 s`, `3 min` or `1 h 5 min`. */
export function timeOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function rows(entries: Iterable<[name: string, requests: number]>): string[] {
  return [...entries].map(([name, requests]) => `  ${String(requests).padStart(6)}  ${name}`);
}

/** How a run is going to be. */
interface PlanOptions {
  /** Whether each phase and operation has a line. */
  whole: boolean;
  /** Requests that the run may make; undefined when it may make all. */
  most?: number | undefined;
  writes: "none" | "removable" | "all";
  /** Seconds that a delivery is waited for; undefined when none are received. */
  wait?: number | undefined;
}

const writesOf: Record<PlanOptions["writes"], string> = {
  none: "nothing is changed",
  removable: "what can be undone is created, settled and approved; invitations and payment sessions stay",
  all: "everything is called",
};

/** A plan, ready to print: what is sent, how long it takes, and what it writes. It shows no value. */
export function planLines(plan: RunPlan, { whole, most, writes, wait }: PlanOptions): string[] {
  const { requests, rate } = plan;
  const phases = new Map<string, number>();
  for (const { name, requests } of plan.phases) phases.set(name, (phases.get(name) ?? 0) + requests);
  const operations = plan.operations.map(({ service, operationId, method, requests }): [string, number] => [
    `${service} ${operationId} (${method})`,
    requests,
  ]);
  const size = most === undefined ? `about ${requests} requests` : `at most ${most} requests`;
  // The first request goes out at once.
  const length =
    rate === undefined
      ? "as fast as the services respond, at most 8 at a time"
      : `about ${timeOf((requests - 1) / rate)} at ${rate} a second`;
  return [
    ...(whole ? ["Plan:", ...rows(phases), "By operation:", ...rows(operations)] : []),
    `${size}, ${length}; ${writesOf[writes]}.`,
    ...(phases.has("deliveries")
      ? [`Deliveries take their time beside that: each is waited for up to ${wait} s.`]
      : []),
    ...(most === undefined ? [] : ["--full tests all that changes nothing; STAGING_WRITES=1 also what can be undone."]),
  ];
}

/** How far a run is: what was sent of what was planned, and the time left at the speed so far. */
export function progressLine(plan: RunPlan, sent: number, seconds: number): string {
  if (sent === 0 || sent >= plan.requests) return `${sent} requests`;
  const left = ((plan.requests - sent) * seconds) / sent;
  return `${sent} of about ${plan.requests} requests, about ${timeOf(left)} left`;
}

/** Seconds after which a line of progress is printed where lines stay; there are no more, so that a run prints few. */
const times = [10, 30, 120, 600, 1800, 7200];

/**
 * Tells how far a run is, until it is ended: in one line of a terminal that changes, else in few lines.
 * @param tell Makes the line.
 */
export function showProgress(tell: (seconds: number) => string, terminal: NodeJS.WriteStream): { end(): void } {
  const start = performance.now();
  const due = [...times];
  const show = () => {
    const seconds = (performance.now() - start) / 1000;
    if (terminal.isTTY) terminal.write(`\r\u001b[K${tell(seconds)}`);
    else if (seconds >= (due[0] ?? Number.POSITIVE_INFINITY)) {
      due.shift();
      terminal.write(`${tell(seconds)}\n`);
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

/** A check, as it is listed. */
export interface Explained {
  name: string;
  /** Whether it sends no requests, and looks at every response. */
  looks: boolean;
}

/** How many requests a check sends in a run of everything; some need settings of their own. */
function sent({ checks }: RunPlan, { name, looks }: Explained): string {
  const requests = checks[name] ?? 0;
  if (looks) return "every response";
  return requests === 0 ? "on demand" : `${requests} ${requests === 1 ? "request" : "requests"}`;
}

/**
 * All operations and checks.
 * @param plan A run of everything.
 */
export function listLines(plan: RunPlan, checks: Explained[]): string[] {
  const names = [...checks.map(({ name }) => name), ...plan.operations.map(({ operationId }) => operationId)];
  const width = Math.max(...names.map(({ length }) => length));
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
export function explanation(name: string, checks: Explained[], plan: RunPlan): string[] {
  const check = checks.find((one) => one.name === name);
  const row = rowOf(name);
  if (check === undefined || row === undefined) {
    const names = checks.map((one) => one.name);
    throw new UserError(`${name} is no check${nearest(name, names)}; --list prints all of them`, 2);
  }
  return [
    name,
    `  finds    ${row.breach}`,
    `  source   contract: ${row.place}`,
    `  weight   ${row.weight}, unless a difference says another`,
    `  sends    ${check.looks ? "no requests: it looks at every response" : sent(plan, check)}`,
    `Run it alone: --only ${name}`,
  ];
}
