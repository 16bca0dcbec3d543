// Checks the access of a request: token, scope, tenant and role.

import type { IncomingMessage } from "node:http";
import type { Operation } from "../../../model/operations.ts";
import { assumedScopes, missingRoleStatus, readingPosts, readOnlyRole } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import { type Access, assignSandbox, type Call } from "../call.ts";
import { tokenUrlOf } from "../http/addresses.ts";
import { isRepeated } from "../http/headers.ts";
import { tokenPattern } from "./clients.ts";
import { clientIdOf } from "./token-endpoint.ts";

/** The same message for every fault of the tenant header, so that it reveals nothing about other tenants. */
const tenantFault = "The tenant of this call is not granted.";
const bearerHeader = new RegExp(`^Bearer +(${tokenPattern})$`, "i");

/**
 * Finds the client and the sandbox of the bearer token. It refuses nothing, so that errors come in the order of the
 * steps.
 */
export function identify(call: Call): undefined {
  const token = bearer(call.request);
  if (token === undefined) return;
  const state = call.shared.authority.find(token);
  call.token = state;
  if (!("fault" in state)) call.trail.clientId = state.client.id;
  if (state.sandbox !== undefined) assignSandbox(call, state.sandbox);
}

/**
 * Checks the access to a secured operation. For the token endpoint, finds the sandbox of the client.
 * @throws Refusal 401 or 403.
 */
export function authenticate(call: Call): undefined {
  const { operation, shared, trail } = call;
  if (operation.secured) {
    call.access = accessOf(call);
    trail.clientId = call.access.caller.clientId;
    trail.tenantId = call.access.tenantId;
  }
  if (operation.operationId !== "createAccessToken") return;
  trail.clientId = clientIdOf(call);
  const identity = shared.authority.identityOf(trail.clientId ?? "");
  if (identity !== undefined) assignSandbox(call, identity.sandbox);
}

function accessOf({ operation, request, shared, token }: Call): Access {
  if (token === undefined) {
    const tokens = tokenUrlOf(request.headers.host, shared);
    const fixed = shared.authority.fixedToken;
    const use = fixed === undefined ? "" : `, or use ${fixed}`;
    throw new Refusal(
      401,
      `The Authorization header with a bearer token is missing or malformed. Get one from POST ${tokens}${use}.`,
      { rule: "token missing" },
    );
  }
  if ("fault" in token) throw new Refusal(401, token.fault, { rule: "token refused" });
  const { client, scopes } = token;
  const needs = operation.scopes.length > 0 ? operation.scopes : (assumedScopes[operation.operationId] ?? []);
  const missing = needs.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) {
    const names = missing.join(" ");
    throw new Refusal(403, `The access token lacks the scope ${names}.`, { rule: `scope ${names} missing` });
  }
  const tenantId = tenantOf(client.tenants, request);
  if (tenantId === undefined) throw new Refusal(403, tenantFault, { rule: "tenant not granted" });
  const roles = client.roles ?? [];
  if (operation.roles.length > 0 && !operation.roles.some((role) => roles.includes(role))) {
    const needed = operation.roles.join(" or ");
    throw new Refusal(missingRoleStatus, `The caller needs the role ${needed}.`, { rule: `role ${needed} missing` });
  }
  if (operation.api === "ramp" && isReadOnly(roles) && changes(operation))
    throw new Refusal(missingRoleStatus, `The role ${readOnlyRole} may only read.`, {
      rule: `role ${readOnlyRole} only reads`,
    });
  return { caller: { clientId: client.id, scopes, roles }, tenantId };
}

/** The token of `Authorization: Bearer <token>` (RFC 6750, section 2.1); undefined unless there is exactly one. */
export function bearer(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined || isRepeated(request, "authorization")) return undefined;
  return bearerHeader.exec(header)?.[1];
}

/** The tenant of a call; undefined if the tenant header is missing, although there are several, or is not granted. */
function tenantOf(granted: string[], request: IncomingMessage): string | undefined {
  const header = request.headers["x-tenant-id"];
  if (header === undefined) return granted.length === 1 ? granted[0] : undefined;
  // Node joins repeated headers with a comma, which no tenant ID has.
  return granted.find((tenant) => tenant === header);
}

function isReadOnly(roles: string[]): boolean {
  return roles.length > 0 && roles.every((role) => role === readOnlyRole);
}

function changes({ method, operationId }: Operation): boolean {
  return method !== "GET" && !readingPosts.has(operationId);
}
