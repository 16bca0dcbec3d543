// The mock under soak: a real process with a data file, that is killed, started again, and denied room on the disk.

import { type ChildProcess, execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { type Api, apis, root } from "../../../model/apis.ts";
import { startProcess, stopProcess } from "../../../test/lib/process.ts";
import { type Memory, mark } from "./heap.ts";

/** A time in which some responses are excused. */
type Excuse = { from: number; until: number };

/** The mock, which outlives its processes. */
export interface Subject {
  ports: Record<Api, number>;
  /** How often it was started. */
  starts(): number;
  /**
   * Kills it, if it runs, as a power cut would, and starts it on the same file.
   * @throws Error when it does not start.
   */
  restart(): Promise<void>;
  /** Lets no file of it grow, or lets them grow again. */
  fill(isFull: boolean): void;
  /** Whether it was down, or its disk full, at any time between two moments of `performance.now()`. */
  wasDown(from: number, until: number): boolean;
  wasFull(from: number, until: number): boolean;
  /** What is in use after its garbage was collected; undefined if it does not run. */
  memory(): Promise<Memory | undefined>;
  /** Size of the data file, in MB. */
  fileSize(): number;
  stop(): Promise<void>;
}

/** How the mock is started. */
export interface SubjectOptions {
  /** Where its data file and its key are. */
  folder: string;
  /** A module that is loaded into it first. */
  preload: string | undefined;
  /** Is told if it ends without being asked to: how, and the last lines that it wrote to stderr. */
  died(how: string): void;
}

/** Milliseconds a start may take on a machine that is busy. */
const patience = 60_000;
/** Bounds of the heap: without them V8 lets garbage lie while the machine has memory, and growth would say nothing. */
const heap = ["--max-old-space-size=256", "--max-semi-space-size=8", "--expose-gc"];
/** A little more than what is in the air when a time begins or ends. */
const margin = 500;
/** Lines of stderr that are shown of a mock that died. */
const shownLines = 12;

/** Starts the mock. */
export async function startSubject({ folder, preload, died }: SubjectOptions): Promise<Subject> {
  const ports = {} as Record<Api, number>;
  for (const api of apis) ports[api] = await getPort({ exclude: Object.values(ports) });
  const file = `${folder}/state.db`;
  const flags = [
    ...apis.map((api) => `--${api}-port=${ports[api]}`),
    ...[`--data=${file}`, `--token-key=${folder}/key`, "--webhook-retries=1s,5s,30s,2m,10m"],
    ...["--allow-http-webhooks", "--payment-sessions", "--webhook-delay=100ms", "--quiet"],
  ];
  const imports = [`${root}bench/mock/soak/heap.ts`, ...(preload === undefined ? [] : [preload])];
  const before = [process.execPath, ...heap, ...imports.map((module) => `--import=${module}`), `${root}mock/main.js`];
  const down: Excuse[] = [];
  const full: Excuse[] = [];
  let starts = 0;
  let child: ChildProcess;
  let lastLines: string[] = [];
  /** The process that is to end, or that does not work yet. */
  let isExpected = false;
  let hear: (memory: Memory) => void = () => undefined;

  const begin = () => {
    const started = startProcess([...before, ...flags], { cwd: root, output: "pipe" });
    const last: string[] = [];
    lastLines = last;
    started.stderr?.on("data", (chunk) => {
      last.push(...String(chunk).split("\n").filter(Boolean));
      last.splice(0, last.length - shownLines);
    });
    if (started.stdout)
      createInterface({ input: started.stdout }).on("line", (line) => {
        if (line.startsWith(mark)) hear(JSON.parse(line.slice(mark.length)) as Memory);
      });
    started.on("exit", (code, signal) => {
      if (isExpected) return;
      down.push({ from: performance.now(), until: Number.POSITIVE_INFINITY });
      const how = `the mock died by itself with ${signal ?? `exit code ${code}`}`;
      // All of stderr has been read by then.
      started.on("close", () => died([how, ...last].join("\n    ")));
    });
    return started;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const start = async () => {
    isExpected = true;
    child = begin();
    starts++;
    const until = performance.now() + patience;
    while (!(await isHealthy(ports.finance))) {
      if (!isRunning() || performance.now() > until) {
        await stopProcess(child);
        throw new Error(["the mock does not start", ...lastLines].join("\n    "));
      }
      await pause(50);
    }
    isExpected = false;
    for (const excuse of down) excuse.until = Math.min(excuse.until, performance.now());
  };
  const overlaps = (excuses: Excuse[]) => (from: number, until: number) =>
    excuses.some((excuse) => from - margin <= excuse.until && until + margin >= excuse.from);
  await start();
  return {
    ports,
    starts: () => starts,
    async restart() {
      down.push({ from: performance.now(), until: Number.POSITIVE_INFINITY });
      isExpected = true;
      child.kill("SIGKILL");
      await stopProcess(child);
      await start();
    },
    fill(isFull) {
      const limit = isFull ? "4096:unlimited" : "unlimited:unlimited";
      if (isFull) full.push({ from: performance.now(), until: Number.POSITIVE_INFINITY });
      if (isRunning()) execFileSync("prlimit", ["--pid", String(child.pid), `--fsize=${limit}`]);
      const last = full.at(-1);
      if (!isFull && last) last.until = performance.now() + 2_000;
    },
    wasDown: overlaps(down),
    wasFull: overlaps(full),
    async memory() {
      if (!isRunning()) return undefined;
      const heard = new Promise<Memory>((resolve) => (hear = resolve));
      child.kill("SIGUSR2");
      return Promise.race([heard, pause(patience, undefined, { ref: false })]);
    },
    fileSize: () =>
      [file, `${file}-wal`].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0) /
      2 ** 20,
    stop: async () => {
      isExpected = true;
      await stopProcess(child);
    },
  };
}

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
