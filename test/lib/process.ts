// Runs the repository's scripts as a user does, and other programs so that none outlives this process.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../model/apis.ts";

export interface ScriptResult {
  /** 124 when it took too long, null when a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Node keeps compiled code here, which halves the start of a script. */
const compiled = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/finance-ramp/code` };

/**
 * Starts a script of the repository with the Node of the tests.
 * @param env Environment beside that of the tests.
 */
export function startScript(script: string, args: string[] = [], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [`${root}${script}`, ...args], {
    cwd: root,
    env: { ...process.env, ...compiled, ...env },
  });
}

export const runScript = (...of: Parameters<typeof startScript>): Promise<ScriptResult> =>
  finish(startScript(...of));

export function finish(child: ChildProcess): Promise<ScriptResult> {
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => (output.stdout += chunk));
  child.stderr?.on("data", (chunk) => (output.stderr += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...output })));
}

/** Waits until a process has printed a text. @returns All that it has printed until then. */
export function printed(child: ChildProcess, text: string | RegExp): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += chunk;
      if (typeof text === "string" ? output.includes(text) : text.test(output)) resolve(output);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("close", () => reject(new Error(`it ended before it printed ${text}:\n${output}`)));
  });
}

/** Says that no terminal is there, and that nothing is to be reported home. */
const quiet = {
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  DO_NOT_TRACK: "1",
  SCARF_ANALYTICS: "false",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  NODE_OPTIONS: undefined,
  // If npx runs the tests, programs of a package would take themselves for called by npx.
  npm_lifecycle_event: undefined,
};

const running = new Set<ChildProcess>();

export interface Surroundings {
  cwd: string;
  /** Environment beside that of this process. */
  env?: Record<string, string>;
}

/** Starts a program without telemetry and colors; it ends with this process. */
export function startProcess(
  [program = "", ...args]: string[],
  { cwd, env = {}, output = "ignore" }: Surroundings & { output?: "ignore" | "pipe" },
): ChildProcess {
  // A group of its own: whatever the program starts ends with it.
  const options = { cwd, env: { ...process.env, ...quiet, ...env }, detached: true };
  const child = spawn(program, args, { ...options, stdio: ["ignore", output, output] });
  if (running.size === 0) process.once("exit", stopProcesses);
  running.add(child);
  child.on("close", () => {
    killGroup(child);
    running.delete(child);
    if (running.size === 0) process.off("exit", stopProcesses);
  });
  return child;
}

/**
 * Runs a program to its end.
 * @param options Where it runs, and how many milliseconds it may take.
 */
export async function runProcess(
  command: string[],
  { timeout, ...surroundings }: Surroundings & { timeout: number },
): Promise<ScriptResult> {
  const child = startProcess(command, { ...surroundings, output: "pipe" });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killGroup(child);
  }, timeout);
  const failed = once(child, "error").then(([error]) => Promise.reject(error as Error));
  const { code, ...output } = await Promise.race([finish(child), failed]).finally(() => clearTimeout(timer));
  return { ...output, code: isLate ? 124 : code };
}

/** Asks a program to end, and kills it after two seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const timer = setTimeout(() => killGroup(child), 2_000);
  await closed;
  clearTimeout(timer);
}

/** Kills everything that `startProcess` has started. */
export function stopProcesses(): void {
  for (const child of running) killGroup(child);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    // Without a process there is no group, and -0 would be our own.
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
