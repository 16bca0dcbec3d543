// Gets access tokens as the source describes, and renews them before they expire.

import { isObject } from "../../scripts/lib/openapi.ts";
import type { Recorder } from "./recorder.ts";
import type { Client, Exchange } from "./types.ts";

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
  /** Scopes that the token answer names; undefined when it names none. */
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

/**
 * Keeps the tokens of a client.
 * @param learnSecret Called with each token, so that reports can mask it.
 */
export function keepTokens(
  recorder: Recorder,
  url: string,
  client: Client,
  learnSecret: (text: string) => void,
): Tokens {
  let token: { text: string; renewAt: number; expiresAt: number; scopes: string[] | undefined } | undefined;
  let running: Promise<string> | undefined;
  const fetchToken = async (): Promise<string> => {
    const exchange = await recorder.send({ service: "auth", purpose: "token", request: tokenRequest(url, client) });
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

function readToken({ response, json }: Exchange) {
  const answer = isObject(json) ? json : {};
  const text = answer["access_token"];
  if (response.status < 200 || response.status > 299 || typeof text !== "string" || text === "") {
    throw new RefusedError(`the token endpoint refused the credentials (status ${response.status})`);
  }
  const seconds = typeof answer["expires_in"] === "number" ? answer["expires_in"] : 300;
  const now = performance.now();
  // Thirty seconds are the source's buffer; short tokens keep a fifth of their life instead.
  const buffer = Math.min(30, seconds / 5);
  const scope = answer["scope"];
  return {
    text,
    renewAt: now + (seconds - buffer) * 1000,
    expiresAt: now + seconds * 1000,
    scopes: typeof scope === "string" && scope !== "" ? scope.split(" ") : undefined,
  };
}
