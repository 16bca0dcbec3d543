// Prints what a run is going to send, and how far it is.

import type { Plan } from "../result.ts";

/** `40 s`, `3 min` or `1 h 5 min`. */
export function timeOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long the requests take at the rate; the first goes out at once. */
function lengthOf({ requests, rate }: Plan): string {
  if (rate === undefined) return "as fast as the services respond, at most 8 at a time";
  return `about ${timeOf((requests - 1) / rate)} at ${rate} a second`;
}

function rows(entries: [string, number][]): string[] {
  return entries.map(([name, requests]) => `  ${String(requests).padStart(6)}  ${name}`);
}

/** How a run is going to be: one line for each phase, and the sum. */
export interface PlanOptions {
  /** Whether each phase and operation has a line. */
  whole: boolean;
  /** Requests that the run may make; undefined when it may make all. */
  most?: number | undefined;
  writes: "none" | "removable" | "all";
  /** Seconds that a delivery is waited for; undefined when none are received. */
  wait?: number | undefined;
}

const writesOf = {
  none: "nothing is changed",
  removable: "what can be undone is created, settled and approved; invitations and payment sessions stay",
  all: "everything is called",
};

/** A plan, ready to print. It names operations and phases, and shows no value. */
export function planLines(plan: Plan, { whole, most, writes, wait }: PlanOptions): string[] {
  const phases = new Map<string, number>();
  for (const { name, requests } of plan.phases) phases.set(name, (phases.get(name) ?? 0) + requests);
  const operations = plan.operations.map(({ service, operationId, method, requests }): [string, number] => [
    `${service} ${operationId} (${method})`,
    requests,
  ]);
  const size = most === undefined ? `about ${plan.requests} requests` : `at most ${most} requests`;
  return [
    ...(whole ? ["Plan:", ...rows([...phases]), "By operation:", ...rows(operations)] : []),
    `${size}, ${lengthOf(plan)}; ${writesOf[writes]}.`,
    ...(phases.has("deliveries")
      ? [`Deliveries take their time beside that: each is waited for up to ${wait} s.`]
      : []),
    ...(most === undefined ? [] : ["--full tests all that changes nothing; STAGING_WRITES=1 also what can be undone."]),
  ];
}

/** How far a run is: what was sent of what was planned, and the time left at the speed so far. */
export function progressLine(plan: Plan, sent: number, seconds: number): string {
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
