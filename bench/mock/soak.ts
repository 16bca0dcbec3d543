// Mixed load for minutes: every operation with its example, over many connections, each response held to the contract.

import { Agent, request } from "node:http";
import type { Api } from "../../model/apis.ts";
import { root } from "../../model/apis.ts";
import { printed, startProcess, stopProcess } from "../../test/lib/process.ts";
import { type Call, exampleCalls, faultOf, type Responded } from "./calls.ts";
import { memoryOf } from "./usage.ts";

/** What a soak found. */
export interface SoakReport {
  responses: number;
  /** Responses that break the contract or did not come, by what is wrong; empty is good. */
  faults: Map<string, number>;
  /** Resident memory in MB, a sample every five seconds. */
  memory: number[];
}

/** Every tenth call breaks a rule, so that refusals are part of the mix. */
const mistakes: ((call: Call) => Call)[] = [
  (call) => ({ ...call, headers: { ...call.headers, Authorization: "Bearer nobody" } }),
  (call) => ({ ...call, headers: { ...call.headers, "x-tenant-id": "foreign" } }),
  (call) => ({ ...call, path: `${call.path}?page=0&size=many` }),
  (call) => (call.body === undefined ? call : { ...call, body: call.body.slice(0, -2) }),
];

/** The call of a turn; all come up, in an order that mixes them. */
function callOf(calls: Call[], turn: number): Call {
  const usual = calls[(turn * 7919) % calls.length] as Call;
  const mistake = turn % 10 === 0 ? mistakes[turn % mistakes.length] : undefined;
  return mistake?.(usual) ?? usual;
}

/**
 * Runs the soak against a mock of its own, with state.
 * @param minutes How long.
 * @param connections Connections at once.
 */
export async function soak(minutes: number, connections: number): Promise<SoakReport> {
  const { pid, ports, stop } = await startMock();
  const calls = exampleCalls();
  const report: SoakReport = { responses: 0, faults: new Map(), memory: [] };
  const until = performance.now() + minutes * 60_000;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples = setInterval(() => void memoryOf(pid).then((size) => report.memory.push(size)), 5_000);
  // What is created stays, as it should; without a reset the lists and the export would grow with the load.
  const reset = `http://127.0.0.1:${ports.finance}/__mock/reset`;
  const resets = setInterval(() => void fetch(reset, { method: "POST" }), 10_000);
  const client = async (seed: number) => {
    for (let turn = seed; performance.now() < until; turn++) {
      const call = callOf(calls, turn);
      const fault = await send(agent, ports[call.api], call)
        .then((responded) => faultOf(call, responded))
        .catch((error: Error) => `no response: ${error.message}`);
      report.responses++;
      if (fault !== undefined) report.faults.set(fault, (report.faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  clearInterval(samples);
  clearInterval(resets);
  agent.destroy();
  await stop();
  return report;
}

async function startMock(): Promise<{ pid: number; ports: Record<Api, number>; stop(): Promise<void> }> {
  const command = [process.execPath, `${root}mock/cli.ts`, "--finance-port=0", "--ramp-port=0", "--auth-port=0"];
  const child = startProcess(command, { cwd: root, output: "pipe" });
  const output = await printed(child, "Ctrl-C");
  const ports = [...output.matchAll(/^(\w+) +http:.*:(\d+)$/gm)].map(([, api, port]) => [api, Number(port)]);
  return {
    pid: child.pid as number,
    ports: Object.fromEntries(ports) as Record<Api, number>,
    stop: () => stopProcess(child),
  };
}

function send(agent: Agent, port: number, { method, path, headers, body }: Call): Promise<Responded> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, type: String(given["content-type"]), correlationId: given["x-correlation-id"], text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
