// What sandboxes cost: thousands in one process, unused, used once and changed once, and requests across all of them.

import { Agent, request } from "node:http";
import { type Api, root } from "../../model/apis.ts";
import { printed, startProcess, stopProcess } from "../../test/lib/process.ts";
import { cpuOf, memoryOf } from "./usage.ts";

/** What sandboxes cost; memory in KB for each sandbox, on top of what it cost before. */
export interface SandboxFigures {
  count: number;
  /** Sandboxes made in a second. */
  made: number;
  /** Memory of the process with the state of `main`, in MB. */
  base: number;
  /** With its credentials alone. */
  unused: number;
  /** After a token and a GET. */
  usedOnce: number;
  /** After a POST that makes a party. */
  changedOnce: number;
  /** Requests that list wallets, each in another sandbox. */
  reads: Rate;
  /** Requests that make a party, each in another sandbox. */
  writes: Rate;
  /** Memory of the process at the end, in MB. */
  end: number;
  /** Responses that were not what was wanted. */
  failed: number;
}

/** How fast requests were served. */
export interface Rate {
  /** Requests a second. */
  perSecond: number;
  /** CPU time of the mock for each, in microseconds: what a busy machine does not change. */
  cpu: number;
}

interface Sandbox {
  clientId: string;
  clientSecret: string;
  token: string;
}

type Send = (api: Api, method: string, path: string, type: string, body?: string, token?: string) => Promise<Sent>;

interface Sent {
  status: number;
  text: string;
}

const json = "application/json";
const connections = 16;
const wallets = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets";
const party = JSON.stringify({
  ...{ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak", email: "iris.novak@mail.example" },
});

/**
 * Makes sandboxes in a mock of its own, and uses them.
 * @param count How many.
 * @param seconds How long each kind of request is sent.
 */
export async function measureSandboxes(count: number, seconds: number): Promise<SandboxFigures> {
  const { pid, send, stop } = await startMock(count);
  try {
    let failed = 0;
    const expectStatus = async (wanted: number, sent: Promise<Sent>) => {
      const result = await sent;
      if (result.status !== wanted) failed++;
      return result;
    };
    const make = async (): Promise<Sandbox> => {
      const { text } = await expectStatus(201, send("finance", "POST", "/__mock/sandboxes", json, "{}"));
      return { ...(JSON.parse(text) as Sandbox), token: "" };
    };
    const getToken = async (sandbox: Sandbox) => {
      const { clientId, clientSecret } = sandbox;
      const form = `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`;
      const { text } = await expectStatus(
        200,
        send("auth", "POST", "/token", "application/x-www-form-urlencoded", form),
      );
      sandbox.token = (JSON.parse(text) as { access_token: string }).access_token;
    };
    const read = ({ token }: Sandbox) => expectStatus(200, send("finance", "GET", wallets, "", undefined, token));
    const write = ({ token }: Sandbox) => expectStatus(201, send("finance", "POST", "/v1/parties", json, party, token));

    // What is loaded on demand, and compiled as it is used, is no sandbox's cost.
    for (let round = 0; round < 200; round++) {
      const sandbox = await make();
      await getToken(sandbox);
      await read(sandbox);
      await write(sandbox);
    }
    const base = await settled(pid);
    const start = performance.now();
    const all: Sandbox[] = [];
    await each(Array.from({ length: count }), async () => void all.push(await make()));
    const made = (1000 * count) / (performance.now() - start);
    const unused = await settled(pid);
    await each(all, async (sandbox) => {
      await getToken(sandbox);
      await read(sandbox);
    });
    const used = await settled(pid);
    await each(all, write);
    const changed = await settled(pid);
    const reads = await rate(pid, all, seconds, read);
    const writes = await rate(pid, all, seconds, write);
    const kilobytes = (from: number, to: number) => (1024 * (to - from)) / count;
    return {
      ...{ count, made, base, reads, writes, failed },
      ...{ unused: kilobytes(base, unused), usedOnce: kilobytes(unused, used), changedOnce: kilobytes(used, changed) },
      end: await settled(pid),
    };
  } finally {
    await stop();
  }
}

/** Memory when it does not change anymore, in MB. */
async function settled(pid: number): Promise<number> {
  let last = await memoryOf(pid);
  for (let round = 0; round < 10; round++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await memoryOf(pid);
    if (Math.abs(now - last) < 1) return now;
    last = now;
  }
  return last;
}

async function each<T>(all: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T);
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** Each request is in another sandbox than the one before. */
async function rate(
  pid: number,
  all: Sandbox[],
  seconds: number,
  work: (one: Sandbox) => Promise<unknown>,
): Promise<Rate> {
  const before = await cpuOf(pid);
  const start = performance.now();
  const until = start + seconds * 1000;
  let sent = 0;
  const worker = async () => {
    while (performance.now() < until) await work(all[(sent++ * 7919) % all.length] as Sandbox);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const perSecond = (1000 * sent) / (performance.now() - start);
  return { perSecond, cpu: ((await cpuOf(pid)) - before) / sent };
}

async function startMock(count: number) {
  const flags = ["finance", "ramp", "auth"].map((api) => `--${api}-port=0`);
  const more = ["--speed=0", "--token-lifetime=86400", `--sandbox-limit=${count + 1_000}`];
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
