// Runs a process to its end, with a limit of time, and without the telemetry and the colours of the tools.

import { spawn } from "node:child_process";

/** How a process ended. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Tells every tool that asks that it is not watched, and is not to report home. */
const quiet = {
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  DO_NOT_TRACK: "1",
  SCARF_ANALYTICS: "false",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  KUBB_DISABLE_TELEMETRY: "1",
  NODE_OPTIONS: undefined,
};

/**
 * Runs a process.
 * @param program What to run.
 * @param args Its arguments.
 * @param options Where to run it, how long it may take (milliseconds), and what is added to its environment.
 * @returns Exit code and output; a process that took too long has code 124.
 */
export function finish(
  program: string,
  args: string[],
  { cwd, timeout, env = {} }: { cwd: string; timeout: number; env?: Record<string, string> },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A group of its own: whatever the tool starts ends with it.
    const child = spawn(program, args, { cwd, env: { ...process.env, ...quiet, ...env }, detached: true });
    child.stdin.end();
    const ended = { stdout: "", stderr: "" };
    let isLate = false;
    const end = () => {
      try {
        process.kill(-(child.pid as number), "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeout);
    process.once("exit", end);
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].on("data", (chunk) => {
        ended[stream] += chunk;
      });
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      process.off("exit", end);
      end();
      resolve({ ...ended, code: isLate ? 124 : (code ?? 1) });
    });
  });
}
