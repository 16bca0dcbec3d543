// The mock under soak: a real process with a data file, that is killed, started again, and denied room on the disk.

import { type ChildProcess, execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { type Api, apis, root } from "../../../model/apis.ts";
import { startProcess, stopProcess } from "../../../test/lib/process.ts";
import { memoryOf } from "../usage.ts";

/** A time in which some responses are excused. */
type Excuse = { from: number; until: number };

/** The mock, which outlives its processes. */
export interface Subject {
  ports: Record<Api, number>;
  /** Kills it, if it runs, as a power cut would, and starts it on the same file. */
  restart(): Promise<void>;
  /** Lets no file of it grow, or lets them grow again. */
  fill(isFull: boolean): void;
  /** Whether it was down, or its disk full, at any time between two moments of `performance.now()`. */
  wasDown(from: number, until: number): boolean;
  wasFull(from: number, until: number): boolean;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds a start may take on a machine that is busy. */
const patience = 60_000;
/** Bounds of the heap: without them V8 lets garbage lie while the machine has memory, and growth would say nothing. */
const heap = ["--max-old-space-size=256", "--max-semi-space-size=8"];
/** A little more than what is in the air when a time begins or ends. */
const margin = 500;

/**
 * Starts the mock.
 * @param folder Where its data file and its key are.
 */
export async function startSubject(folder: string): Promise<Subject> {
  const ports = {} as Record<Api, number>;
  for (const api of apis) ports[api] = await getPort({ exclude: Object.values(ports) });
  const flags = [
    ...apis.map((api) => `--${api}-port=${ports[api]}`),
    ...[`--data=${folder}/state.db`, `--token-key=${folder}/key`, "--webhook-retries=1s,5s,30s,2m,10m"],
    ...["--allow-http-webhooks", "--payment-sessions", "--webhook-delay=100ms", "--quiet"],
  ];
  const down: Excuse[] = [];
  const full: Excuse[] = [];
  let child: ChildProcess | undefined;
  const start = async () => {
    child = startProcess([process.execPath, ...heap, `${root}mock/main.js`, ...flags], { cwd: root });
    const until = performance.now() + patience;
    while (!(await isHealthy(ports.finance))) {
      if (child.exitCode !== null || performance.now() > until) throw new Error("the mock does not start");
      await pause(50);
    }
  };
  const overlaps = (excuses: Excuse[]) => (from: number, until: number) =>
    excuses.some((excuse) => from - margin <= excuse.until && until + margin >= excuse.from);
  await start();
  return {
    ports,
    async restart() {
      const excuse = { from: performance.now(), until: Number.POSITIVE_INFINITY };
      down.push(excuse);
      child?.kill("SIGKILL");
      if (child) await stopProcess(child);
      await start();
      excuse.until = performance.now();
    },
    fill(isFull) {
      const limit = isFull ? "4096:unlimited" : "unlimited:unlimited";
      if (isFull) full.push({ from: performance.now(), until: Number.POSITIVE_INFINITY });
      execFileSync("prlimit", ["--pid", String(child?.pid), `--fsize=${limit}`]);
      const last = full.at(-1);
      if (!isFull && last) last.until = performance.now() + 2_000;
    },
    wasDown: overlaps(down),
    wasFull: overlaps(full),
    memory: () => memoryOf(child?.pid as number),
    stop: async () => {
      if (child) await stopProcess(child);
    },
  };
}

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
