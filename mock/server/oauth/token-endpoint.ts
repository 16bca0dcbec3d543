// The token endpoint: OAuth 2.0 client credentials as form fields or HTTP Basic, with the errors of RFC 6749 (section
// 5.2).

import { Refusal } from "../../refusal.ts";
import { jsonResponse, type MockResponse } from "../../respond/response.ts";
import { digestOf, isSecret } from "../../secrets/digest.ts";
import type { Call } from "../call.ts";
import type { BodyContent } from "../http/body.ts";
import type { MockClient } from "./clients.ts";

/** RFC 6749, section 5.1: a response with a token must not be cached. */
const noStore = { "Cache-Control": "no-store", Pragma: "no-cache" };
const formType = "application/x-www-form-urlencoded";

/** Compared for an unknown client ID, so that the time of the response does not reveal which IDs exist. */
const nobody: MockClient = { id: "", digest: digestOf("no client has this secret"), tenants: [] };

/** The client ID in a request to the token endpoint, before the secret is checked. */
export function clientIdOf({ content, request }: Call): string | undefined {
  const basic = basicOf(request.headers.authorization);
  // The cast: readBody makes a Map of a form.
  const fields = content?.type === formType ? (content.value as Map<string, string[]>) : undefined;
  return basic?.id ?? fields?.get("client_id")?.[0];
}

/**
 * Responds for the token endpoint, unless `Prefer` asks for another response. The form fields are `grant_type`,
 * `client_id`, `client_secret` and, optionally, `scope`; HTTP Basic replaces ID and secret (assumptions.ts). No refresh
 * token is issued.
 * @throws Refusal with the codes of RFC 6749.
 */
export function issueToken(call: Call): MockResponse | undefined {
  const { operation, preferences, trail, content, request } = call;
  if (operation.operationId !== "createAccessToken" || preferences !== undefined) return undefined;
  trail.source = "token";
  const { authority } = call.shared;
  const field = readForm(content);
  if (field("grant_type") === "") throw refused("invalid_request", "The form field grant_type is missing.");
  if (field("grant_type") !== "client_credentials")
    throw refused("unsupported_grant_type", "Only client_credentials is supported.");
  const basic = basicOf(request.headers.authorization);
  const { id, secret } = basic ?? { id: field("client_id"), secret: field("client_secret") };
  const identity = authority.identityOf(id);
  if (!isSecret(secret, (identity?.client ?? nobody).digest) || identity === undefined)
    throw refused("invalid_client", "The client could not be authenticated.", 401, basic && challenge);
  const granted = identity.client.scopes ?? authority.allScopes;
  const asked = field("scope").split(" ").filter(Boolean);
  if (asked.some((scope) => !granted.includes(scope)))
    throw refused("invalid_scope", "The requested scope is not granted.");
  const scopes = asked.length > 0 ? asked : granted;
  const body = {
    access_token: authority.issue(identity, scopes),
    expires_in: authority.lifetime,
    token_type: "Bearer",
    refresh_expires_in: 0,
    "not-before-policy": 0,
    scope: scopes.join(" "),
  };
  return jsonResponse(200, body, noStore);
}

/** The fields of a form without repeated fields. */
function readForm(content: BodyContent | undefined): (name: string) => string {
  if (content?.type !== formType) throw refused("invalid_request", `The body must be ${formType}.`);
  // The cast: readBody makes a Map of a form.
  const fields = content.value as Map<string, string[]>;
  const repeated = [...fields].find(([, values]) => values.length > 1);
  if (repeated !== undefined) throw refused("invalid_request", "A form field is given more than once.");
  return (name) => fields.get(name)?.[0] ?? "";
}

interface Credentials {
  id: string;
  secret: string;
}

/** Required for clients that use HTTP Basic (RFC 6749, section 5.2). For others, a browser would ask for a password. */
const challenge = { "WWW-Authenticate": 'Basic realm="mock"' };

/** The credentials of `Authorization: Basic …`, each form-urlencoded; empty if they cannot be decoded. */
function basicOf(authorization: string | undefined): Credentials | undefined {
  const encoded = /^Basic +(.*)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const [, id = "", secret = ""] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  try {
    const plain = (text: string) => decodeURIComponent(text.replaceAll("+", " "));
    return { id: plain(id), secret: plain(secret) };
  } catch {
    return { id: "", secret: "" };
  }
}

function refused(code: string, description: string, status = 400, headers: Record<string, string> = {}): Refusal {
  return new Refusal(status, description, { code, headers: { ...noStore, ...headers } });
}
