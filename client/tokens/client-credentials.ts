// The token source of a server: one cached token for each token endpoint, client and scope.

import { limitsOf, must, mustBeFunctions, mustBeUrl } from "../runtime/check.ts";
import { quietly } from "../runtime/events.ts";
import { TokenCache } from "./cache.ts";
import { type ClientCredentialsOptions, requestGrant } from "./grant.ts";
import type { TokenSource } from "./source.ts";

/** Caches by `fetch` and options, so that two sources with equal ones share one token. */
const caches = new WeakMap<object, Map<string, TokenCache>>();

/**
 * Requests access tokens with the client credentials grant and caches them: one for each token endpoint, client and
 * scope. It renews a token before it expires. Concurrent requests share one token request.
 * @param options Token endpoint and credentials.
 * @returns A token source for the option `auth` of `createFinanceClient` and `createRampClient`. Both can share one.
 * @throws TypeError that names an invalid option: a token endpoint that is not HTTPS (except on this machine and on
 *   hosts of `allowHttp`), a credential that is missing, or an option of another type.
 * @see Operation `createAccessToken` of the auth contract.
 */
export function clientCredentials(options: ClientCredentialsOptions): TokenSource {
  // A copy, so that a later change of the caller's object does not change the credentials.
  const own = { ...options };
  const { tokenUrl, clientId, clientSecret, scope, allowHttp, timeoutMs, fetch = globalThis.fetch } = own;
  const url = mustBeUrl("tokenUrl", tokenUrl, allowHttp);
  must("clientId", clientId && typeof clientId === "string", "a non-empty string");
  must("clientSecret", clientSecret && typeof clientSecret === "string", "a non-empty string");
  must("scope", scope === undefined || typeof scope === "string", "a string");
  limitsOf(own, { timeoutMs: 1 });
  mustBeFunctions(own, ["fetch"]);
  const key = JSON.stringify([url.href, clientId, clientSecret, scope, timeoutMs]);
  const ofTransport = caches.get(fetch) ?? new Map<string, TokenCache>();
  caches.set(fetch, ofTransport);
  const cache = ofTransport.get(key) ?? new TokenCache((signal, onEvent) => requestGrant(url, own, signal, onEvent));
  ofTransport.set(key, cache);
  // A closure, so that no log shows the token or the secret.
  return {
    getToken: ({ signal = new AbortController().signal, rejected, onEvent } = {}) =>
      cache.get({ signal, rejected, onEvent: onEvent && quietly(onEvent) }),
  };
}
