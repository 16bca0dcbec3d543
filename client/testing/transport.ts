// A fake transport for tests: responds with the examples of the contract, records calls, and fails on demand.

import { pauseFor } from "../runtime/deadline.ts";
import { AbortError } from "../runtime/errors.ts";
import { contentOf, type ExampleNames, isOperation, type OperationName, operationAt } from "./examples.ts";

/** What can fail: before the request is sent, after it, or within the response body. */
export type FakeFailure = "refused" | "reset" | "truncated";

/** The name of an operation of any of the APIs. */
export type FakeOperation = OperationName;

/** A response, or a failure. */
export interface FakeReply<Name extends FakeOperation = FakeOperation> {
  /** HTTP status. Default: that of the example, or else of the first success in the contract. */
  status?: number | undefined;
  /** Name of an example in the contract. Default: the first one of the status. */
  example?: ExampleNames[Name] | undefined;
  /** Fields of `result` that replace those of the example; a list replaces all entries. */
  result?: object | undefined;
  /** The whole response body, instead of an example: a text is sent as it is, anything else as JSON. */
  body?: unknown;
  /** Headers to add or replace. */
  headers?: Record<string, string> | undefined;
  /** Pause before the response, in milliseconds. With Infinity, there is none until the request is aborted. */
  delayMs?: number | undefined;
  /**
   * A failure instead: `refused` before the request is sent, `reset` after it, `truncated` in the middle of the response
   * body.
   */
  fail?: FakeFailure | undefined;
  /** In a list of replies, how many requests in a row get this one. Default: 1. */
  times?: number | undefined;
}

/** The replies to an operation: one for every request, several in turn (the last one stays), or a function. */
export type FakePlan<Name extends FakeOperation = FakeOperation> =
  | FakeReply<Name>
  | readonly FakeReply<Name>[]
  | ((call: FakeCall) => FakeReply<Name> | Promise<FakeReply<Name>>);

/** The plan of a transport. */
export type FakePlans = { [Name in FakeOperation]?: FakePlan<Name> } & {
  /** The replies to all other operations. Default: `examples`, the first success of the contract. `none` refuses them. */
  default?: "examples" | "none" | FakeReply;
};

/** A request that the transport got. Tokens and client secrets are masked, so that it can be printed. */
export interface FakeCall {
  operationId: FakeOperation;
  method: string;
  /** Path template, for example `/v1/accounts/{accountId}/wallets`. */
  path: string;
  /** Values of the path parameters. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** Names are lowercase. */
  headers: Record<string, string>;
  /** The request body: JSON and forms as objects, anything else as a text; undefined without one. */
  body: unknown;
}

/** A `fetch` for the options of clients and of `clientCredentials`. */
export interface FakeTransport {
  (input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The requests in their order, without those that were refused before they were sent. */
  readonly calls: FakeCall[];
  /** The requests to one operation. */
  callsOf(operationId: FakeOperation): FakeCall[];
}

/**
 * Creates a transport that responds with the examples of the contract. It checks nothing of a request; the mock does.
 * @param plans The replies by operation; all others get an example.
 * @returns A function to pass as `fetch`, with the calls that it got.
 * @throws TypeError for an operation or an example that the contract does not have.
 */
export function createFakeTransport(plans: FakePlans = {}): FakeTransport {
  const next = new Map(
    Object.entries(plans).flatMap(([name, plan]) =>
      name === "default" ? [] : [[name, repliesOf(name, plan)] as const],
    ),
  );
  const others = plans.default ?? "examples";
  const calls: FakeCall[] = [];

  const transport = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = await callOf(request);
    const { operationId } = call;
    const planned = next.get(operationId) ?? (typeof others === "object" ? async () => others : undefined);
    if (planned === undefined && others === "none")
      throw new TypeError(`the fake transport has no reply to ${operationId}`);
    const reply: FakeReply = (await planned?.(call)) ?? {};
    // What was not sent is not there to be seen.
    if (reply.fail !== "refused") calls.push(call);
    // In the time of `setTimeout`, so that fake timers apply. An abort ends it as it ends `fetch`.
    if (reply.delayMs || request.signal.aborted)
      await pauseFor(reply.delayMs ?? 0, request.signal, (Kind) => {
        if (Kind === AbortError) throw request.signal.reason;
      });
    if (reply.fail === "refused" || reply.fail === "reset") throw failureOf(reply.fail);
    return responseTo(call, reply);
  };
  // As the runtime's own, so that a client takes its word for what was not sent.
  Object.defineProperty(transport, "toString", { value: () => "function fetch() { [native code] }" });
  return Object.assign(transport, {
    calls,
    callsOf: (operationId: FakeOperation) => calls.filter((call) => call.operationId === operationId),
  });
}

