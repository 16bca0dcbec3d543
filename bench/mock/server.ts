// A measured server: its process, requests to it, and its CPU time and memory (from Linux's /proc).

import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../../cli/command.ts";
import { startProcess, stopProcess } from "../../test/lib/process.ts";

/** A request with its expected status. */
export interface MeasuredCall {
  method: "GET" | "POST" | "DELETE";
  path: string;
  status: number;
  body?: string;
  /** Media type of the body, if it is not JSON. */
  type?: string;
  /** Port, if it is not the server's own. */
  port?: number;
  token?: string;
}

/** A started server. */
export interface MeasuredServer {
  /** Milliseconds from the start of the process to its first response. */
  firstResponse: number;
  /** Sends a request. @returns The body of the response. @throws UserError if the response has another status. */
  send(call: MeasuredCall): Promise<string>;
  /** Repeats a sequence of requests. @returns CPU time of one sequence, in microseconds. */
  cpuOfCalls(calls: readonly MeasuredCall[]): Promise<number>;
  /** Resident memory, in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Number of parallel requests. */
const connections = 8;
/** Length of a load, in milliseconds. It is long because Linux counts CPU time in ticks of 10 ms. */
const duration = 1_000;
/** Maximum time of a start, in milliseconds. */
const patience = 60_000;

/**
 * Starts a server, and waits for its first response.
 * @param command The command that starts it.
 * @param port The port on which it will listen.
 * @param first The first request.
 * @throws UserError if it ends, or does not respond within a minute.
 */
export async function startServer(command: string[], port: number, first: MeasuredCall): Promise<MeasuredServer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (call: MeasuredCall) => exchange(agent, { port, ...call });
  const begin = performance.now();
  const child = startProcess(command, { cwd: tmpdir() });
  const stop = async () => {
    agent.destroy();
    await stopProcess(child);
  };
  while (!(await send(first).then(Boolean, isRefused))) {
    if (child.exitCode === null && performance.now() - begin < patience) {
      await pause(2);
      continue;
    }
    await stop();
    throw new UserError(`${command.slice(0, 3).join(" ")} does not respond`);
  }
  const firstResponse = performance.now() - begin;
  const pid = child.pid as number;
  return { firstResponse, send, stop, cpuOfCalls: (calls) => load(pid, send, calls), memory: () => memoryOf(pid) };
}

/** Returns false if the server does not listen yet. @throws Any other error. */
function isRefused(error: Error): false {
  if ("code" in error && ["ECONNREFUSED", "ECONNRESET"].includes(String(error.code))) return false;
  throw error;
}

function exchange(agent: Agent, { port, method, path, status, body, type, token }: MeasuredCall): Promise<string> {
  const headers = {
    Authorization: `Bearer ${token ?? "example-access-token"}`,
    ...(body !== undefined && {
      "Content-Type": type ?? "application/json",
      "Content-Length": Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("error", reject).on("end", () => {
        const problem = `${method} ${path} gives ${response.statusCode}, not ${status}: ${text.slice(0, 200)}`;
        if (response.statusCode === status) resolve(text);
        else reject(new UserError(problem));
      });
    });
    sent.on("error", reject).end(body);
  });
}

async function load(pid: number, send: MeasuredServer["send"], calls: readonly MeasuredCall[]): Promise<number> {
  const before = await cpuOf(pid);
  const until = performance.now() + duration;
  let sent = 0;
  const repeat = async () => {
    while (performance.now() < until) {
      for (const call of calls) await send(call);
      sent++;
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return ((await cpuOf(pid)) - before) / sent;
}

/** The process and all its descendants. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const below = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(family));
  return [pid, ...below.flat()];
}

async function sumOf(pid: number, read: (pid: number) => Promise<number>): Promise<number> {
  const values = await Promise.all((await family(pid)).map(read));
  return values.reduce((sum, value) => sum + value, 0);
}

/** CPU time used so far, in microseconds. */
const cpuOf = (pid: number) =>
  sumOf(pid, async (one) => {
    const fields = (await readFile(`/proc/${one}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  });

/** Resident memory, in MB. */
const memoryOf = (pid: number) =>
  sumOf(pid, async (one) => {
    const status = await readFile(`/proc/${one}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  });
