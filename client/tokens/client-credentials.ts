// The token source of a server: one cached token for each token endpoint, client and scope.

import { limitsOf, must, mustBeFunctions, mustBeUrl } from "../runtime/check.ts";
import { quietly } from "../runtime/events.ts";
import { TokenCache } from "./cache.ts";
import { type ClientCredentialsOptions, requestGrant } from "./grant.ts";
import type { TokenSource } from "./source.ts";

/** Not `Date.now` itself, because fake timers that are installed later replace it. */
const clock = () => Date.now();

/** Caches by transport, clock and credentials, so that two sources with the same ones and the same limit share one token. */
const caches = new WeakMap<object, { now: () => number; key: string; cache: TokenCache }[]>();

/**
 * Requests access tokens with the client credentials grant and caches them: one for each token endpoint, client and
 * scope. It renews a token before it expires. Concurrent requests share one token request.
 * @param options Token endpoint and credentials.
 * @returns A token source for the option `auth` of `createFinanceClient` and `createRampClient`. Both can share one.
 * @throws TypeError that names the option: for a token endpoint that is not HTTPS (except on this machine and on hosts of
 *   `allowHttp`), a credential that is missing, or an option of another type.
 * @see Operation `createAccessToken` of the auth contract.
 */
export function clientCredentials(options: ClientCredentialsOptions): TokenSource {
  // A copy: what the caller changes later must not change whose tokens these are.
  const own = { ...options };
  const { tokenUrl, clientId, clientSecret, scope, allowHttp, timeoutMs, fetch = globalThis.fetch, now = clock } = own;
  const url = mustBeUrl("tokenUrl", tokenUrl, allowHttp);
  must("clientId", clientId && typeof clientId === "string", "a non-empty string");
  must("clientSecret", clientSecret && typeof clientSecret === "string", "a non-empty string");
  must("scope", scope === undefined || typeof scope === "string", "a string");
  limitsOf(own, { timeoutMs: 1 });
  mustBeFunctions(own, ["fetch", "now"]);
  const key = JSON.stringify([url.href, clientId, clientSecret, scope, timeoutMs]);
  const ofTransport = caches.get(fetch) ?? [];
  caches.set(fetch, ofTransport);
  const same = ofTransport.find((one) => one.now === now && one.key === key);
  const cache = same?.cache ?? new TokenCache((signal, onEvent) => requestGrant(url, own, signal, onEvent), now);
  if (!same) ofTransport.push({ now, key, cache });
  // In a closure, so that no log shows its state.
  return {
    getToken: ({ signal = new AbortController().signal, rejected, onEvent } = {}) =>
      cache.get({ signal, rejected, onEvent: onEvent && quietly(onEvent) }),
  };
}
