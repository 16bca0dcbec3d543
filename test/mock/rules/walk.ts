// Walks a rule on a server: does its steps over HTTP, and throws at the first that is not as the rule says.

import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Api } from "../../../model/apis.ts";
import { type Contract, loadContracts } from "../../../model/contract.ts";
import { asObject, asStrings, resolve } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import type { TestReceiver } from "../receiver.ts";
import { bodies } from "./bodies.ts";
import { difference, fill, type Names, type WantedValue } from "./match.ts";
import type { Ask, Heard, RuleBalance, RuleServer, RuleStep } from "./rule.ts";

interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

interface Incoming {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function send({ url, ...init }: Outgoing): Promise<Incoming> {
  const response = await fetch(url, init);
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

const contracts: Record<Api, Contract> = loadContracts();
const operations = new Map(Object.values(contracts).flatMap(({ byId }) => [...byId]));
const documented = new Map(contracts.finance.errors.map(({ code, status }) => [code, status]));

/** A number of six decimals as an integer. */
export const micro = (text: string) => {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0").slice(0, 6));
  return text.startsWith("-") ? -value : value;
};

export interface Amounts {
  total: bigint;
  reserved: bigint;
}

/** A rule as it is walked on one server. */
export interface Walk {
  server: RuleServer;
  receiver: TestReceiver;
  names: Names;
  bodies: Map<string, unknown>;
  /** Balances at the start, by account and asset. */
  before: Map<string, Amounts>;
}

/** Whether steps change the server, so that the next rule needs a new one. */
export function isWriting(steps: readonly RuleStep[]): boolean {
  return steps.some((step) => !("ask" in step) || operations.get(step.ask)?.method !== "GET");
}

/**
 * Walks steps on a server that stands at its beginning.
 * @throws Error that names the step and the difference.
 */
export async function walk(server: RuleServer, receiver: TestReceiver, steps: readonly RuleStep[]): Promise<void> {
  const one = openWalk(server, receiver);
  for (const step of steps) if ("balance" in step) await remember(one, step);
  for (const [index, step] of steps.entries())
    await walkStep(one, step).catch((error: Error) => {
      throw new Error(`step ${index + 1}, ${JSON.stringify(step).slice(0, 200)}: ${error.message}`);
    });
}

/** Begins a walk: nothing has been received, and no result has a name. */
export function openWalk(server: RuleServer, receiver: TestReceiver): Walk {
  receiver.forget();
  const { ids, clients, hookUrl: hook } = server;
  // Twelve hexadecimal digits that no other walk has: what an earlier one left behind is not in the way.
  const run = randomBytes(6).toString("hex");
  const tenantInCapitals = ids.tenantId.toUpperCase();
  const unknownId = "00000000-0000-4000-8000-000000000404";
  const names = { ...ids, ...clients, tenantInCapitals, hook, run, unknownId };
  return { server, receiver, names, bodies: new Map(), before: new Map() };
}

/** Does a step. @throws Error that says what is not as it has to be. */
export async function walkStep(one: Walk, step: RuleStep): Promise<void> {
  if ("ask" in step) await ask(one, step);
  if ("event" in step) hear(one, step);
  if ("balance" in step) await weigh(one, step);
  if ("respond" in step) one.receiver.respondWith(step.respond, 204);
  if (!("control" in step)) return;
  const given = fill(one.names, step.given ?? {}) as Record<string, unknown>;
  const result = await one.server.controls[step.control]?.(given);
  if (step.as !== undefined) one.names[step.as] = result;
}

const tokens = new WeakMap<object, string>();

async function tokenOf(one: Walk, name: string): Promise<string> {
  const client = one.server.clients[name as keyof RuleServer["clients"]];
  if (client === undefined) throw new Error(`there is no client ${name}`);
  const known = tokens.get(client);
  if (known !== undefined) return known;
  const { clientId: client_id, clientSecret: client_secret } = client;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const response = await fetch(one.server.addresses.auth, { method: "POST", body });
  const { access_token } = (await response.json()) as { access_token: string };
  tokens.set(client, access_token);
  return access_token;
}

/** The usual request body of an operation, with the example's values for what the contract requires beside it. */
function usualBody({ operationId, api, body }: Operation): Names {
  const usual = bodies[operationId] ?? {};
  const [media] = body?.media ?? [];
  if (media === undefined) return {};
  const { required } = resolve(contracts[api].document, media.schema);
  const example = asObject(media.examples[0]?.value);
  const missing = asStrings(required).filter((field) => !(field in usual));
  return { ...Object.fromEntries(missing.map((field) => [field, example[field]])), ...usual };
}

/** The text and type of a request body, if there is one. */
function bodyOf(step: Ask, operation: Operation | undefined, names: Names, given: Names) {
  const json = "application/json";
  if (step.raw !== undefined) return { body: String(fill(names, step.raw)), type: json };
  const [media] = operation?.body?.media ?? [];
  if (operation === undefined || media === undefined) {
    if (Object.keys(given).length > 0) throw new Error(`${step.ask} takes no ${Object.keys(given)}`);
    return {};
  }
  const value = fill(names, { ...usualBody(operation), ...given });
  if (media.type.includes("json")) return { body: JSON.stringify(value), type: json };
  return { body: new URLSearchParams(value as Record<string, string>).toString(), type: media.type };
}

async function outgoing(one: Walk, step: Ask): Promise<Outgoing> {
  const { names, server } = one;
  const operation = operations.get(step.ask);
  const [method = "", template = ""] = operation ? [operation.method, operation.path] : step.ask.split(" ");
  const api = operation?.api ?? step.at ?? "finance";
  const parts = new Map(operation?.parameters.map((parameter) => [parameter.name, parameter.in]));
  const givenIn = (part: string) =>
    Object.fromEntries(Object.entries(step.given ?? {}).filter(([name]) => (parts.get(name) ?? "body") === part));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const usual = name === "senderId" ? "accountId" : name;
    return encodeURIComponent(String(fill(names, step.given?.[name] ?? `{${usual}}`)));
  });
  const query = new URLSearchParams(fill(names, givenIn("query")) as Record<string, string>).toString();
  const address = server.addresses[api];
  const url = api === "auth" ? address : `${address}${path}${query && `?${query}`}`;
  const { body, type } = bodyOf(step, operation, names, givenIn("body"));
  const token = step.token ?? (operation?.api === "auth" ? "" : await tokenOf(one, step.by ?? "single"));
  const headers = {
    ...(token !== "" && { Authorization: `Bearer ${fill(names, token)}` }),
    ...(type !== undefined && { "Content-Type": type }),
    ...(fill(names, step.headers ?? {}) as Outgoing["headers"]),
  };
  return { method, url, headers, body: body ?? null };
}

