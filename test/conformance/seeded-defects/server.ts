// A server that keeps the contract, in memory, for finance, ramp and the token endpoint; a behaviour makes it differ.

import { randomUUID } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Contract, kindOf, matchPath, type Operation, type Parameter } from "../../../conformance/contract.ts";
import type { Service } from "../../../conformance/exchange.ts";
import { validatorOf } from "../../../conformance/schema.ts";
import type { Api } from "../../../model/apis.ts";
import { asObject, asStrings, isObject } from "../../../model/document.ts";
import type { Answer, Behaviour, Call } from "./behaviour.ts";
import { exampleAnswer, type Handler, makeHandlers, refuse } from "./handlers.ts";
import { makeWorld, otherTenant, ownTenant, type World } from "./world.ts";

/** Clients the server knows; the second lacks `manage:webhooks`. */
export const clients = {
  main: { id: "seeded-client", secret: "seeded-secret-9f2c" },
  limited: { id: "seeded-limited", secret: "seeded-limited-secret-71ad" },
};

/** A running server. */
export interface SeededServer {
  origins: Record<Service, string>;
  tokenUrl: string;
  /** Its data, to see what a run leaves behind. */
  world: World;
  stop(): Promise<void>;
}

interface Token {
  expiresAt: number;
  scopes: string[];
}

interface State {
  contract: Contract;
  behaviour: Behaviour;
  off: Set<string>;
  world: World;
  tokens: Map<string, Token>;
  handlers: Record<string, Handler>;
}

