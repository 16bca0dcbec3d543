// Load on one call: how long responses take, and what they cost the server.

import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../../cli/command.ts";
import { loadPeer } from "../lib/peers.ts";
import { quantile } from "../lib/quantile.ts";
import type { Shot } from "./measured.ts";
import { cpuOf } from "./usage.ts";

/** What was measured of one call. */
export interface Figures {
  /** Microseconds of CPU for each request. */
  cpu: number;
  /** Responses a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** How much load there is. */
export interface Load {
  /** Seconds. */
  duration: number;
  connections: number;
}

/** Seconds beyond its time after which a load is given up: the server hangs. */
const patience = 10;
/** Seconds in which a server gets warm before it is measured. */
const warmth = 0.3;

/** The part of autocannon that is used. */
interface Instance extends PromiseLike<{ errors: number; timeouts: number }> {
  on(event: "response", listen: (client: unknown, status: number, bytes: number, time: number) => void): void;
  stop(): void;
}
type Autocannon = (options: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  connections: number;
  duration: number;
}) => Instance;

/**
 * Sends a call again and again.
 * @param pid The server's process.
 * @param origin Where it listens.
 * @returns What it cost.
 * @throws UserError when a response has another status, or when the server hangs.
 */
export async function underLoad(pid: number, origin: string, shot: Shot, load: Load): Promise<Figures> {
  const { default: autocannon } = await loadPeer<{ default: Autocannon }>("autocannon", "9.0.0");
  await shoot(autocannon, origin, shot, { ...load, duration: warmth });
  const before = await cpuOf(pid);
  const start = performance.now();
  const times = await shoot(autocannon, origin, shot, load);
  if (times.length === 0) throw new UserError("it does not respond under load");
  const seconds = (performance.now() - start) / 1_000;
  const cpu = ((await cpuOf(pid)) - before) / times.length;
  return { cpu, rate: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The times of all responses, in milliseconds. */
async function shoot(autocannon: Autocannon, origin: string, shot: Shot, load: Load): Promise<number[]> {
  const { method, path, headers, body, status: expected } = shot;
  const request = { url: origin + path, method, headers, ...(body === undefined ? {} : { body }) };
  const instance = autocannon({ ...request, ...load });
  const times: number[] = [];
  let other: number | undefined;
  instance.on("response", (_client, status, _bytes, time) => {
    if (status !== expected) other ??= status;
    times.push(time);
  });
  const late = new AbortController();
  const limit = pause((load.duration + patience) * 1_000, "hangs" as const, { signal: late.signal }).catch(() => "");
  const result = await Promise.race([instance, limit]);
  late.abort();
  instance.stop();
  if (result === "hangs") throw new UserError(`it did not respond for ${patience} s and was killed`);
  if (other !== undefined) throw new UserError(`it responds ${other} under load, not ${expected}`);
  return times;
}
