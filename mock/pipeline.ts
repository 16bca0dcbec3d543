// One API of the mock: from a request to its answer, step by step, each step a rule that may end the way.

import type { IncomingMessage } from "node:http";
import type { Access, Gate } from "./authenticate/access.ts";
import type { TokenAnswer } from "./authenticate/tokenEndpoint.ts";
import type { Contract, Operation } from "./contract/types.ts";
import type { Journal, Source } from "./control/journal.ts";
import { preferencesOf, type Scenarios } from "./control/scenarios.ts";
import { accepts } from "./http/accept.ts";
import { type Content, readBody } from "./http/body.ts";
import { optionsHeaders } from "./http/cors.ts";
import { jsonReply, type Reply, refusedReply } from "./http/reply.ts";
import { createRouter, type Match, type Router } from "./http/router.ts";
import { readTarget } from "./http/target.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { type Preferences, readPrefer } from "./respond/prefer.ts";
import type { Prism } from "./respond/prism.ts";
import type { Answer, Outcome } from "./respond/question.ts";
import { type Answers, createAnswers } from "./respond/responses.ts";
import { lackOf, successOf } from "./respond/wanted.ts";
import type { State } from "./state/types.ts";
import { type Received, readInput } from "./validate/input.ts";
import { createValidator, type Input, type Validator } from "./validate/validator.ts";

/** What all three APIs of a running mock share. */
export interface World {
  gate: Gate;
  token(content: Content | undefined): TokenAnswer;
  scenarios: Scenarios;
  journal: Journal;
  /** None when the mock is stateless. */
  state: State | undefined;
  /** Delay of every answer, in milliseconds. */
  latency(): number;
  /** Whether webhooks may be registered on plain http to loopback. */
  allowHttpWebhooks: boolean;
  maxBodyBytes: number;
}

/** One API as it is served; a reload makes a new one. */
export interface Service {
  contract: Contract;
  route: Router;
  validator: Validator;
  answers: Answers;
}

/** What becomes of a request, for the journal. */
export interface Trail {
  source: Source;
  operationId: string | undefined;
  body: unknown;
}

/** Larger bodies are not kept in the journal. */
const maxKeptBody = 16_384;
const dropped = "drop" as const;
const noInput: Input = { path: {}, query: {} };

/**
 * Makes the service of a contract.
 * @param contract The contract.
 * @param prism Who answers where no rule and no state decides.
 * @param kept Prism's static answers of an earlier run, by key.
 */
export function createService(contract: Contract, prism: Prism, kept?: Map<string, Answer>): Service {
  return {
    contract,
    route: createRouter(contract.operations),
    validator: createValidator(contract),
    answers: createAnswers(prism, kept),
  };
}

/**
 * Answers a request: target and body, path and method, token, tenant and role, validation, scenario, `Prefer`, state,
 * Prism; the first that decides wins.
 * @param trail Is filled in on the way.
 * @returns The answer, or that the connection is to be dropped.
 * @throws Unreadable where the request cannot be read.
 */
export async function answerRequest(
  service: Service,
  world: World,
  request: IncomingMessage,
  trail: Trail,
): Promise<Reply | typeof dropped> {
  const reply = await routed(service, world, request, trail);
  await pause(world.latency());
  return reply;
}

async function routed(
  service: Service,
  world: World,
  request: IncomingMessage,
  trail: Trail,
): Promise<Reply | typeof dropped> {
  const { api } = service.contract;
  const target = readTarget(request.url ?? "/");
  const content = await readBody(request, world.maxBodyBytes);
  if (content !== undefined && content.size <= maxKeptBody) trail.body = content.value;
  const match = service.route(target.path);
  if (request.method === "OPTIONS") return optionsReply(service, match, request);
  if (match === undefined) return refusedReply(api, refusal(api, 404, `There is no operation at ${target.path}.`));
  const operation = match.methods.get(request.method === "HEAD" ? "GET" : String(request.method));
  if (operation === undefined) return refusedReply(api, wrongMethod(service, match));
  trail.operationId = operation.operationId;
  const access = operation.secured ? world.gate(operation, request) : undefined;
  if (access !== undefined && "refusal" in access) return refusedReply(api, access.refusal);
  return authorised({ service, world, request, trail, operation, target, content, match }, access);
}

