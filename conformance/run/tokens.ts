// Gets access tokens with the client credentials grant, and renews them before they expire.

import { isObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Client } from "../plan/target.ts";
import { UnreachableError } from "./http.ts";
import { type Pace, patiently } from "./pace.ts";
import type { Recorder } from "./recorder.ts";

/** The token endpoint refuses the credentials. */
export class RefusedError extends Error {}

/** Tokens of one client. */
export interface Tokens {
  /** A token that is still valid for a while. */
  get(): Promise<string>;
  /** Forgets the present token, because it was refused or will be. */
  forget(): void;
  /** When the present token expires, as milliseconds of `performance.now()`. */
  expiresAt(): number;
  /** Scopes that the token response names; undefined when it names none. */
  scopes(): string[] | undefined;
}

/** The request for a token; `fields` replace or, when undefined, remove form fields. */
export function tokenRequest(url: string, client: Client, fields: Record<string, string | undefined> = {}) {
  const form = { grant_type: "client_credentials", client_id: client.id, client_secret: client.secret, ...fields };
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: "POST",
    url,
    headers: [
      ["content-type", "application/x-www-form-urlencoded"],
      ["accept", "application/json"],
    ] as [string, string][],
    body: new URLSearchParams(given).toString(),
  };
}

/** Whose tokens they are. */
interface Holder {
  /** Address of the token endpoint. */
  url: string;
  client: Client;
  /** Called with each token, so that reports can mask it. */
  learnSecret: (text: string) => void;
}

/** Keeps the tokens of a client. */
export function keepTokens(recorder: Recorder, pace: Pace, { url, client, learnSecret }: Holder): Tokens {
  let token: { text: string; renewAt: number; expiresAt: number; scopes: string[] | undefined } | undefined;
  let running: Promise<string> | undefined;
  const fetchToken = async (): Promise<string> => {
    const sending = { service: "auth" as const, purpose: "token", request: tokenRequest(url, client) };
    const exchange = await patiently(() => recorder.send(sending), pace);
    token = readToken(exchange);
    learnSecret(token.text);
    return token.text;
  };
  return {
    get() {
      if (token !== undefined && performance.now() < token.renewAt) return Promise.resolve(token.text);
      running ??= fetchToken().finally(() => {
        running = undefined;
      });
      return running;
    },
    forget() {
      token = undefined;
    },
    expiresAt: () => token?.expiresAt ?? 0,
    scopes: () => token?.scopes,
  };
}

/** Statuses with which a token endpoint refuses a client (RFC 6749, 5.2); anything else is another trouble. */
const refusals = [400, 401, 403];

function readToken({ request, response, json }: Exchange) {
  const body = isObject(json) ? json : {};
  const text = body["access_token"];
  const { host } = new URL(request.url);
  const { status, problem } = response;
  if (problem !== undefined) throw new UnreachableError(`the token endpoint at ${host}: ${problem}`);
  if (refusals.includes(status)) {
    throw new RefusedError(`the token endpoint at ${host} refuses the client's ID or secret (status ${status})`);
  }
  if (status < 200 || status > 299 || typeof text !== "string" || text === "") {
    throw new RefusedError(`the token endpoint at ${host} gives no token (status ${status}); is its address right?`);
  }
  const seconds = typeof body["expires_in"] === "number" ? body["expires_in"] : 300;
  const now = performance.now();
  // A margin of thirty seconds is documented (F170); short tokens keep a fifth of their life instead.
  const buffer = Math.min(30, seconds / 5);
  const scope = body["scope"];
  return {
    text,
    renewAt: now + (seconds - buffer) * 1000,
    expiresAt: now + seconds * 1000,
    scopes: typeof scope === "string" && scope !== "" ? scope.split(" ") : undefined,
  };
}
