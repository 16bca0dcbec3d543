// The token endpoint of the seeded server.

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Client } from "../../../../conformance/plan/target.ts";
import type { Answer } from "../behaviour.ts";
import { clients, type State } from "./state.ts";

/** The scopes of the main client. */
export const scopes = [
  "manage:pay-in-sessions",
  "manage:accounts",
  "manage:webhooks",
  "view:webhooks",
  "manage:company-users",
];

function isGranted(client: Client, scope: string): boolean {
  return client !== clients.scopeless && (client !== clients.limited || scope !== "manage:webhooks");
}

function roleOf(client: Client): string {
  if (client === clients.manager) return "COMPANY_MANAGER";
  return client === clients.viewer ? "COMPANY_VIEWER" : "COMPANY_ADMIN";
}

function tokenError(status: number, error: string): Answer {
  return { status, headers: { "cache-control": "no-store", pragma: "no-cache" }, json: { error } };
}

/** The response to a request for a token. */
export function answerToken(state: State, incoming: IncomingMessage, url: URL, text: string): Answer {
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
  const granted = scopes.filter((scope) => isGranted(client, scope));
  const token = `${randomUUID()}.${randomUUID()}`;
  state.tokens.set(token, { expiresAt: Date.now() + seconds * 1000, scopes: granted, role: roleOf(client) });
  return {
    status: 200,
    headers: { "cache-control": "no-store", pragma: "no-cache" },
    json: { access_token: token, expires_in: seconds, token_type: "Bearer", scope: granted.join(" ") },
  };
}