/** Everything known of a request that has found its operation. */
interface Call extends Received {
  service: Service;
  world: World;
  request: IncomingMessage;
  trail: Trail;
}

async function authorised(call: Call, access: Access | undefined): Promise<Reply | typeof dropped> {
  const { service, world, trail, operation, request } = call;
  const isToken = operation.operationId === "createAccessToken";
  // The token endpoint has errors of its own; what breaks the contract elsewhere uses up no scenario.
  const read = isToken ? noInput : readInput(call, service.validator, world.allowHttpWebhooks);
  if ("refusal" in read) return refusedReply(operation.api, read.refusal);
  const prefer = readPrefer(request.headers["prefer"] as string | undefined);
  const scenario = world.scenarios.take(operation.operationId);
  if (scenario !== undefined) trail.source = "scenario";
  await pause(scenario?.latency ?? 0);
  if (scenario?.drop) return dropped;
  const preferences = prefer ?? (scenario && preferencesOf(scenario));
  return isToken && preferences === undefined ? tokenReply(call) : decide(call, read, access, prefer, preferences);
}

function tokenReply({ world, trail, content }: Call): Reply {
  trail.source = "token";
  const { status, body, headers } = world.token(content);
  return jsonReply(status, body, headers);
}

async function decide(
  call: Call,
  input: Input,
  access: Access | undefined,
  prefer: Preferences | undefined,
  preferences: Preferences | undefined,
): Promise<Reply> {
  const { service, trail, operation, request } = call;
  const accept = request.headers.accept;
  if (preferences !== undefined) {
    if (prefer !== undefined) trail.source = "prefer";
    const lack = lackOf(operation, preferences.code, preferences.example);
    if (lack !== undefined) return refusedReply(operation.api, refusal(operation.api, 400, `Prefer: ${lack}.`));
    return prismReply(operation, await service.answers.of(operation, preferences, accept));
  }
  const decided = access === undefined ? undefined : stateReply(call, input, access);
  if (decided !== undefined) {
    if (trail.source !== "scenario") trail.source = "state";
    return decided;
  }
  if (trail.source !== "scenario") trail.source = "prism";
  return prismReply(operation, await service.answers.of(operation, {}, accept));
}

/** The state's answer, unless the caller asks for a form the state does not write. */
function stateReply(call: Call, input: Input, { tenantId, caller }: Access): Reply | undefined {
  const { world, operation, request } = call;
  if (world.state === undefined || !accepts(request.headers.accept, mainType(operation))) return undefined;
  const answer = world.state.answer({
    api: operation.api,
    operationId: operation.operationId,
    path: input.path as Record<string, string>,
    query: input.query as Record<string, string | number | boolean | undefined>,
    body: input.body,
    tenantId,
    caller,
  });
  if (answer === undefined) return undefined;
  if (typeof answer.body !== "string") return jsonReply(answer.status, answer.body, answer.headers);
  return { status: answer.status, headers: answer.headers ?? {}, body: answer.body };
}

function prismReply(operation: Operation, outcome: Outcome): Reply {
  if (!("fault" in outcome)) return outcome;
  return refusedReply(operation.api, refusal(operation.api, outcome.status, outcome.fault));
}

/** The first media type of the first success. */
function mainType(operation: Operation): string {
  return Object.keys(successOf(operation) ?? {})[0] ?? "application/json";
}

function allowed(match: Match): string {
  const methods = [...match.methods.keys()];
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function wrongMethod({ contract: { api } }: Service, match: Match): Refusal {
  const methods = allowed(match);
  return refusal(api, 405, `The method is not supported here; supported are ${methods}.`, { Allow: methods });
}

/** A preflight to an unknown path passes, so that the page sees the 404 of its request and not a riddle. */
function optionsReply({ contract: { api } }: Service, match: Match | undefined, request: IncomingMessage): Reply {
  const isPreflight = request.headers["access-control-request-method"] !== undefined;
  if (match === undefined && !isPreflight) return refusedReply(api, refusal(api, 404, "There is no operation here."));
  const methods = match === undefined ? "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS" : allowed(match);
  return { status: 204, headers: optionsHeaders(request.headers, methods) };
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
