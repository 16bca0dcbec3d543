// The programs the bench starts: run to their end or until stopped, and none of them outlives the bench.

import { type ChildProcess, spawn } from "node:child_process";

const running = new Set<ChildProcess>();

/** Longest time one run of a tool may take, in milliseconds. */
const patience = 180_000;

interface Options {
  cwd: string;
  env?: Record<string, string>;
}

/**
 * Starts a program; its output is thrown away.
 * @param command The program and its arguments.
 */
export function start([program = "", ...args]: string[], { cwd, env }: Options): ChildProcess {
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const child = spawn(program, args, { cwd, env: { ...process.env, ...quiet, ...env }, stdio: "ignore" });
  running.add(child);
  child.on("close", () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 * @returns Its exit code; null when it could not be started or took too long.
 */
export function finish(command: string[], options: Options): Promise<number | null> {
  return new Promise((resolve) => {
    const child = start(command, options);
    const timer = setTimeout(() => child.kill("SIGKILL"), patience);
    const end = (code: number | null) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code);
    };
    child.on("error", () => end(null));
    child.on("close", end);
  });
}

/** Stops everything that still runs. */
export function stopAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
