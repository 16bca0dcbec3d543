// A mock in a process of its own, and a driver that keeps connections to it.

import { Agent, request } from "node:http";
import { type Api, root } from "../../model/apis.ts";
import { printed, startProcess, stopProcess } from "../../test/lib/process.ts";
import { cpuOf, memoryOf } from "./usage.ts";

/** Sends a request. */
export type Send = (
  api: Api,
  method: string,
  path: string,
  type: string,
  body?: string,
  token?: string,
) => Promise<Sent>;

/** Its response. */
export interface Sent {
  status: number;
  text: string;
}

/** How fast requests were served. */
export interface Rate {
  /** Requests a second. */
  perSecond: number;
  /** CPU time of the mock for each, in microseconds: what a busy machine does not change. */
  cpu: number;
}

/** Requests at once. */
const connections = 16;

/** Starts a mock whose clock stands still; flags beside those are `more`. */
export async function startDriven(more: string[]): Promise<{ pid: number; send: Send; stop(): Promise<void> }> {
  const flags = [...["finance", "ramp", "auth"].map((api) => `--${api}-port=0`), "--speed=0", "--token-lifetime=86400"];
  const child = startProcess([process.execPath, `${root}mock/main.js`, ...flags, ...more], {
    cwd: root,
    output: "pipe",
  });
  const output = await printed(child, "Ctrl-C");
  const ports = new Map([...output.matchAll(/^(\w+) +http.*:(\d+)$/gm)].map(([, api, port]) => [api, Number(port)]));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = (api, method, path, type, body, token) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(type === "" ? {} : { "Content-Type": type }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
      };
      const options = { agent, host: "127.0.0.1", port: ports.get(api), method, path, headers };
      const sent = request(options, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on("error", reject).end(body);
    });
  const stop = async () => {
    agent.destroy();
    await stopProcess(child);
  };
  return { pid: child.pid as number, send, stop };
}

/** Memory when it does not change anymore, in MB. */
export async function settled(pid: number): Promise<number> {
  let last = await memoryOf(pid);
  for (let round = 0; round < 10; round++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await memoryOf(pid);
    if (Math.abs(now - last) < 1) return now;
    last = now;
  }
  return last;
}

/** Does some work for each of a list, some at once. */
export async function each<T>(all: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T);
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** Sends requests for some seconds, some at once; `work` gets the number of its turn. */
export async function rate(pid: number, seconds: number, work: (turn: number) => Promise<unknown>): Promise<Rate> {
  const before = await cpuOf(pid);
  const start = performance.now();
  const until = start + seconds * 1000;
  let sent = 0;
  const worker = async () => {
    while (performance.now() < until) await work(sent++);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = (1000 * sent) / (performance.now() - start);
  return { perSecond, cpu: ((await cpuOf(pid)) - before) / sent };
}
