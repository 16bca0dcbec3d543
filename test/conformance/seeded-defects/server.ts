// A server that keeps the contract, in memory, for finance, ramp and the token endpoint; a behaviour makes it differ.

import { randomUUID } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Contracts } from "../../../conformance/contracts.ts";
import type { Service } from "../../../conformance/exchange.ts";
import type { Api } from "../../../model/apis.ts";
import { matchPath } from "../../../model/calls.ts";
import { listen } from "../../lib/listen.ts";
import type { Answer, Behaviour, Call } from "./behaviour.ts";
import { refuse } from "./handlers/answers.ts";
import { exampleAnswer, makeHandlers } from "./handlers.ts";
import { refusedAccess } from "./server/access.ts";
import { refusedBody, refusedTransfer } from "./server/bodies.ts";
import { makeSender } from "./server/deliveries.ts";
import { refusedParameters } from "./server/parameters.ts";
import { refusal, type State } from "./server/state.ts";
import { answerToken } from "./server/token.ts";
import { makeWorld, type World } from "./world.ts";

/** A running server. */
export interface SeededServer {
  origins: Record<Service, string>;
  tokenUrl: string;
  /** Its data, to see what a run leaves behind. */
  world: World;
  stop(): Promise<void>;
}

/** Starts the server on free ports of the loopback address. */
export async function startSeeded(contracts: Contracts, behaviour: Behaviour = {}): Promise<SeededServer> {
  const world = makeWorld(contracts);
  behaviour.world?.(world);
  const handlers = { ...makeHandlers(contracts), ...behaviour.handlers };
  const sender = makeSender(contracts, behaviour);
  const state: State = {
    contracts,
    behaviour,
    off: new Set(behaviour.off),
    world,
    tokens: new Map(),
    handlers,
    sender,
  };
  const servers = (["finance", "ramp", "auth"] as const).map((api) => ({
    api,
    server: http.createServer((incoming, outgoing) => void serve(state, api, incoming, outgoing)),
  }));
  const origins = {} as Record<Api, string>;
  for (const { api, server } of servers) origins[api] = (await listen(server)).origin;
  return {
    origins: { finance: origins.finance, ramp: origins.ramp },
    tokenUrl: `${origins.auth}/token`,
    world,
    async stop() {
      sender.stop();
      for (const { server } of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function serve(state: State, api: Api, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const url = new URL(incoming.url ?? "/", "http://server");
  if (api === "auth") {
    write(outgoing, answerToken(state, incoming, url, text), state, undefined);
    return;
  }
  const { answer, call } = route(state, api, incoming, url, text);
  if (call !== undefined) state.sender.observe(call, answer);
  write(outgoing, correlated(state, answer, incoming), state, call);
}

function write(outgoing: ServerResponse, answer: Answer, { behaviour }: State, call: Call | undefined): void {
  behaviour.answer?.(answer, call);
  const body = answer.text ?? (answer.json === undefined ? "" : JSON.stringify(answer.json));
  if (answer.text === undefined && answer.json !== undefined) answer.headers["content-type"] ??= "application/json";
  if (answer.status === 0) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(answer.status === 204 ? "" : body);
}

const wellFormed = /^[A-Za-z0-9_.:-]{1,64}$/;

function correlated({ off }: State, answer: Answer, incoming: IncomingMessage): Answer {
  const own = incoming.headers["x-correlation-id"];
  const fallback = off.has("correlation fallback") ? undefined : incoming.headers["x-request-id"];
  const given = own ?? fallback;
  const isValid =
    typeof given === "string" && (wellFormed.test(given) || (off.has("correlation replace") && given !== ""));
  const echoed = isValid && !off.has("correlation echo") && !off.has(`correlation ${answer.status}`);
  answer.headers["x-correlation-id"] = echoed ? String(given) : randomUUID();
  return answer;
}

function route(state: State, api: Api, incoming: IncomingMessage, url: URL, text: string) {
  const matches = matchPath(state.contracts[api].operations, url.pathname);
  if (matches.length === 0)
    return { answer: state.off.has("unknown path") ? refuse(200, "ok") : refusal(api, 404), call: undefined };
  const match = matches.find(({ operation }) => operation.method === incoming.method);
  const first = matches[0] as (typeof matches)[0];
  if (match === undefined && !state.off.has("method")) return { answer: refusal(api, 405), call: undefined };
  const { operation, values } = match ?? first;
  const call: Call = { operation, incoming, path: values, query: url.searchParams, body: {}, world: state.world };
  const answer =
    refusedAccess(state, call) ??
    refusedParameters(state, call) ??
    refusedBody(state, call, text) ??
    refusedTransfer(state, call) ??
    (state.handlers[operation.operationId] ?? ((own) => exampleAnswer(state.contracts, own)))(call);
  return { answer, call };
}
