// Whether memory grows with the number of calls.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printed, startProcess, stopProcess } from "../../test/lib/process.ts";
import { type Point, slopeOf } from "../lib/slope.ts";
import type { Say } from "./cpu.ts";

const scriptAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Our client with every kind of outcome: its calls leave by each of its ways. */
export const everyOutcome = scriptAt("outcomes.ts");

/** The heap over many calls of one client. */
export interface Growth {
  /** Bytes that each call leaves, from the line nearest to the points after the warm-up. */
  bytesPerCall: number;
  /** Whether all calls together leave more than `allowed`. */
  grows: boolean;
  /** Bytes of heap, after so many calls. */
  points: Point[];
}

/**
 * How much the heap may grow over so many calls, in bytes: four a call, and a part that does not depend on the calls, for
 * what the runtime compiles on the way. An entry of a map that each call leaves is above forty.
 */
export const allowed = (calls: number): number => 4 * calls + 384 * 1024;

/**
 * Bytes that each call leaves. The first points are not used: the runtime compiles until then, and throws code away, which can
 * be megabytes and would hide what grows.
 */
export const bytesPerCallOf = (points: Point[]): number => slopeOf(points.slice(3));

/** Starts the service of the bench. */
export async function startService(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = startProcess([process.execPath, scriptAt("server.ts")], { cwd: scriptAt("."), output: "pipe" });
  const origin = (await printed(child, /^http.*\n/)).trim();
  return { origin, stop: () => stopProcess(child) };
}

/**
 * Makes many calls in a process of their own.
 * @param file A module whose `connect` gives the calls for an origin.
 * @param origin The service.
 * @param calls How many calls.
 * @param say Is told how far it is.
 * @throws Error with the output when a call throws.
 */
export async function measureGrowth(file: string, origin: string, calls: number, say: Say): Promise<Growth> {
  const command = [process.execPath, "--expose-gc", scriptAt("growth-run.ts"), file, origin, String(calls)];
  const child = startProcess(command, { cwd: join(file, ".."), output: "pipe" });
  const points: Point[] = [];
  let [text, errors] = ["", ""];
  child.stderr?.on("data", (chunk) => (errors += chunk));
  child.stdout?.on("data", (chunk) => {
    const lines = (text + chunk).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const point = JSON.parse(line) as Point;
      points.push(point);
      say(`${point.x} of ${calls} calls, heap ${(point.y / 1e6).toFixed(2)} MB`);
    }
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0 || points.length < 11) throw new Error(`the calls ended with ${code}: ${errors.trim()}`);
  const bytesPerCall = bytesPerCallOf(points);
  return { bytesPerCall, grows: bytesPerCall * calls > allowed(calls), points };
}
