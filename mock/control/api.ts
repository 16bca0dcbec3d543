// The control API under /__mock on each port: scenarios, requests, clock, settings, seed, events; as a table of routes.

import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Contract } from "../../model/contract.ts";
import type { EventType } from "../../model/events.ts";
import type { Operation } from "../../model/operations.ts";
import type { Delivery } from "../deliver/delivery.ts";
import { createForm, type Form, sentenceOf } from "../form.ts";
import { readBody } from "../http/body.ts";
import { jsonReply, type Reply } from "../http/reply.ts";
import { readTarget } from "../http/target.ts";
import { Refusal, refusedReply } from "../refusal.ts";
import { exampleNames } from "../respond/wanted.ts";
import type { MockEvent, State } from "../state/types.ts";
import { buildEvent } from "./events.ts";
import { checkHost } from "./hosts.ts";
import type { Journal } from "./journal.ts";
import type { Scenario, Scenarios } from "./scenarios.ts";
import { changeSettings } from "./settings.ts";

/** What the control API drives. */
export interface Controlled {
  contracts(): Contract[];
  scenarios: Scenarios;
  journal: Journal;
  /** None when the mock is stateless. */
  state: State | undefined;
  delivery: Delivery | undefined;
  /** Hosts at which it responds besides this machine's. */
  hosts: string[];
  /** The tenant that is meant where none is named. */
  tenantId: string;
  /** What is wrong with an event by the contract; empty when nothing is. */
  validateEvent(event: MockEvent): string[];
}

type Command = (controlled: Controlled, body: Record<string, unknown>) => unknown;

/** All commands, by method and path below /__mock. What they return is the JSON of the response; nothing is a 204. */
const commands: Record<string, Command> = {
  "GET /operations": ({ contracts }) => contracts().flatMap(({ operations }) => operations.map(listed)),
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  "POST /scenarios": ({ scenarios }, body) => attempt(() => scenarios.add(body as unknown as Scenario)),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
  "GET /requests": ({ journal }) => journal.read(),
  "DELETE /requests": ({ journal }) => journal.clear(),
  "GET /clock": (controlled) => ({ now: stateOf(controlled).now().toISOString() }),
  "POST /clock": advance,
  "GET /settings": (controlled) => stateOf(controlled).settings(),
  "POST /settings": (controlled, body) => changeSettings(stateOf(controlled), body),
  "POST /reset": reset,
  "POST /seed": (controlled, { tenantId, ...resources }) =>
    attempt(() => stateOf(controlled).seed(resources as Record<string, unknown[]>, optionalText(tenantId))),
  "POST /bank-credits": (controlled, { tenantId, ...credit }) =>
    attempt(() => ({ payInId: stateOf(controlled).credit(tenantOf(controlled, tenantId), credit as never) })),
  "GET /events": ({ contracts }) => contracts().flatMap(({ events }) => [...events.values()].map(shown)),
  "POST /events": trigger,
  "GET /deliveries": ({ delivery }) => delivery?.attempts() ?? [],
};

/**
 * Does one command, as a scenario file does.
 * @param command Method and path below /__mock.
 * @throws Error that says why it cannot be done.
 */
export function run(command: string, controlled: Controlled, body: Record<string, unknown>): unknown {
  return commands[command]?.(controlled, body);
}

/** The page and its parts, by path below /__mock. */
const files: Record<string, [file: string, type: string]> = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/page.js": ["page.js", "text/javascript; charset=utf-8"],
  "/page.css": ["page.css", "text/css; charset=utf-8"],
};

/** Nothing but the page's own files and the control API on its own port. */
const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/**
 * Responds to a request under /__mock. Other hosts and origins are refused, and a body must be JSON, so that a page that
 * happens to be open cannot drive the mock.
 * @param controlled What is driven.
 * @param request The request.
 * @param maxBytes Largest body that is taken.
 * @returns JSON, the page, or `{"error": "…"}` with a 4xx.
 */
export async function respondToControl(
  controlled: Controlled,
  request: IncomingMessage,
  maxBytes: number,
): Promise<Reply> {
  try {
    checkHost(request, controlled.hosts);
    const path = readTarget(request.url ?? "/").path.slice("/__mock".length) || "/";
    const method = request.method === "HEAD" ? "GET" : String(request.method);
    const file = files[path];
    if (file !== undefined && method === "GET") return await page(...file);
    const command = commands[`${method} ${path}`];
    if (command === undefined) throw missing(path);
    const result = await command(controlled, await bodyOf(request, maxBytes));
    return result === undefined ? { status: 204 } : jsonReply(200, result, pageHeaders);
  } catch (error) {
    if (error instanceof Refusal) return refusedReply("control", error);
    throw error;
  }
}

