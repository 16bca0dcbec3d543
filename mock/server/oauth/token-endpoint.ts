// The token endpoint: OAuth 2.0 client credentials, as form fields or HTTP Basic, and the errors of RFC 6749, section 5.2.

import { basicForTokens } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { jsonReply, type MockResponse } from "../../respond/reply.ts";
import { digestOf, isSecret } from "../../secrets/digest.ts";
import type { Call } from "../call.ts";
import type { BodyContent } from "../http/body.ts";
import { mainId } from "../sandboxes/sandbox.ts";
import type { Authority } from "./authority.ts";
import type { MockClient } from "./clients.ts";

/** RFC 6749, section 5.1: nobody may keep a response that has a token in it. */
const noStore = { "Cache-Control": "no-store", Pragma: "no-cache" };
const formType = "application/x-www-form-urlencoded";

/** Stops a caller from timing which client ids exist. */
const nobody: MockClient = { id: "", digest: digestOf("no client has this secret"), tenants: [] };

/** The client that a request to the token endpoint names, truly or not; undefined where it names none. */
export function clientIdOf({ content, request }: Call): string | undefined {
  const basic = basicForTokens ? basicOf(request.headers.authorization) : undefined;
  const fields = content?.type === formType ? (content.value as Map<string, string[]>) : undefined;
  return basic?.id ?? fields?.get("client_id")?.[0];
}

/**
 * Responds for the token endpoint, unless another response was asked for: form fields `grant_type`, `client_id`,
 * `client_secret` and, optionally, `scope`; HTTP Basic takes the place of the two in the middle (assumed.ts). No refresh
 * token is issued.
 * @throws Refusal with the codes of RFC 6749.
 */
export function issueToken({
  operation,
  preferences,
  trail,
  shared,
  content,
  request,
}: Call): MockResponse | undefined {
  if (operation.operationId !== "createAccessToken" || preferences !== undefined) return undefined;
  trail.source = "token";
  return tokenReply(shared.authority, content, request.headers.authorization);
}

function tokenReply(
  authority: Authority,
  content: BodyContent | undefined,
  authorization: string | undefined,
): MockResponse {
  const field = readForm(content);
  if (field("grant_type") === "") throw refused("invalid_request", "The form field grant_type is missing.");
  if (field("grant_type") !== "client_credentials")
    throw refused("unsupported_grant_type", "Only client_credentials is supported.");
  const basic = basicForTokens ? basicOf(authorization) : undefined;
  if (basic !== undefined) checkOneWay(basic, field);
  const { id, secret } = basic ?? { id: field("client_id"), secret: field("client_secret") };
  const identity = authority.identityOf(id);
  if (!isSecret(secret, (identity?.client ?? nobody).digest) || identity === undefined)
    throw refused("invalid_client", "The client could not be authenticated.", 401, basic && challenge);
  const { client, sandbox } = identity;
  const granted = client.scopes ?? authority.allScopes();
  const asked = field("scope").split(" ").filter(Boolean);
  if (asked.some((scope) => !granted.includes(scope)))
    throw refused("invalid_scope", "The requested scope is not granted.");
  const scopes = asked.length > 0 ? asked : granted;
  const body = {
    access_token: authority.tokens.issue({
      ...{ clientId: client.id, scopes },
      sandbox: sandbox.id === mainId ? undefined : sandbox.id,
    }),
    expires_in: authority.tokens.lifetime,
    token_type: "Bearer",
    refresh_expires_in: 0,
    "not-before-policy": 0,
    scope: scopes.join(" "),
  };
  return jsonReply(200, body, noStore);
}

/** The fields of a form, each of which is given once at most. */
function readForm(content: BodyContent | undefined): (name: string) => string {
  if (content?.type !== formType) throw refused("invalid_request", `The body must be ${formType}.`);
  const fields = content.value as Map<string, string[]>;
  const repeated = [...fields].find(([, values]) => values.length > 1);
  if (repeated !== undefined) throw refused("invalid_request", "A form field is given more than once.");
  return (name) => fields.get(name)?.[0] ?? "";
}

/** What a client says of itself. */
interface Credentials {
  id: string;
  secret: string;
}

/** RFC 6749, section 5.2: the scheme is named to clients that sent the header; otherwise a browser would ask for credentials. */
const challenge = { "WWW-Authenticate": 'Basic realm="mock"' };

/** The credentials of `Authorization: Basic …`, each form-urlencoded; empty ones where they cannot be read. */
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

/** RFC 6749, section 2.3: one way in each request; the ID alone may stand in the form as well. */
function checkOneWay({ id }: Credentials, field: (name: string) => string): void {
  if (field("client_secret") !== "")
    throw refused("invalid_request", "Send the client's credentials in the header or in the form, not in both.");
  if (field("client_id") !== "" && field("client_id") !== id)
    throw refused("invalid_request", "The header and the form name two clients.");
}

function refused(code: string, description: string, status = 400, headers: Record<string, string> = {}): Refusal {
  return new Refusal(status, description, { code, headers: { ...noStore, ...headers } });
}
