// The token endpoint: OAuth 2.0 client credentials with form fields, and the errors of RFC 6749, section 5.2.

import type { Content } from "../http/body.ts";
import { type Client, sameSecret } from "./clients.ts";
import type { Tokens } from "./tokens.ts";

/** An answer of the token endpoint. */
export interface TokenAnswer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** RFC 6749, section 5.1: nobody may keep an answer that has a token in it. */
const noStore = { "Cache-Control": "no-store", Pragma: "no-cache" };
const formType = "application/x-www-form-urlencoded";

/** Stops a caller from timing which client ids exist. */
const nobody: Client = { id: "", secret: "no client has this secret", tenants: [] };

/**
 * Answers a token request.
 * @param content The body; form fields `grant_type`, `client_id`, `client_secret` and, optionally, `scope`.
 * @param clients Who may ask.
 * @param allScopes Scopes of a client whose config names none.
 * @param tokens Where the token is kept. No refresh token is issued.
 */
export function answerTokenRequest(
  content: Content | undefined,
  clients: Client[],
  allScopes: string[],
  tokens: Tokens,
): TokenAnswer {
  if (content?.type !== formType) return refused(400, "invalid_request", `The body must be ${formType}.`);
  const fields = content.value as Map<string, string[]>;
  const repeated = [...fields].find(([, values]) => values.length > 1);
  if (repeated !== undefined) return refused(400, "invalid_request", "A form field is given more than once.");
  const field = (name: string) => fields.get(name)?.[0] ?? "";
  if (field("grant_type") === "") return refused(400, "invalid_request", "The form field grant_type is missing.");
  if (field("grant_type") !== "client_credentials")
    return refused(400, "unsupported_grant_type", "Only client_credentials is supported.");
  const client = clients.find(({ id }) => id === field("client_id")) ?? nobody;
  if (!sameSecret(client.secret, field("client_secret")) || client === nobody)
    return refused(401, "invalid_client", "The client could not be authenticated.");
  const granted = client.scopes ?? allScopes;
  const asked = field("scope").split(" ").filter(Boolean);
  if (asked.some((scope) => !granted.includes(scope)))
    return refused(400, "invalid_scope", "The requested scope is not granted.");
  const scopes = asked.length > 0 ? asked : granted;
  const body = {
    access_token: tokens.issue({ client, scopes }),
    expires_in: tokens.lifetime,
    token_type: "Bearer",
    refresh_expires_in: 0,
    "not-before-policy": 0,
    scope: scopes.join(" "),
  };
  return { status: 200, body, headers: noStore };
}

function refused(status: number, error: string, description: string): TokenAnswer {
  return { status, body: { error, error_description: description }, headers: noStore };
}
