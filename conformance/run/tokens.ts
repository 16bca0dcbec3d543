// Gets access tokens with the client credentials grant, and renews them before they expire.

import { asObject } from "../../model/document.ts";
import type { Exchange, SentRequest } from "../exchange.ts";
import type { ClientCredentials } from "../plan/target.ts";
import { UnreachableError } from "./http.ts";
import { type Pace, patiently } from "./pace.ts";
import type { Recorder } from "./recorder.ts";

/** The token endpoint refuses the credentials. */
export class RefusedError extends Error {}

/** The request for a token; `fields` replace or, when undefined, remove form fields. */
export function tokenRequest(
  url: string,
  client: ClientCredentials,
  fields: Record<string, string | undefined> = {},
): SentRequest {
  const form = { grant_type: "client_credentials", client_id: client.id, client_secret: client.secret, ...fields };
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: "POST",
    url,
    headers: [
      ["content-type", "application/x-www-form-urlencoded"],
      ["accept", "application/json"],
    ],
    body: new URLSearchParams(given).toString(),
  };
}

/** The tokens of a client. */
export type RunTokens = ReturnType<typeof openTokens>;

/**
 * Opens the store for the tokens of a client.
 * @param url Address of the token endpoint.
 * @param learnSecret Called with each token, so that reports can mask it.
 */
export function openTokens(
  recorder: Recorder,
  pace: Pace,
  { url, client, learnSecret }: { url: string; client: ClientCredentials; learnSecret: (text: string) => void },
) {
  let token: ReturnType<typeof readToken> | undefined;
  let running: Promise<string> | undefined;
  const request = tokenRequest(url, client);
  const fetchToken = async () => {
    token = readToken(await patiently(() => recorder.send({ service: "auth", purpose: "token", request }), pace));
    learnSecret(token.text);
    return token.text;
  };
  return {
    /** A token that is still valid for a while. */
    async get(): Promise<string> {
      if (token !== undefined && performance.now() < token.renewAt) return token.text;
      running ??= fetchToken().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Forgets the present token, because it was refused or will be. */
    forget(): void {
      token = undefined;
    },
    /** Scopes that the token response names; undefined when it names none. */
    scopes: (): string[] | undefined => token?.scopes,
  };
}

/** Statuses with which a token endpoint refuses a client (RFC 6749, 5.2); any other status is another problem. */
const refusals = [400, 401, 403];

function readToken({ request, response: { status, problem }, json }: Exchange) {
  const { access_token: text, expires_in: life, scope } = asObject(json);
  const endpoint = `the token endpoint at ${new URL(request.url).host}`;
  if (problem !== undefined) throw new UnreachableError(`${endpoint}: ${problem}`);
  if (refusals.includes(status))
    throw new RefusedError(`${endpoint} refuses the client's ID or secret (status ${status})`);
  if (status < 200 || status > 299 || typeof text !== "string" || text === "")
    throw new RefusedError(`${endpoint} gives no token (status ${status}); is its address right?`);
  const seconds = typeof life === "number" ? life : 300;
  // A margin of thirty seconds is documented (F170); short tokens keep a fifth of their life instead.
  const buffer = Math.min(30, seconds / 5);
  return {
    text,
    renewAt: performance.now() + (seconds - buffer) * 1000,
    scopes: typeof scope === "string" && scope !== "" ? scope.split(" ") : undefined,
  };
}
