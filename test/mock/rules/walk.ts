// Walks a rule on a server: does its steps over HTTP, and throws at the first that is not as the rule says.

import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../../model/apis.ts";
import { type Contract, loadContracts } from "../../../model/contract.ts";
import { asObject, asStrings, resolve } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { TestReceiver } from "../receiver.ts";
import { bodies } from "./bodies.ts";
import { difference, fill, type Names, type WantedValue } from "./match.ts";
import type { Ask, Except, Heard, Rule, RuleBalance, RuleServer, RuleStep } from "./rule.ts";

/** A request on the wire. */
interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string | readonly string[]>;
  body: string | undefined;
}

/** A response on the wire. */
export interface Incoming {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request of a step; of none where the walk reads a balance before the first one. */
export type SendRequest = (outgoing: Outgoing, step?: RuleStep) => Promise<Incoming>;

/** Sends over HTTP. */
export const sendHttp: SendRequest = ({ method, url, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const sent = request(url, { method, headers: { ...headers, ...length } as Record<string, string> }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });

const contracts: Record<Api, Contract> = loadContracts();
const operations = new Map(Object.values(contracts).flatMap(({ byId }) => [...byId]));
const documented = new Map(contracts.finance.errors.map(({ code, status }) => [code, status]));

/** A number of six decimals as an integer. */
export const micro = (text: string) => {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0").slice(0, 6));
  return text.startsWith("-") ? -value : value;
};

/** What an account has of an asset, in millionths. */
export interface Amounts {
  total: bigint;
  reserved: bigint;
}

/** A rule as it is walked on one server. */
export interface Walk {
  server: RuleServer;
  receiver: TestReceiver;
  send: SendRequest;
  names: Names;
  bodies: Map<string, unknown>;
  /** Balances at the start, by account and asset. */
  before: Map<string, Amounts>;
}

/** How a rule is walked on a server. */
interface Plan {
  steps: readonly RuleStep[];
  /** Which step of control the server has not. */
  missing: string | undefined;
  /** Why the server does otherwise, and in which step, counted from one. */
  otherwise: { because: string; step: number } | undefined;
}

/** The steps of a rule on a server, and what stands against them. */
export function planOn(server: Pick<RuleServer, "name" | "controls">, [, ...all]: Rule): Plan {
  const isExcept = (step: RuleStep): step is Except => "except" in step;
  const steps = all.filter((step) => !isExcept(step));
  const except = all.find((step): step is Except => isExcept(step) && step.except === server.name);
  const before = all.slice(0, except && all.indexOf(except)).filter((step) => !isExcept(step));
  const otherwise = except && { because: except.because, step: before.length };
  // An event arrives when time has passed.
  const asked = steps.flatMap((step) => ("control" in step ? step.control : "event" in step ? "settle" : []));
  const missing = asked.find((control) => !(control in server.controls));
  return { steps, missing: missing && `${server.name} has no control ${missing}`, otherwise };
}

/** Whether steps change the server, so that the next rule needs a new one. */
export function isWriting(steps: readonly RuleStep[]): boolean {
  return steps.some((step) => !("ask" in step) || operations.get(step.ask)?.method !== "GET");
}

/**
 * Walks steps on a server that stands at its beginning.
 * @param send What sends requests; over HTTP when left out.
 * @throws Error that names the step and the difference.
 */
export async function walk(
  server: RuleServer,
  receiver: TestReceiver,
  steps: readonly RuleStep[],
  send = sendHttp,
): Promise<void> {
  const one = openWalk(server, receiver, send);
  for (const step of steps) if ("balance" in step) await remember(one, step);
  for (const [index, step] of steps.entries()) {
    const fault = await walkStep(one, step).catch((error: Error) => error.message);
    if (fault !== undefined) throw new Error(`step ${index + 1}, ${JSON.stringify(step).slice(0, 200)}: ${fault}`);
  }
}

/** Begins a walk: nothing has been received, and no result has a name. */
export function openWalk(server: RuleServer, receiver: TestReceiver, send = sendHttp): Walk {
  receiver.forget();
  const { ids, clients, hookUrl: hook } = server;
  // Twelve hexadecimal digits that no other walk has: what an earlier one left behind is not in the way.
  const run = randomBytes(6).toString("hex");
  const tenantInCapitals = ids.tenantId.toUpperCase();
  const names: Names = {
    ...ids,
    ...clients,
    tenantInCapitals,
    hook,
    run,
    unknownId: "00000000-0000-4000-8000-000000000404",
  };
  return { server, receiver, send, names, bodies: new Map(), before: new Map() };
}

/** Does a step; returns what is not as it has to be. */
export async function walkStep(one: Walk, step: RuleStep): Promise<string | undefined> {
  if ("ask" in step) return ask(one, step);
  if ("event" in step) return hear(one, step);
  if ("balance" in step) return weigh(one, step);
  if ("refuse" in step) one.receiver.respondWith(...Array(step.refuse).fill(step.status ?? 500), 204);
  if (!("control" in step)) return undefined;
  const given = fill(one.names, step.given ?? {}) as Record<string, unknown>;
  const result = await one.server.controls[step.control]?.(given);
  if (step.as !== undefined) one.names[step.as] = result;
  return undefined;
}

const tokens = new WeakMap<object, string>();

/** The access token of a client, requested once. */
async function tokenOf(one: Walk, name: string): Promise<string> {
  const client = one.server.clients[name as keyof RuleServer["clients"]];
  if (client === undefined) throw new Error(`there is no client ${name}`);
  const known = tokens.get(client);
  if (known !== undefined) return known;
  const { clientId: client_id, clientSecret: client_secret } = client;
  const form = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const url = one.server.addresses.auth;
  const { text } = await sendHttp({ method: "POST", url, headers, body: form.toString() });
  const token = String(JSON.parse(text).access_token);
  tokens.set(client, token);
  return token;
}

/** The address of a request, its method, and the operation if it is one of the contract. */
function target(one: Walk, step: Ask): { method: string; url: string; operation: Operation | undefined } {
  const operation = operations.get(step.ask);
  const [method = "", path = ""] = operation ? [operation.method, operation.path] : step.ask.split(" ");
  const api = operation?.api ?? step.at ?? "finance";
  const origin = one.server.addresses[api];
  if (api === "auth") return { method, url: origin, operation };
  const own = fill(one.names, step.path ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const usual = name === "senderId" ? "accountId" : name;
    return encodeURIComponent(own[name] ?? String(fill(one.names, `{${usual}}`)));
  });
  const query = new URLSearchParams(fill(one.names, step.query ?? {}) as Record<string, string>).toString();
  return { method, url: `${origin}${filled}${query === "" ? "" : `?${query}`}`, operation };
}

/** The usual request body of an operation, with the example's values for what the contract requires beside it. */
function usualBody(name: string, operation: Operation | undefined): Names | undefined {
  const usual = bodies[name];
  const [media] = operation?.body?.media ?? [];
  if (operation === undefined || media === undefined || usual === undefined) return usual;
  const { required } = resolve(contracts[operation.api].document, media.schema);
  const example = asObject(media.examples[0]?.value);
  const missing = asStrings(required).filter((field) => !(field in usual));
  return { ...Object.fromEntries(missing.map((field) => [field, example[field]])), ...usual };
}

async function outgoing(one: Walk, step: Ask): Promise<Outgoing & { operation: Operation | undefined }> {
  const { method, url, operation } = target(one, step);
  const headers: Outgoing["headers"] = {};
  const token = step.token ?? (operation?.api === "auth" ? "" : await tokenOf(one, step.by ?? "single"));
  if (token !== "") headers["Authorization"] = `Bearer ${fill(one.names, token)}`;
  const base = usualBody(step.ask, operation);
  let body = step.raw === undefined ? undefined : String(fill(one.names, step.raw));
  if (step.form !== undefined) {
    headers["Content-Type"] = "application/x-www-form-urlencoded";
    body = new URLSearchParams(fill(one.names, step.form) as Record<string, string>).toString();
  } else if (body === undefined && (base !== undefined || step.body !== undefined)) {
    body = JSON.stringify(fill(one.names, { ...base, ...step.body }));
  }
  if (body !== undefined) headers["Content-Type"] ??= "application/json";
  Object.assign(headers, fill(one.names, step.headers ?? {}));
  return { method, url, headers, body, operation };
}

/** Sends a request, and compares its response with what the step says and with what holds for every response. */
async function ask(one: Walk, step: Ask): Promise<string | undefined> {
  const { operation, ...request } = await outgoing(one, step);
  const response = await one.send(request, step);
  const api = operation?.api ?? step.at ?? "finance";
  const isJson = /json/.test(String(response.headers["content-type"]));
  const body: Names = isJson ? JSON.parse(response.text) : { text: response.text };
  const fault = statusFault(step, response, body) ?? (api === "auth" ? undefined : commonFault(response, body, isJson));
  if (fault !== undefined) return fault;
  const { result = body } = body;
  if (step.same !== undefined && !isDeepStrictEqual(body, one.bodies.get(step.same)))
    return `the body has to be that of ${step.same}, and is ${JSON.stringify(body).slice(0, 300)}`;
  const [error] = (body["errors"] ?? []) as { code?: string; message?: string }[];
  const checks: [actual: unknown, wanted: WantedValue | undefined, at: string][] = [
    [error?.code, step.code, "code"],
    [error?.message, step.message, "message"],
    [body["result"], step.result, "result"],
    [body, step.whole, "body"],
    [response.headers, step.gives, "headers"],
  ];
  for (const [actual, wanted, at] of checks) {
    const found = wanted === undefined ? undefined : difference(one.names, actual, wanted, at);
    if (found !== undefined) return found;
  }
  if (step.as === undefined) return undefined;
  one.names[step.as] = result;
  one.bodies.set(step.as, body);
  return undefined;
}

/** Compares the status with that of the step: as a number, or as a class such as `4xx`. */
function statusFault({ status, code }: Ask, response: Incoming, body: Names): string | undefined {
  const wanted = status ?? (code === undefined ? "2xx" : (documented.get(code) ?? "4xx"));
  const actual = typeof wanted === "number" ? response.status : `${Math.floor(response.status / 100)}xx`;
  if (actual === wanted) return undefined;
  return `the status has to be ${wanted}, and is ${response.status} ${JSON.stringify(body["errors"] ?? "")}`;
}

/** What holds for every response of both services (F17, F19, F177, R67). */
function commonFault({ status, headers }: Incoming, body: Names, isJson: boolean): string | undefined {
  if (typeof headers["x-correlation-id"] !== "string") return "there is no X-Correlation-Id";
  if (!isJson) return undefined;
  const isSuccess = status < 400;
  if (body["success"] !== isSuccess) return `success has to be ${isSuccess}, and is ${body["success"]}`;
  if (!isSuccess && !Array.isArray(body["errors"])) return "there are no errors";
  return undefined;
}

function hear(
  { receiver, names }: Walk,
  { event, fields = {}, headers = {}, hook, never, times = 1, most = Number.POSITIVE_INFINITY }: Heard,
): string | undefined {
  const heard = receiver.received.filter(
    ({ body, path, headers: given }) =>
      body.eventType === event &&
      (hook === undefined || path === `/${hook}`) &&
      difference(names, body.result, fields, "") === undefined &&
      difference(names, given, headers, "") === undefined,
  );
  if (never === true ? heard.length === 0 : heard.length >= times && heard.length <= most) return undefined;
  const all = receiver.received.map(({ path, headers: given, body }) => JSON.stringify([path, given, body]));
  return `${event} has been received ${heard.length} times; what has is ${all.join("\n")}`;
}

/** What an account has of an asset, over all of its wallets. */
export async function amountsOf(one: Walk, account: string, asset: string, step?: RuleStep): Promise<Amounts> {
  const { text } = await one.send(await outgoing(one, { ask: "listWallets", path: { accountId: account } }), step);
  const wallets = JSON.parse(text).result as { balances: { asset: string; amount: Record<string, string> }[] }[];
  const amounts: Amounts = { total: 0n, reserved: 0n };
  for (const { amount, ...balance } of wallets.flatMap(({ balances }) => balances)) {
    const [total, reserved, available] = [amount["total"], amount["reserved"], amount["available"]].map((value) =>
      micro(String(value)),
    ) as [bigint, bigint, bigint];
    if (available !== total - reserved || available < 0n) throw new Error(`the balance is ${JSON.stringify(amount)}`);
    if (balance.asset !== asset) continue;
    amounts.total += total;
    amounts.reserved += reserved;
  }
  return amounts;
}

async function remember(one: Walk, { balance, asset = "USDC" }: RuleBalance): Promise<void> {
  const key = `${balance} ${asset}`;
  if (!one.before.has(key)) one.before.set(key, await amountsOf(one, balance, asset));
}

async function weigh(one: Walk, step: RuleBalance): Promise<string | undefined> {
  const { balance, asset = "USDC", ...wanted } = step;
  const before = one.before.get(`${balance} ${asset}`) as Amounts;
  const after = await amountsOf(one, balance, asset, step);
  for (const part of ["total", "reserved"] as const) {
    const change = after[part] - before[part];
    if (change !== micro(String(fill(one.names, wanted[part] ?? "0"))))
      return `${part} changed by ${change} millionths`;
  }
  return undefined;
}
