// Mixed load for minutes: every operation with its example, over many connections, each answer held to the contract.

import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { fileURLToPath } from "node:url";
import { readBundle } from "../../mock/bundles.ts";
import { follow, object, pointer } from "../../mock/contract/document.ts";
import { readContract } from "../../mock/contract/read.ts";
import type { Contract, Operation } from "../../mock/contract/types.ts";
import { createValidator, type Validator } from "../../mock/contract/validator.ts";
import type { Api } from "../../mock/envelope.ts";

/** What a soak found. */
export interface SoakReport {
  answers: number;
  /** Answers that break the contract or did not come, by what is wrong; empty is good. */
  faults: Map<string, number>;
  /** Resident memory in MB, a sample every five seconds. */
  memory: number[];
}

interface Call {
  api: Api;
  operation: Operation;
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | undefined;
}

const cli = fileURLToPath(new URL("../../mock/cli.ts", import.meta.url));
const apis = ["finance", "ramp"] as const;
/** Every tenth call breaks a rule, so that refusals are part of the mix. */
const mistakes: ((call: Call) => Call)[] = [
  (call) => ({ ...call, headers: { ...call.headers, Authorization: "Bearer nobody" } }),
  (call) => ({ ...call, headers: { ...call.headers, "x-tenant-id": "foreign" } }),
  (call) => ({ ...call, path: `${call.path}?page=0&size=many` }),
  (call) => (call.body === undefined ? call : { ...call, body: call.body.slice(0, -2) }),
];

/**
 * Runs the soak against a mock of its own, with state.
 * @param minutes How long.
 * @param connections Connections at once.
 */
export async function soak(minutes: number, connections: number): Promise<SoakReport> {
  const { child, ports } = await start();
  const contracts = await Promise.all(apis.map(async (api) => readContract(api, (await readBundle(api)).document)));
  const calls = contracts.flatMap((contract) =>
    contract.operations.map((operation) => exampleCall(contract, operation)),
  );
  const validators = new Map(contracts.map((contract) => [contract.api, createValidator(contract)]));
  const report: SoakReport = { answers: 0, faults: new Map(), memory: [] };
  const until = performance.now() + minutes * 60_000;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timer = setInterval(() => void memoryOf(child).then((size) => report.memory.push(size)), 5_000);
  // What is created stays, as it should; without a reset the lists and the export would grow with the load.
  const resets = setInterval(
    () => void fetch(`http://127.0.0.1:${ports["finance"]}/__mock/reset`, { method: "POST" }),
    10_000,
  );
  const client = async (seed: number) => {
    for (let turn = seed; performance.now() < until; turn++) {
      const usual = calls[(turn * 7919) % calls.length] as Call;
      const call = turn % 10 === 0 ? (mistakes[turn % mistakes.length] ?? ((same) => same))(usual) : usual;
      const fault = await send(agent, ports[call.api], call)
        .then((answer) => faultOf(contracts, validators, call, answer))
        .catch((error: Error) => `no answer: ${error.message}`);
      report.answers++;
      if (fault !== undefined) report.faults.set(fault, (report.faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  clearInterval(timer);
  clearInterval(resets);
  agent.destroy();
  child.kill("SIGINT");
  return report;
}

function start(): Promise<{ child: ChildProcess; ports: Record<string, number> }> {
  const child = spawn(process.execPath, [cli, "--finance-port=0", "--ramp-port=0", "--auth-port=0"]);
  let output = "";
  return new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += output.includes("Ctrl-C") ? "" : chunk;
      const ports = [...output.matchAll(/^(\w+) +http:.*:(\d+)$/gm)].map(([, api, port]) => [api, Number(port)]);
      if (output.includes("Ctrl-C")) resolve({ child, ports: Object.fromEntries(ports) });
    });
  });
}

/** The call the contract itself shows: examples of path parameters and body. */
function exampleCall({ api, document }: Contract, operation: Operation): Call {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    const at = parameter?.pointer.replace(/\/schema$/, "") ?? "";
    return encodeURIComponent(String(follow(document, { value: { $ref: `#${at}` }, at: "" }).value["example"]));
  });
  const [type] = Object.keys(operation.body?.pointers ?? {});
  const headers: OutgoingHttpHeaders = { Authorization: "Bearer example-access-token" };
  if (type === undefined) return { api, operation, path, headers, body: undefined };
  const media = operation.body?.pointers[type]?.replace(/\/schema$/, "") ?? "";
  const { value } = follow(document, { value: { $ref: `#${media}` }, at: "" });
  const [example] = Object.values(object(value["examples"]));
  return {
    api,
    operation,
    path,
    headers: { ...headers, "Content-Type": type },
    body: JSON.stringify(object(example)["value"]),
  };
}

interface Answer {
  status: number;
  type: string;
  correlationId: unknown;
  text: string;
}

function send(agent: Agent, port: number | undefined, { operation, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, method: operation.method, headers }, (response) => {
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

/** What in an answer breaks the contract. */
function faultOf(
  contracts: Contract[],
  validators: Map<Api, Validator>,
  { api, operation }: Call,
  { status, type, correlationId, text }: Answer,
): string | undefined {
  const name = `${operation.operationId} ${status}`;
  if (status >= 500) return `${name}: ${text.slice(0, 100)}`;
  if (typeof correlationId !== "string") return `${name}: no correlation id`;
  const range = `${Math.floor(status / 100)}XX`;
  const key = [String(status), range, "default"].find((candidate) => candidate in operation.responses);
  if (key === undefined) return `${name}: the contract has no such answer`;
  if (!type.includes("json")) return undefined;
  const document = contracts.find((contract) => contract.api === api)?.document ?? {};
  const at = pointer("/paths", operation.path, operation.method.toLowerCase(), "responses", key);
  const response = follow(document, { value: { $ref: `#${at}` }, at: "" });
  const schema = pointer(response.at, "content", "application/json", "schema");
  const [error] = validators.get(api)?.event(schema, JSON.parse(text)) ?? [];
  return error === undefined ? undefined : `${name}: ${error.instancePath} ${error.message}`;
}

async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