async function page(file: string, type: string): Promise<Reply> {
  const body = await readFile(new URL(`page/${file}`, import.meta.url), "utf8");
  return { status: 200, headers: { "Content-Type": type, "Cache-Control": "no-cache", ...pageHeaders }, body };
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Record<string, unknown>> {
  const content = await readBody(request, maxBytes);
  if (request.method === "GET" || request.method === "HEAD") return {};
  if (content === undefined) return {};
  if (content.type !== "application/json") throw new Refusal(415, "the body must be application/json");
  const { value } = content;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "the body must be a JSON object");
  return value as Record<string, unknown>;
}

/** A wrong path, or a wrong method on a right one. */
function missing(path: string): Refusal {
  const methods = Object.keys(commands)
    .filter((key) => key.endsWith(` ${path}`))
    .map((key) => key.split(" ")[0]);
  if (methods.length > 0)
    return new Refusal(405, `use ${methods.join(" or ")}`, { headers: { Allow: methods.join(", ") } });
  return new Refusal(404, `there is no ${path} here; see mock/README.md`);
}

function listed(operation: Operation): object {
  const { api, operationId, method, path, summary } = operation;
  return { api, operationId, method, path, summary, responses: exampleNames(operation) };
}

function shown({ eventType, summary, examples }: EventType): object {
  return { eventType, summary, examples: Object.fromEntries(examples.map(({ name, value }) => [name, value])) };
}

function stateOf({ state }: Controlled): State {
  if (state === undefined) throw new Refusal(409, "the mock is stateless");
  return state;
}

/** Refuses a body that has not the form of its command. */
function checkForm(form: Form, body: unknown, name: string): void {
  const fault = form(body);
  if (fault !== undefined) throw new Refusal(400, sentenceOf(fault, name));
}

/** Errors of what is driven are the caller's: unknown names, wrong values. */
function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, (error as Error).message);
  }
}

const units: Record<string, number> = { milliseconds: 1, seconds: 1e3, minutes: 6e4, hours: 36e5, days: 864e5 };
const clockForm = createForm({
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(units).map((unit) => [unit, { type: "number", minimum: 0 }])),
});

/** `{"minutes": 30}`: moves the clock on by the sum of what is given. */
function advance(controlled: Controlled, body: Record<string, unknown>): object {
  const state = stateOf(controlled);
  checkForm(clockForm, body, "the move of the clock");
  const parts = Object.entries(body).map(([unit, count]) => (units[unit] as number) * (count as number));
  attempt(() => state.advance(parts.reduce((sum, part) => sum + part, 0)));
  return { now: state.now().toISOString() };
}

const resetForm = createForm({
  type: "object",
  additionalProperties: false,
  properties: { tenantId: { type: "string" } },
});

/** `{"tenantId"?: …}`: everything, or only what is one tenant's; scenarios, requests and the clock are nobody's. */
function reset({ state, delivery, scenarios, journal }: Controlled, body: Record<string, unknown>): void {
  checkForm(resetForm, body, "the reset");
  const tenantId = optionalText(body["tenantId"]);
  state?.reset(...(tenantId === undefined ? [] : [tenantId]));
  delivery?.clear(tenantId);
  if (tenantId !== undefined) return;
  scenarios.clear();
  journal.clear();
}

const eventForm = createForm({
  type: "object",
  required: ["eventType"],
  properties: {
    eventType: { type: "string" },
    example: { type: "string" },
    result: { type: "object" },
    tenantId: { type: "string" },
  },
});

/** `{"eventType": …, "example"?: …, "result"?: {…}, "tenantId"?: …}`: the contract's example, changed by `result`. */
function trigger(controlled: Controlled, body: Record<string, unknown>): object {
  const { delivery } = controlled;
  if (delivery === undefined) throw new Refusal(409, "the mock is stateless: no webhooks are registered");
  checkForm(eventForm, body, "the event");
  const tenantId = tenantOf(controlled, body["tenantId"]);
  const event = attempt(() => buildEvent(controlled.contracts(), body));
  const [fault] = controlled.validateEvent(event);
  if (fault !== undefined) throw new Refusal(400, `the event breaks the contract: ${fault}`);
  // What goes wrong from here on is in the log and in GET /deliveries.
  delivery.publish(tenantId, event).catch(() => undefined);
  return { event, webhooks: stateOf(controlled).webhooks(tenantId).length };
}

function tenantOf({ tenantId }: Controlled, given: unknown): string {
  return optionalText(given) ?? tenantId;
}

function optionalText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
