// What the seeded server refuses before it looks at a request: tokens, tenants and scopes.

import type { IncomingMessage } from "node:http";
import type { Operation } from "../../../../model/operations.ts";
import type { Answer, Call } from "../behaviour.ts";
import { ownTenant } from "../world.ts";
import { applies, refusal, type State } from "./state.ts";

/** What access is refused with; undefined when it is granted. */
export function refusedAccess(state: State, { operation, incoming }: Call): Answer | undefined {
  const api = operation.api;
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
  if (lacks && applies(state, "scope", operation)) return refusal(api, 403);
  return token !== undefined && lacksRole(operation, token.role) && applies(state, "role", operation)
    ? refusal(api, 403)
    : undefined;
}

function lacksRole({ api, roles, method, operationId }: Operation, role: string): boolean {
  const changes = api === "ramp" && method !== "GET" && operationId !== "calculateFee";
  return (roles.length > 0 && !roles.includes(role)) || (role === "COMPANY_VIEWER" && changes);
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
