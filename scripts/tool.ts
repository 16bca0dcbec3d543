// Runs npm and the command-line tools of our dependencies, without colors and telemetry.

import { spawn } from "node:child_process";
import { root } from "../model/apis.ts";

/** Output and exit code of a tool. */
export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program. A failure is a result, not an error. */
function run(program: string, args: string[], folder: string, env = process.env): Promise<ToolResult> {
  const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += chunk));
  child.stderr.on("data", (chunk) => (output.stderr += chunk));
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ code: 1, stdout: "", stderr: message }));
    child.on("close", (code) => resolve({ code: code ?? 1, ...output }));
  });
}

/**
 * Runs an installed command-line tool with the Node of this process.
 * @param tool Path of the tool within `node_modules`, for example `.bin/redocly`.
 * @param folder The working directory.
 * @returns Exit code and output.
 */
export function runTool(tool: string, args: string[], folder = root): Promise<ToolResult> {
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // Redocly uses colors even for FORCE_COLOR=0, and other tools ignore NO_COLOR if FORCE_COLOR is set.
  const env = { ...process.env, ...quiet, NO_COLOR: "1", FORCE_COLOR: undefined };
  return run(process.execPath, [`${root}node_modules/${tool}`, ...args], folder, env);
}

/** Runs npm. @returns Exit code and output. */
export function npm(args: string[]): Promise<ToolResult> {
  return run("npm", args, root);
}

/** The error of npm in one line. */
export function complaintOf({ stderr }: ToolResult): string {
  const lines = stderr
    .split("\n")
    .filter((line) => line.startsWith("npm error") && !/A complete log|^npm error code/.test(line));
  return (lines[0] ?? stderr.trim().split("\n").at(-1) ?? "").replace(/^npm error\s*/, "").trim();
}