type Next = (call: FakeCall) => FakeReply | Promise<FakeReply>;

/** Gives the reply to each request of an operation in turn. */
function repliesOf(name: string, plan: unknown): Next {
  if (!isOperation(name)) throw new TypeError(`${name} is not an operation of the contract`);
  if (typeof plan === "function") return plan as Next;
  const replies = (Array.isArray(plan) ? plan : [plan]) as FakeReply[];
  if (replies.length === 0) throw new TypeError(`${name} needs at least one reply`);
  // A misspelled example is found now, and not where the client would take it for a failed connection.
  for (const { status, example, body } of replies) if (body === undefined) contentOf(name, status, example);
  const queue = replies.flatMap((reply) => Array<FakeReply>(reply.times ?? 1).fill(reply));
  const last = replies.at(-1) as FakeReply;
  return () => queue.shift() ?? last;
}

async function callOf(request: Request): Promise<FakeCall> {
  const { method } = request;
  const url = new URL(request.url);
  const found = operationAt(method, url.pathname);
  if (found === undefined) throw new TypeError(`${method} ${url.pathname} is not an operation of the contract`);
  const headers = Object.fromEntries(request.headers);
  if (headers["authorization"] !== undefined) headers["authorization"] = headers["authorization"].replace(/ .*/, " *");
  const body = bodyOf(await request.text(), headers["content-type"] ?? "");
  return { ...found, method, query: Object.fromEntries(url.searchParams), headers, body };
}

function bodyOf(text: string, type: string): unknown {
  if (text === "") return undefined;
  if (type.includes("json")) return JSON.parse(text);
  if (!type.includes("form-urlencoded")) return text;
  const form = Object.fromEntries(new URLSearchParams(text));
  return "client_secret" in form ? { ...form, client_secret: "*" } : form;
}

function responseTo({ operationId, headers: sent }: FakeCall, reply: FakeReply): Response {
  const known = reply.body === undefined ? contentOf(operationId, reply.status, reply.example) : undefined;
  const status = reply.status ?? known?.status ?? contentOf(operationId).status;
  const body = known === undefined ? reply.body : withResult(known.body, reply.result);
  const isText = typeof body === "string";
  const text = body === undefined ? "" : isText ? body : JSON.stringify(body);
  const type = known?.type ?? (isText ? "text/plain" : "application/json");
  const headers = new Headers({
    ...(text === "" ? {} : { "content-type": type }),
    "x-correlation-id": correlationIdOf(sent),
    ...reply.headers,
  });
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : reply.fail === "truncated" ? truncated(text) : text, { status, headers });
}

/** The envelope with other fields in its result. */
function withResult(body: unknown, result: object | undefined): unknown {
  if (result === undefined) return body;
  const envelope = Object(body) as { result?: object };
  return { ...envelope, result: Array.isArray(result) ? result : { ...envelope.result, ...result } };
}

/** Every response has one: that of the request if it is valid, and otherwise a new one. */
function correlationIdOf(headers: Record<string, string>): string {
  const own = headers["x-correlation-id"] ?? headers["x-request-id"] ?? "";
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(own) ? own : crypto.randomUUID();
}

/** Codes and messages of Node and undici, and the system call that failed. */
const reasons = {
  refused: { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:443", syscall: "connect" },
  reset: { code: "ECONNRESET", message: "read ECONNRESET" },
  truncated: { code: "UND_ERR_SOCKET", message: "other side closed" },
} as const;

/** The error of a failed connection: a TypeError, whose cause has the code of the system. */
function failureOf(fail: FakeFailure): TypeError {
  const { message, ...facts } = reasons[fail];
  const cause = Object.assign(new Error(message), facts);
  return new TypeError(fail === "truncated" ? "terminated" : "fetch failed", { cause });
}

/** Half of a body, and then the error of a connection that is lost. */
function truncated(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  return new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(failureOf("truncated")),
  });
}
