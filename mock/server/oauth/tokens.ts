// Access tokens: signed, so that every mock with the same key takes them and nobody has to remember them.

import { randomBytes, randomUUID, webcrypto } from "node:crypto";

/** What a token says. */
export interface Claims {
  clientId: string;
  scopes: string[];
  /** Id of the sandbox; left out for `main`. */
  sandbox?: string;
}

/** What a token is; with the claims, if they are certain. `foreign` is one that was signed with another key. */
export type Read = { claims: Claims; fault?: "expired" } | { fault: "unknown" | "foreign" };

/** Issues tokens, and reads them. */
export interface Tokens {
  /** How long a token lives, in seconds. */
  readonly lifetime: number;
  issue(claims: Claims): Promise<string>;
  read(token: string): Promise<Read>;
}

/** Tokens that are known without looking at their signature again; bounds the memory under load. */
const kept = 20_000;
const algorithm = "HS256";
const header = { alg: algorithm, typ: "JWT" };
const encoder = new TextEncoder();
/** A token has three parts, each in base64url. */
const compact = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Loaded on demand: the tokens of the config file need no signature. */
const load = async () => {
  const [{ CompactSign }, { jwtVerify }, errors] = await Promise.all([
    import("jose/jws/compact/sign"),
    import("jose/jwt/verify"),
    import("jose/errors"),
  ]);
  return { CompactSign, jwtVerify, errors };
};

/**
 * Makes what issues and reads tokens.
 * @param lifetime Seconds a token lives; the service's are 300.
 *   By the clock of the machine, not the mock's, so that advancing time logs nobody out.
 */
export function createTokens(lifetime: number): Tokens {
  const key = randomBytes(32);
  let prepared: Promise<Awaited<ReturnType<typeof load>> & { secret: webcrypto.CryptoKey }> | undefined;
  /** The key is imported once: jose would do it for each token. */
  const loaded = () => {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    prepared ??= Promise.all([load(), webcrypto.subtle.importKey("raw", key, hmac, false, ["sign", "verify"])]).then(
      ([jose, secret]) => ({ ...jose, secret }),
    );
    return prepared;
  };
  const known = new Map<string, { claims: Claims; until: number }>();
  const keep = (token: string, claims: Claims, until: number) => {
    known.set(token, { claims, until });
    // Those that have expired are at the front; who comes with one again is told so by its signature.
    for (const [oldest, { until: end }] of known) {
      if (known.size <= kept && end > Date.now()) return;
      known.delete(oldest);
    }
  };
  const state = ({ claims, until }: { claims: Claims; until: number }): Read =>
    until <= Date.now() ? { claims, fault: "expired" } : { claims };

  const verify = async (token: string): Promise<Read> => {
    const { jwtVerify, errors, secret } = await loaded();
    try {
      // Whether it has expired is looked at below, to the millisecond.
      const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], currentDate: new Date(0) });
      const claims = claimsOf(payload);
      if (claims === undefined || payload.exp === undefined) return { fault: "unknown" };
      const until = payload.exp * 1000;
      keep(token, claims, until);
      return state({ claims, until });
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) return { fault: "foreign" };
      if (error instanceof errors.JOSEError) return { fault: "unknown" };
      throw error;
    }
  };

  return {
    lifetime,
    async issue(claims) {
      const { CompactSign, secret } = await loaded();
      const until = Date.now() + lifetime * 1000;
      const { clientId: sub, scopes, sandbox } = claims;
      // JSON leaves out a sandbox that is undefined.
      const payload = { scope: scopes.join(" "), sandbox, sub, exp: until / 1000, jti: randomUUID() };
      const token = await new CompactSign(encoder.encode(JSON.stringify(payload)))
        .setProtectedHeader(header)
        .sign(secret);
      keep(token, claims, until);
      return token;
    },
    async read(token) {
      const found = known.get(token);
      if (found !== undefined) return state(found);
      return compact.test(token) ? verify(token) : { fault: "unknown" };
    },
  };
}

/** The claims of a token; undefined where the holder of the key has signed something else. */
function claimsOf({ sub, scope, sandbox }: Record<string, unknown>): Claims | undefined {
  if (typeof sub !== "string" || typeof scope !== "string") return undefined;
  if (sandbox !== undefined && typeof sandbox !== "string") return undefined;
  const scopes = scope.split(" ").filter(Boolean);
  return sandbox === undefined ? { clientId: sub, scopes } : { clientId: sub, scopes, sandbox };
}
