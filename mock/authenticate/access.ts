// Who may call what: token, scope, tenant and role.

import type { IncomingMessage } from "node:http";
import type { Operation } from "../../model/operations.ts";
import { readingPosts, readOnlyRole } from "../assumed.ts";
import type { Call } from "../call.ts";
import { isRepeated } from "../http/headers.ts";
import { Refusal } from "../refusal.ts";
import type { Caller } from "../state/types.ts";
import type { Client } from "./clients.ts";
import type { Grant, TokenState, Tokens } from "./tokens.ts";

/** `on`: the service's rules. `any`: any bearer token opens everything. `off`: none is needed. */
export type AuthMode = "on" | "any" | "off";

/** A request that may go on. */
export interface Access {
  caller: Caller;
  tenantId: string;
}

/** Decides on the access of a request to an operation. It throws a Refusal, 401 or 403, where there is none. */
export type Gate = (operation: Operation, request: IncomingMessage) => Access;

const tokenFaults = {
  unknown: "The access token is not known; it was not issued by this mock.",
  expired: "The access token has expired; request a new one.",
};
/** One response for every fault of the tenant header, so that it tells nothing about other tenants. */
const tenantFault = "The tenant of this call is not granted.";

/**
 * Lets a request to a secured operation through, or not.
 * @throws Refusal 401 or 403.
 */
export function authenticate(call: Call): undefined {
  const { operation, request, world } = call;
  if (operation.secured) call.access = world.gate(operation, request);
}

/**
 * Makes the gate in front of all secured operations.
 * @param mode How strict it is.
 * @param tokens The tokens that were issued.
 * @param clients The clients; the first one is the caller where no token is looked up.
 * @param allScopes Scopes of a client whose config names none, as the contract has them now.
 */
export function createGate(mode: AuthMode, tokens: Tokens, clients: Client[], allScopes: () => string[]): Gate {
  const [first] = clients as [Client];
  return (operation, request) => {
    const token = bearer(request);
    if (mode !== "off" && token === undefined) {
      throw new Refusal(401, "The Authorization header with a bearer token is missing or malformed.");
    }
    if (mode !== "on")
      return access({ client: first, scopes: allScopes() }, tenantAsSent(request) ?? (first.tenants[0] as string));
    const state: TokenState = tokens.find(token as string);
    if (typeof state === "string") throw new Refusal(401, tokenFaults[state]);
    return authorise(operation, request, state);
  };
}

function authorise(operation: Operation, request: IncomingMessage, grant: Grant): Access {
  const missing = operation.scopes.filter((scope) => !grant.scopes.includes(scope));
  if (missing.length > 0) throw new Refusal(403, `The access token lacks the scope ${missing.join(" ")}.`);
  const tenantId = tenantOf(grant.client.tenants, request);
  if (tenantId === undefined) throw new Refusal(403, tenantFault);
  const roles = grant.client.roles ?? [];
  if (operation.roles.length > 0 && !operation.roles.some((role) => roles.includes(role)))
    throw new Refusal(403, `The caller needs the role ${operation.roles.join(" or ")}.`);
  if (operation.api === "ramp" && isReadOnly(roles) && changes(operation))
    throw new Refusal(403, `The role ${readOnlyRole} may only read.`);
  return access(grant, tenantId);
}

function access({ client, scopes }: Grant, tenantId: string): Access {
  return { caller: { clientId: client.id, scopes, roles: client.roles ?? [] }, tenantId };
}

/** The token of `Authorization: Bearer <token>` (RFC 6750, section 2.1); undefined unless there is exactly one. */
function bearer(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined || isRepeated(request, "authorization")) return undefined;
  return /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
}

/** The granted tenant a call acts for; undefined when the header breaks a rule. */
function tenantOf(granted: string[], request: IncomingMessage): string | undefined {
  const header = request.headers["x-tenant-id"];
  if (header === undefined) return granted.length === 1 ? granted[0] : undefined;
  // Node joins repeated headers with a comma, and no tenant id has one.
  return granted.find((tenant) => tenant === header);
}

function tenantAsSent(request: IncomingMessage): string | undefined {
  const header = String(request.headers["x-tenant-id"] ?? "");
  return /^[0-9a-f-]{36}$/i.test(header) ? header : undefined;
}

function isReadOnly(roles: string[]): boolean {
  return roles.length > 0 && roles.every((role) => role === readOnlyRole);
}

function changes({ method, operationId }: Operation): boolean {
  return method !== "GET" && !readingPosts.has(operationId);
}
