// Measures one mock: time to the first answer, throughput, latency, CPU and memory, from outside.

import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import autocannon from "autocannon";

/** What was measured. */
export interface Figures {
  /** Milliseconds from the start of the process to its first answer, the best of three. */
  start: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of CPU for each request. */
  cpu: number;
  /** Resident memory after the load, in MB. */
  memory: number;
  /** Answers other than 200, and connection errors. */
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

/**
 * Measures a mock.
 * @param command Starts it, given a free port.
 * @throws Error when it does not answer within a minute.
 */
export async function measure(command: (port: number) => string[], load: Load): Promise<Figures> {
  const starts: number[] = [];
  // The first start may fill caches; a user starts a mock more than once.
  for (let run = 0; run < 4; run++) {
    const { child, time } = await launch(command, await freePort());
    await pause(run === 0 ? 4_000 : 0);
    await end(child);
    if (run > 0) starts.push(time);
  }
  const port = await freePort();
  const { child } = await launch(command, port);
  try {
    return { start: Math.min(...starts), ...(await underLoad(child, port, load)) };
  } finally {
    await end(child);
  }
}

async function underLoad(
  child: ChildProcess,
  port: number,
  { duration, connections }: Load,
): Promise<Omit<Figures, "start">> {
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
  const [file = "", ...args] = command(port);
  const begin = performance.now();
  const child = spawn(file, args, { stdio: "ignore" });
  while (!(await answers(port))) {
    if (performance.now() - begin > patience || child.exitCode !== null) throw new Error("it does not answer");
    await pause(2);
  }
  return { child, time: performance.now() - begin };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 2_000).unref();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A process and all it has started, from Linux's /proc. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const below = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(family));
  return [pid, ...below.flat()];
}

/** CPU time used so far, in microseconds; Linux counts it in ticks of 10 ms. */
async function cpuOf(pid: number): Promise<number> {
  const times = (await family(pid)).map(async (member) => {
    const fields = (await readFile(`/proc/${member}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

async function memoryOf(pid: number): Promise<number> {
  const sizes = (await family(pid)).map(async (member) => {
    return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${member}/status`, "utf8"))?.[1]) / 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
