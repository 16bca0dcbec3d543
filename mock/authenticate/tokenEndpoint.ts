// The token endpoint: OAuth 2.0 client credentials with form fields, and the errors of RFC 6749, section 5.2.

import type { Call } from "../call.ts";
import type { Content } from "../http/body.ts";
import { jsonReply, type Reply } from "../http/reply.ts";
import { Refusal } from "../refusal.ts";
import { type Client, sameSecret } from "./clients.ts";
import type { Tokens } from "./tokens.ts";

/** Responds to a token request by its body. It throws a Refusal with the codes of RFC 6749. */
export type IssueToken = (content: Content | undefined) => Reply;

/** RFC 6749, section 5.1: nobody may keep a response that has a token in it. */
const noStore = { "Cache-Control": "no-store", Pragma: "no-cache" };
const formType = "application/x-www-form-urlencoded";

/** Stops a caller from timing which client ids exist. */
const nobody: Client = { id: "", secret: "no client has this secret", tenants: [] };

/** Responds for the token endpoint, unless another response was asked for. */
export function issueToken({ operation, preferences, trail, world, content }: Call): Reply | undefined {
  if (operation.operationId !== "createAccessToken" || preferences !== undefined) return undefined;
  trail.source = "token";
  return world.issueToken(content);
}

/**
 * Makes the token endpoint: form fields `grant_type`, `client_id`, `client_secret` and, optionally, `scope`.
 * @param clients Who may ask.
 * @param allScopes Scopes of a client whose config names none, as the contract has them now.
 * @param tokens Where the token is kept. No refresh token is issued.
 */
export function createTokenEndpoint(clients: Client[], allScopes: () => string[], tokens: Tokens): IssueToken {
  return (content) => {
    const field = readForm(content);
    if (field("grant_type") === "") throw refused("invalid_request", "The form field grant_type is missing.");
    if (field("grant_type") !== "client_credentials")
      throw refused("unsupported_grant_type", "Only client_credentials is supported.");
    const client = clients.find(({ id }) => id === field("client_id")) ?? nobody;
    if (!sameSecret(client.secret, field("client_secret")) || client === nobody)
      throw refused("invalid_client", "The client could not be authenticated.", 401);
    const granted = client.scopes ?? allScopes();
    const asked = field("scope").split(" ").filter(Boolean);
    if (asked.some((scope) => !granted.includes(scope)))
      throw refused("invalid_scope", "The requested scope is not granted.");
    const scopes = asked.length > 0 ? asked : granted;
    const body = {
      access_token: tokens.issue({ client, scopes }),
      expires_in: tokens.lifetime,
      token_type: "Bearer",
      refresh_expires_in: 0,
      "not-before-policy": 0,
      scope: scopes.join(" "),
    };
    return jsonReply(200, body, noStore);
  };
}

/** The fields of a form, each of which is given once at most. */
function readForm(content: Content | undefined): (name: string) => string {
  if (content?.type !== formType) throw refused("invalid_request", `The body must be ${formType}.`);
  const fields = content.value as Map<string, string[]>;
  const repeated = [...fields].find(([, values]) => values.length > 1);
  if (repeated !== undefined) throw refused("invalid_request", "A form field is given more than once.");
  return (name) => fields.get(name)?.[0] ?? "";
}

function refused(code: string, description: string, status = 400): Refusal {
  return new Refusal(status, description, { code, headers: noStore });
}
