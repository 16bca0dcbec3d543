// Runs a tool of the comparison to its end.

import { runProcess } from "../../../test/lib/process.ts";

/** Longest time one run of a tool may take, in milliseconds. */
const timeout = 180_000;

/**
 * Runs a tool; what it prints is not looked at.
 * @returns How it ended, for a complaint; 124 when it took too long.
 */
export async function runTool(command: string[], folder: string): Promise<number> {
  return (await runProcess(command, { cwd: folder, timeout })).code;
}
