// Checks the credentials of a delivery. Compares SHA-256 digests with every active secret, in constant time.

import { must } from "../runtime/check.ts";

/**
 * How deliveries authenticate: the `authenticationMethod` that the webhook was registered with, and every active
 * secret. To rotate a secret, add the new one here, replace the webhook, and remove the old one.
 */
export type WebhookAuthenticationOptions =
  | {
      type: "API_KEY";
      /** Name of the header that has the key. */
      headerName: string;
      /** The active keys, at least one. */
      apiKeys: readonly string[];
    }
  | {
      type: "BASIC_AUTHENTICATION";
      /** The active credentials, at least one. */
      credentials: readonly WebhookCredentials[];
    };

/** User name and password of HTTP basic authentication. */
export interface WebhookCredentials {
  username: string;
  password: string;
}

/**
 * Creates the check of credentials.
 * @param options The method and its active secrets, which are kept in a closure and nowhere else.
 * @returns `accepts`: whether the headers of a delivery have one of the secrets, exactly once. `challenge`: headers of
 *   the 401 response.
 * @throws TypeError if there is no secret, or if one is empty or not a valid header value.
 * @see Security schemes `WebhookApiKey` and `WebhookBasic` of the finance contract.
 */
export function authenticator(options: WebhookAuthenticationOptions) {
  if (options?.type === "API_KEY") return apiKey(options.headerName, options.apiKeys);
  if (options?.type === "BASIC_AUTHENTICATION") return basic(options.credentials);
  throw new TypeError("authenticate.type must be API_KEY or BASIC_AUTHENTICATION");
}

function apiKey(headerName: string, apiKeys: readonly string[]) {
  const isName = typeof headerName === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(headerName);
  must("authenticate.headerName", isName, "the name of a header");
  mustBeSecrets("apiKeys", apiKeys);
  for (const [index, key] of apiKeys.entries())
    mustBeText(`apiKeys[${index}]`, key, key === key?.trim?.(), "leading or trailing spaces");
  const matches = comparer(apiKeys);
  return {
    // A repeated header arrives as one value, joined with a comma, and so does not match any key.
    accepts: async (headers: Headers) => matches(latin1(headers.get(headerName) ?? "")),
    challenge: {},
  };
}

function basic(credentials: readonly WebhookCredentials[]) {
  mustBeSecrets("credentials", credentials);
  for (const [index, pair] of credentials.entries()) {
    mustBeText(`credentials[${index}].username`, pair?.username, !pair?.username?.includes?.(":"), "a colon");
    mustBeText(`credentials[${index}].password`, pair?.password);
  }
  const matches = comparer(credentials.map(({ username, password }) => `${username}:${password}`));
  return {
    accepts: async (headers: Headers) => matches(decodeBasic(headers.get("authorization") ?? "")),
    challenge: { "www-authenticate": 'Basic realm="webhook", charset="UTF-8"' },
  };
}

/** Compares a value with every secret, even after one matches. An empty value never matches. */
function comparer(secrets: readonly string[]): (value: Uint8Array<ArrayBuffer>) => Promise<boolean> {
  // The digests are made at the first delivery, because some runtimes do not allow work outside a request.
  const known = secrets.map((secret) => new TextEncoder().encode(secret));
  let digests: Promise<Uint8Array[]> | undefined;
  return async (value) => {
    digests ??= Promise.all(known.map(sha256));
    const digest = await sha256(value);
    let matched = false;
    for (const secret of await digests) matched = equal(secret, digest) || matched;
    return matched && value.length > 0;
  };
}

/** Compares two digests of the same length without stopping at the first difference. */
const equal = (left: Uint8Array, right: Uint8Array) =>
  left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The bytes of a header: HTTP APIs return one character for each byte. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The `user:password` of an Authorization header; empty if it has another scheme or is not base64. */
function decodeBasic(header: string): Uint8Array<ArrayBuffer> {
  const [, encoded = ""] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(header) ?? [];
  try {
    return latin1(atob(encoded));
  } catch {
    return latin1("");
  }
}

function mustBeSecrets(name: string, list: readonly unknown[]): void {
  must(`authenticate.${name}`, Array.isArray(list) && list.length > 0, "a list of at least one secret");
}

/** Checks that a header can have a text. */
function mustBeText(name: string, text: unknown, ok = true, without = ""): void {
  const isText = typeof text === "string" && text !== "" && !/\p{Cc}/u.test(text);
  must(`authenticate.${name}`, isText, "a non-empty string without control characters");
  must(`authenticate.${name}`, ok, `without ${without}`);
}
