// Runs the command-line tools of our dependencies, quietly and without their telemetry.

import { spawn } from "node:child_process";
import { root } from "../model/apis.ts";

/** What a tool printed and how it ended. */
export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs an installed command-line tool with the Node of this process.
 * @param tool Path of the tool within `node_modules`, for example `.bin/redocly`.
 * @param args Its arguments.
 * @param folder Where it runs.
 * @returns Exit code and output; it does not throw when the tool fails.
 */
export function runTool(tool: string, args: string[], folder = root): Promise<ToolResult> {
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // To Redocly even FORCE_COLOR=0 means colours, to others NO_COLOR means nothing as long as FORCE_COLOR is there.
  const env = { ...process.env, ...quiet, NO_COLOR: "1", FORCE_COLOR: undefined };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}node_modules/${tool}`, ...args], { cwd: folder, env });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
