// A server that is measured: a process of its own, requests to it, and what it uses of the machine (from Linux's /proc).

import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../../cli/command.ts";
import { startProcess, stopProcess } from "../../test/lib/process.ts";

/** A request with the status that has to come. */
export interface MeasuredCall {
  method: "GET" | "POST" | "DELETE";
  path: string;
  status: number;
  body?: string;
  /** Media type of the body, when it is not JSON. */
  type?: string;
  /** Where it goes, when that is not the server's own port. */
  port?: number;
  token?: string;
}

/** A started server. */
export interface MeasuredServer {
  /** Milliseconds from the start of the process to its first response. */
  firstResponse: number;
  /** Sends a request. @returns The body of the response. @throws UserError when it has another status. */
  send(call: MeasuredCall): Promise<string>;
  /** Sends requests one after the other, again and again. @returns CPU time that all of them took once, in microseconds. */
  cpuOfCalls(calls: readonly MeasuredCall[]): Promise<number>;
  /** Resident memory, in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Requests at once. */
const connections = 8;
/** Milliseconds that a load lasts; Linux counts CPU time in ticks of 10 ms. */
const duration = 1_000;
/** Milliseconds that a start may take. */
const patience = 60_000;

/**
 * Starts a server, and waits for its first response.
 * @param command How it is started.
 * @param port Where it will listen.
 * @param first What it is asked first.
 * @throws UserError when it ends, or does not respond within a minute.
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

/** Whether nothing listens yet; anything else that is wrong is thrown. */
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

/** A process and all that it has started. */
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