/** Sends a request, and compares its response with what the step says and with what holds for every response. */
async function ask(one: Walk, step: Ask): Promise<void> {
  const response = await send(await outgoing(one, step));
  const isJson = /json/.test(String(response.headers["content-type"]));
  const body: Names = isJson ? JSON.parse(response.text) : { text: response.text };
  checkStatus(step, response, body);
  if (operations.get(step.ask)?.api !== "auth") checkEnvelope(response, body, isJson);
  if (step.same !== undefined && !isDeepStrictEqual(body, one.bodies.get(step.same)))
    throw new Error(`the body has to be that of ${step.same}, and is ${JSON.stringify(body).slice(0, 300)}`);
  const [error] = (body["errors"] ?? []) as { code?: string; message?: string }[];
  const checks: [actual: unknown, wanted: WantedValue | undefined, at: string][] = [
    [error?.code, step.code, "code"],
    [error?.message, step.message, "message"],
    [body["result"], step.result, "result"],
    [body, step.whole, "body"],
    [response.headers, step.gives, "headers"],
  ];
  for (const [actual, wanted, at] of checks) {
    const fault = wanted === undefined ? undefined : difference(one.names, actual, wanted, at);
    if (fault !== undefined) throw new Error(fault);
  }
  if (step.as === undefined) return;
  one.names[step.as] = body["result"] ?? body;
  one.bodies.set(step.as, body);
}

/** Compares the status with that of the step: as a number, or as a class such as `4xx`. */
function checkStatus({ status, code }: Ask, response: Incoming, body: Names): void {
  const wanted = status ?? (code === undefined ? "2xx" : (documented.get(code) ?? "4xx"));
  const actual = typeof wanted === "number" ? response.status : `${Math.floor(response.status / 100)}xx`;
  if (actual !== wanted)
    throw new Error(
      `the status has to be ${wanted}, and is ${response.status} ${JSON.stringify(body["errors"] ?? "")}`,
    );
}

/** What holds for every response of both services (F17, F19, F177, R67). */
function checkEnvelope({ status, headers }: Incoming, body: Names, isJson: boolean): void {
  if (typeof headers["x-correlation-id"] !== "string") throw new Error("there is no X-Correlation-Id");
  if (!isJson) return;
  const isSuccess = status < 400;
  if (body["success"] !== isSuccess) throw new Error(`success has to be ${isSuccess}, and is ${body["success"]}`);
  if (!isSuccess && !Array.isArray(body["errors"])) throw new Error("there are no errors");
}

function hear(
  { receiver, names }: Walk,
  { event, fields = {}, headers = {}, hook, never, times = 1, most = Number.POSITIVE_INFINITY }: Heard,
): void {
  const heard = receiver.received.filter(
    ({ body, path, headers: given }) =>
      body.eventType === event &&
      (hook === undefined || path === `/${hook}`) &&
      difference(names, body.result, fields, "") === undefined &&
      difference(names, given, headers, "") === undefined,
  );
  if (never === true ? heard.length === 0 : heard.length >= times && heard.length <= most) return;
  const all = receiver.received.map(({ path, headers: given, body }) => JSON.stringify([path, given, body]));
  throw new Error(`${event} has been received ${heard.length} times; what has is ${all.join("\n")}`);
}

/** What an account has of an asset, over all of its wallets. */
export async function amountsOf(one: Walk, accountId: string, asset: string): Promise<Amounts> {
  const { text } = await send(await outgoing(one, { ask: "listWallets", given: { accountId } }));
  const wallets = JSON.parse(text).result as { balances: { asset: string; amount: Record<string, string> }[] }[];
  const amounts: Amounts = { total: 0n, reserved: 0n };
  for (const { amount, ...balance } of wallets.flatMap(({ balances }) => balances)) {
    const [total = 0n, reserved = 0n, available] = ["total", "reserved", "available"].map((part) =>
      micro(String(amount[part])),
    );
    if (available !== total - reserved || available < 0n)
      throw new Error(`the balance is ${JSON.stringify(amount)}`);
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

async function weigh(one: Walk, { balance, asset = "USDC", ...wanted }: RuleBalance): Promise<void> {
  const before = one.before.get(`${balance} ${asset}`) as Amounts;
  const after = await amountsOf(one, balance, asset);
  for (const part of ["total", "reserved"] as const) {
    const change = after[part] - before[part];
    if (change !== micro(String(fill(one.names, wanted[part] ?? "0"))))
      throw new Error(`${part} changed by ${change} millionths`);
  }
}
