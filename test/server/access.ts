// Who may do what: the token endpoint, the bearer token, the tenant, scopes and roles.

import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { ServerRefusal } from "./basics.ts";
import type { SentResponse, ServerClient, ServerOperation, ServerWorld, Tenant } from "./model.ts";

export function issue(world: ServerWorld, form: URLSearchParams): SentResponse {
  const headers = { "Cache-Control": "no-store" };
  if (form.get("grant_type") !== "client_credentials") {
    return { status: 400, headers, body: { error: "unsupported_grant_type" } };
  }
  const client = world.clients.get(form.get("client_id") ?? "");
  if (!client || !world.rules.secret(client, form.get("client_secret") ?? "")) {
    return { status: 401, headers, body: { error: "invalid_client", error_description: "No such credentials." } };
  }
  const token = register(world, client, world.rules.tokenSeconds);
  return {
    status: 200,
    headers,
    body: {
      token_type: "Bearer",
      "not-before-policy": 0,
      scope: client.scopes.join(" "),
      expires_in: world.rules.tokenSeconds,
      refresh_expires_in: 0,
      access_token: token,
    },
  };
}

/** Registers a token of a client. @returns Its value. */
export function register(world: ServerWorld, client: ServerClient, seconds: number): string {
  const value = `st2.${randomBytes(30).toString("base64url")}`;
  world.tokens.set(value, { value, client, expiresAt: Date.now() + seconds * 1000 });
  return value;
}

const CODES = {
  finance: { token: "unauthenticated", right: "forbidden" },
  ramp: { token: "UNAUTHORIZED", right: "FORBIDDEN" },
};

/** Finds the client and the tenant. @throws ServerRefusal 401 without a valid token, 403 for a tenant that is not granted. */
export function identify(
  world: ServerWorld,
  host: "finance" | "ramp",
  headers: IncomingHttpHeaders,
  { values, path }: { values: string[]; path: string },
) {
  const token = world.rules.token(world, headers.authorization, path);
  if (!token) throw new ServerRefusal(401, CODES[host].token, "Send a valid access token.");
  const id = world.rules.tenant(token.client, values, world, path);
  const tenant: Tenant | undefined = id === undefined ? undefined : world.tenants.get(id);
  // This code is the same in both services.
  if (!tenant) throw new ServerRefusal(403, "forbidden", "Access is denied.");
  return { client: token.client, tenant };
}

/** @throws ServerRefusal 403 for a client without the scope or the role of an operation. */
export function allow(
  world: ServerWorld,
  host: "finance" | "ramp",
  client: ServerClient,
  operation: ServerOperation,
): void {
  const { scope, roles, name } = operation;
  const allowed =
    (!scope || world.rules.scope(client, scope, name)) && (!roles || world.rules.role(client, roles, name));
  if (!allowed) throw new ServerRefusal(403, CODES[host].right, "You may not do this.");
}
