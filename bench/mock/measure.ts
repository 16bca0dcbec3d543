// Measures one mock: time to the first response, throughput, latency, CPU and memory, from outside.

import type { ChildProcess } from "node:child_process";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { UserError } from "../../cli/command.ts";
import { startProcess, stopProcess } from "../../test/lib/process.ts";
import { loadPeer } from "../lib/peers.ts";
import { cpuOf, memoryOf } from "./usage.ts";

/** What was measured. */
export interface Figures {
  /** Milliseconds from the start of the process to its first response, the best of three. */
  start: number;
  /** Responses a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of CPU for each request. */
  cpu: number;
  /** Resident memory after the load, in MB. */
  memory: number;
  /** Responses other than 200, and connection errors. */
  failed: number;
}

/** How much load there is. */
export interface Load {
  /** Seconds. */
  duration: number;
  connections: number;
}

/** A GET of an example: it needs a token and has neither parameters nor state of its own. */
const path = "/v1/supported-assets";
const headers = { authorization: "Bearer example-access-token" };
const patience = 60_000;

/** The part of autocannon that is used. */
type Autocannon = (options: {
  url: string;
  headers: Record<string, string>;
  connections: number;
  duration: number;
}) => Promise<{
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}>;

/**
 * Measures a mock.
 * @param command Starts it, given a free port.
 * @throws UserError when it does not respond within a minute.
 */
export async function measure(command: (port: number) => string[], load: Load): Promise<Figures> {
  const starts: number[] = [];
  // The first start may fill caches; a user starts a mock more than once.
  for (let run = 0; run < 4; run++) {
    const { child, time } = await launch(command, await getPort());
    await pause(run === 0 ? 4_000 : 0);
    await stopProcess(child);
    if (run > 0) starts.push(time);
  }
  const port = await getPort();
  const { child } = await launch(command, port);
  try {
    return { start: Math.min(...starts), ...(await underLoad(child, port, load)) };
  } finally {
    await stopProcess(child);
  }
}

async function underLoad(
  child: ChildProcess,
  port: number,
  { duration, connections }: Load,
): Promise<Omit<Figures, "start">> {
  const { default: autocannon } = await loadPeer<{ default: Autocannon }>("autocannon", "9.0.0");
  const shoot = (seconds: number) =>
    autocannon({ url: `http://127.0.0.1:${port}${path}`, headers, connections, duration: seconds });
  await shoot(2);
  const before = await cpuOf(child.pid as number);
  const result = await shoot(duration);
  const after = await cpuOf(child.pid as number);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (after - before) / result.requests.total,
    memory: await memoryOf(child.pid as number),
    failed: result.non2xx + result.errors,
  };
}

async function launch(
  command: (port: number) => string[],
  port: number,
): Promise<{ child: ChildProcess; time: number }> {
  const line = command(port);
  const begin = performance.now();
  const child = startProcess(line, { cwd: tmpdir() });
  while (!(await responds(port))) {
    if (child.exitCode !== null) throw new UserError(`it ends with ${child.exitCode} before it responds`);
    if (performance.now() - begin > patience) {
      await stopProcess(child);
      throw new UserError("it does not respond within a minute");
    }
    await pause(2);
  }
  return { child, time: performance.now() - begin };
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}