/** Starts the server on free ports of the loopback address. */
export async function startSeeded(contract: Contract, behaviour: Behaviour = {}): Promise<SeededServer> {
  const world = makeWorld(contract);
  behaviour.world?.(world);
  const handlers = { ...makeHandlers(contract), ...behaviour.handlers };
  const state: State = { contract, behaviour, off: new Set(behaviour.off), world, tokens: new Map(), handlers };
  const servers = (["finance", "ramp", "auth"] as const).map((api) => ({
    api,
    server: http.createServer((incoming, outgoing) => void serve(state, api, incoming, outgoing)),
  }));
  const origins = {} as Record<Api, string>;
  for (const { api, server } of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origins[api] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  return {
    origins: { finance: origins.finance, ramp: origins.ramp },
    tokenUrl: `${origins.auth}/token`,
    world,
    async stop() {
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

/** Refusals of a service, by what went wrong; the ramp service has codes of its own. */
function refusal(api: Api, status: number): Answer {
  const finance: Record<number, string> = {
    401: "unauthenticated",
    403: "forbidden",
    404: "code-not-documented",
    405: "code-not-documented",
    415: "code-not-documented",
    400: "invalid-request",
  };
  const ramp: Record<number, string> = {
    401: "UNAUTHORIZED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    405: "METHOD_NOT_SUPPORTED",
    415: "INVALID_MEDIA_TYPE",
    400: "validation-error",
  };
  return refuse(status, (api === "ramp" ? ramp : finance)[status] ?? "invalid-request");
}

function route(state: State, api: Api, incoming: IncomingMessage, url: URL, text: string) {
  const matches = matchPath(state.contract, api, url.pathname);
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
    (state.handlers[operation.operationId] ?? ((own) => exampleAnswer(state.contract, own)))(call);
  return { answer, call };
}

/** Every rule of access has a name, alone and with the operation. */
function applies({ off }: State, rule: string, { operationId }: Operation): boolean {
  return !off.has(rule) && !off.has(`${operationId} ${rule}`);
}

function refusedAccess(state: State, { operation, incoming }: Call): Answer | undefined {
  const api = operation.service;
  const header = incoming.headers.authorization;
  const [scheme, value] = (header ?? "").split(" ");
  const near = [...state.tokens.keys()].find((known) => value?.startsWith(known));
  const token = state.tokens.get((applies(state, "auth near", operation) ? value : near) ?? "");
  const isLive = token !== undefined && (token.expiresAt > Date.now() || !applies(state, "auth expired", operation));
  const rules: [string, boolean][] = [
    ["auth missing", header === undefined],
    ["auth scheme", header !== undefined && scheme !== "Bearer"],
    ["auth garbage", value === "garbage"],
    ["auth token", header !== undefined && value !== "garbage" && !isLive],
  ];
  for (const [rule, isBroken] of rules) if (isBroken && applies(state, rule, operation)) return refusal(api, 401);
  if (refusesTenant(state, operation, incoming)) return refusal(api, 403);
  const lacks = operation.scopes.some((scope) => token !== undefined && !token.scopes.includes(scope));
  return lacks && applies(state, "scope", operation) ? refusal(api, 403) : undefined;
}

function refusesTenant(state: State, operation: Operation, incoming: IncomingMessage): boolean {
  const granted = state.behaviour.tenants ?? [ownTenant];
  const given = incoming.headersDistinct["x-tenant-id"] ?? [];
  const [tenant] = given;
  const known = (value: string) =>
    granted.includes(value) || (state.off.has("tenant case") && granted.includes(value.toLowerCase()));
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  const rules: [string, boolean][] = [
    ["tenant missing", tenant === undefined && granted.length > 1],
    ["tenant blank", tenant === ""],
    ["tenant list", tenant?.includes(",") === true],
    ["tenant malformed", tenant !== undefined && tenant !== "" && !tenant.includes(",") && !uuid.test(tenant)],
    ["tenant foreign", tenant !== undefined && uuid.test(tenant) && !known(tenant)],
    ["tenant repeated", given.length > 1 && new Set(given).size === 1],
    ["tenant repeated otherwise", new Set(given).size > 1],
  ];
  return rules.some(([rule, isBroken]) => isBroken && applies(state, rule, operation));
}

/** Codes of broken query parameters (finance source, Errors). */
function codeFor(operation: Operation, { name, in: where }: Parameter): string {
  if (operation.service === "ramp") return "validation-error";
  if (where === "path") return kindOf(name) === "accountId" ? "invalid-parameter" : "invalid-request";
  const coded = ["listPaymentSessions", "listWallets"].includes(operation.operationId);
  if (["page", "size", "sortOn"].includes(name)) return coded ? `${name}.validation` : "invalid-request";
  return "invalid-parameter";
}

/** The keyword of the schema that a text breaks; undefined when it keeps them all. */
function brokenKeyword({ schema }: Parameter, text: string): string | undefined {
  const options = asStrings(schema["enum"]);
  if (options.length > 0 && !options.includes(text)) {
    const near = options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
    return near === undefined ? "enum" : near === text.trim() ? "blank" : "case";
  }
  if (schema["type"] === "integer") {
    if (!/^-?\d+$/.test(text)) return "type";
    if (typeof schema["minimum"] === "number" && Number(text) < schema["minimum"]) return "minimum";
    if (typeof schema["maximum"] === "number" && Number(text) > schema["maximum"]) return "maximum";
    if (Number(text) > 2 ** 31 - 1) return "format";
  }
  if (schema["format"] === "uuid" && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return "format";
  if (schema["format"] === "date-time" && (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(Date.parse(text))))
    return "format";
  if (schema["format"] === "date-time" && !/(Z|[+-]\d\d:\d\d)$/.test(text)) return "zone";
  return undefined;
}

function refusedParameters(state: State, { operation, path, query, world }: Call): Answer | undefined {
  for (const parameter of operation.parameters) {
    if (parameter.in === "header") continue;
    const ignored = parameter.name === "sortOrder" && !query.has("sortOn");
    const text = parameter.in === "path" ? path[parameter.name] : query.get(parameter.name);
    if (text === undefined || text === null || ignored) continue;
    const keyword = brokenKeyword(parameter, text);
    if (keyword === undefined || !applies(state, `${parameter.name} ${keyword}`, operation)) continue;
    return refuse(400, codeFor(operation, parameter));
  }
  const account = path["accountId"] ?? path["senderId"];
  const isKnown = account === undefined || world.accounts.some(({ id }) => id === account);
  if (!isKnown && applies(state, "account unknown", operation)) return refuse(404, "account-not-found");
  const unknown = unknownMember(path, world);
  return unknown !== undefined && applies(state, `${unknown} unknown`, operation)
    ? refusal(operation.service, 404)
    : undefined;
}

/** A path parameter whose resource the world does not have, of those that no handler looks up itself. */
function unknownMember(path: Record<string, string>, world: World): string | undefined {
  const { partyId, ...others } = path;
  if (partyId !== undefined && !world.parties.some(({ id }) => id === partyId)) return "partyId";
  const listed = ["walletId", "payoutBankAccountId", "routeId", "payoutId"];
  return listed.find((name) => others[name] !== undefined && !world.knownIds.has(others[name]));
}

function refusedBody(state: State, call: Call, text: string): Answer | undefined {
  const { operation, incoming } = call;
  const media = operation.body;
  if (media === undefined || (text === "" && !media.required)) return undefined;
  const type = (incoming.headers["content-type"] ?? "").split(";")[0];
  if (type !== media.type && applies(state, "body type", operation)) return refusal(operation.service, 415);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (applies(state, "body json", operation)) return refusal(operation.service, 400);
    body = {};
  }
  const validate = validatorOf(state.contract, operation.service, media.pointer);
  validate(body);
  const broken = (validate.errors ?? []).filter(({ keyword, instancePath, params, schemaPath }) => {
    if (isOtherBranch(schemaPath, body)) return false;
    const place = keyword === "required" ? `${instancePath}/${params["missingProperty"]}` : instancePath;
    return applies(state, `body${place} ${keyword}`, operation) && applies(state, `body${place}`, operation);
  });
  // A oneOf that breaks only as a whole does so because of a rule that is switched off.
  const remaining = broken.filter(({ keyword }) => keyword !== "oneOf");
  const isWrongType =
    broken.length > 0 && !isObject(asObject(body)["authenticationMethod"]) && operation.path.includes("webhooks");
  if (remaining.length > 0 || isWrongType) return refusal(operation.service, 400);
  call.body = isObject(body) ? body : {};
  return undefined;
}

/** Accounts in the body of a transfer have to be there, like those in a path. */
function refusedTransfer(state: State, { operation, body, world }: Call): Answer | undefined {
  if (operation.operationId !== "createAccountToAccountTransfer") return undefined;
  const named = [body["sourceAccountId"], body["destinationAccountId"]];
  const areKnown = named.every((id) => world.accounts.some((account) => account["id"] === id));
  return areKnown || state.off.has("transfer account") ? undefined : refuse(404, "account-not-found");
}

/** The errors of the authentication method that was not chosen are beside the point. */
function isOtherBranch(schemaPath: string, body: unknown): boolean {
  const type = asObject(asObject(body)["authenticationMethod"])["type"];
  return (
    (type === "API_KEY" && schemaPath.includes("WebhookBasicAuthenticationInput")) ||
    (type === "BASIC_AUTHENTICATION" && schemaPath.includes("WebhookApiKeyAuthenticationInput"))
  );
}

const scopes = [
  "manage:pay-in-sessions",
  "manage:accounts",
  "manage:webhooks",
  "view:webhooks",
  "manage:company-users",
];

function tokenError(status: number, error: string): Answer {
  return { status, headers: { "cache-control": "no-store", pragma: "no-cache" }, json: { error } };
}

function answerToken(state: State, incoming: IncomingMessage, url: URL, text: string): Answer {
  if (url.pathname !== "/token") return tokenError(404, "invalid_request");
  if (incoming.method !== "POST") return tokenError(405, "invalid_request");
  const isForm = incoming.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (!isForm && !state.off.has("token media type")) return tokenError(400, "invalid_request");
  const form = new URLSearchParams(text);
  if (!form.has("grant_type")) return tokenError(400, "invalid_request");
  if (form.get("grant_type") !== "client_credentials" && !state.off.has("token grant"))
    return tokenError(400, "unsupported_grant_type");
  const client = Object.values(clients).find(({ id }) => id === form.get("client_id"));
  const isRight =
    client !== undefined && (client.secret === form.get("client_secret") || state.off.has("token secret"));
  if (!isRight) return tokenError(401, "invalid_client");
  const seconds = state.behaviour.tokenSeconds ?? 300;
  const granted = client === clients.limited ? scopes.filter((scope) => scope !== "manage:webhooks") : scopes;
  const token = `${randomUUID()}.${randomUUID()}`;
  state.tokens.set(token, { expiresAt: Date.now() + seconds * 1000, scopes: granted });
  return {
    status: 200,
    headers: { "cache-control": "no-store", pragma: "no-cache" },
    json: { access_token: token, expires_in: seconds, token_type: "Bearer", scope: granted.join(" ") },
  };
}

/** The tenants of a token that grants several. */
export const severalTenants = [ownTenant, otherTenant];
