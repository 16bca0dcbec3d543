// Runs the repository's scripts as a user would, and waits for what they print.

import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../../model/apis.ts";

/** How a script ended and what it printed. */
export interface ScriptResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Starts a script with the Node of the tests.
 * @param script Path within the repository.
 * @param args Its arguments.
 * @param env Environment beside that of the tests.
 * @returns The process; its output is text.
 */
export function startScript(script: string, args: string[] = [], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [`${root}${script}`, ...args], { cwd: root, env: { ...process.env, ...env } });
}

/** Runs a script to its end. */
export function runScript(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ScriptResult> {
  return finish(startScript(script, args, env));
}

/** Waits for the end of a process. */
export function finish(child: ChildProcess): Promise<ScriptResult> {
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => (output.stdout += chunk));
  child.stderr?.on("data", (chunk) => (output.stderr += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...output })));
}

/**
 * Waits until a process has printed a text.
 * @returns All it has printed until then.
 * @throws Error with its output when it ends before.
 */
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
