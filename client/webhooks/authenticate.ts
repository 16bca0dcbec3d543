// Checks the credentials of a delivery: every secret compared, in constant time, over SHA-256 digests.

/**
 * How deliveries authenticate themselves: the `authenticationMethod` the webhook was registered with, and every secret
 * that is active. To rotate one, add the new secret here, replace the webhook, then take the old one out.
 */
export type WebhookAuthenticationOptions =
  | {
      type: "API_KEY";
      /** Name of the header that carries the key. */
      headerName: string;
      /** The active keys; at least one. */
      apiKeys: readonly string[];
    }
  | {
      type: "BASIC_AUTHENTICATION";
      /** The active credentials; at least one. */
      credentials: readonly WebhookCredentials[];
    };

/** User name and password of HTTP basic authentication. */
export interface WebhookCredentials {
  username: string;
  password: string;
}

/** Checks the headers of deliveries. */
export interface Authenticator {
  /** Whether they carry one of the secrets; false when the header is absent, empty, repeated or malformed. */
  accepts(headers: Headers): Promise<boolean>;
  /** Headers of the 401 that refuses a delivery. */
  challenge: Record<string, string>;
}

/**
 * Prepares the check of credentials.
 * @param options The method and its active secrets; they are kept in a closure and nowhere else.
 * @returns The check.
 * @throws TypeError when no secret is given, when one is empty, or when HTTP could not carry it.
 * @see Security schemes `WebhookApiKey` and `WebhookBasic` of the finance contract.
 */
export function authenticator(options: WebhookAuthenticationOptions): Authenticator {
  if (options?.type === "API_KEY") return apiKey(options.headerName, options.apiKeys);
  if (options?.type === "BASIC_AUTHENTICATION") return basic(options.credentials);
  throw new TypeError("authenticate.type is API_KEY or BASIC_AUTHENTICATION");
}

function apiKey(headerName: string, apiKeys: readonly string[]): Authenticator {
  if (typeof headerName !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(headerName)) {
    throw new TypeError("authenticate.headerName is not the name of a header");
  }
  refuseEmpty("apiKeys", apiKeys);
  const matches = comparer(apiKeys.map((key, index) => utf8(headerText(`apiKeys[${index}]`, key))));
  return {
    // A repeated header arrives as one, joined with a comma, and so equals no key.
    accepts: async (headers) => matches(latin1(headers.get(headerName) ?? "")),
    challenge: {},
  };
}

function basic(credentials: readonly WebhookCredentials[]): Authenticator {
  refuseEmpty("credentials", credentials);
  const matches = comparer(credentials.map((pair, index) => utf8(userPass(`credentials[${index}]`, pair))));
  return {
    accepts: async (headers) => matches(decodeBasic(headers.get("authorization") ?? "")),
    challenge: { "www-authenticate": 'Basic realm="webhook", charset="UTF-8"' },
  };
}

/** Compares a value with every secret, however early one matches; the empty value never matches. */
function comparer(secrets: Uint8Array<ArrayBuffer>[]): (value: Uint8Array<ArrayBuffer>) => Promise<boolean> {
  // At the first delivery, not now: some runtimes allow no work outside a request.
  let digests: Promise<Uint8Array[]> | undefined;
  return async (value) => {
    digests ??= Promise.all(secrets.map(sha256));
    const digest = await sha256(value);
    let matched = false;
    for (const secret of await digests) matched = equal(secret, digest) || matched;
    return matched && value.length > 0;
  };
}

/** Compares two digests without stopping at the first difference. */
function equal(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index++) difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  return difference === 0;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The bytes of a header: HTTP APIs hand out one character for each. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The `user:password` of an Authorization header, empty when it is of another scheme or not base64. */
function decodeBasic(header: string): Uint8Array<ArrayBuffer> {
  const [, encoded = ""] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(header) ?? [];
  try {
    return latin1(atob(encoded));
  } catch {
    return latin1("");
  }
}

function refuseEmpty(name: string, list: readonly unknown[]): void {
  if (!Array.isArray(list) || list.length === 0) throw new TypeError(`authenticate.${name} lists no secret`);
}

/** Passes a secret that a header can carry; the message of the error does not repeat it. */
function headerText(name: string, value: string): string {
  if (typeof value !== "string" || value === "") throw new TypeError(`authenticate.${name} is not a string, or empty`);
  if (value !== value.trim() || hasControls(value)) {
    throw new TypeError(`authenticate.${name} has outer spaces or control characters, which no header carries`);
  }
  return value;
}

function userPass(name: string, pair: WebhookCredentials): string {
  for (const member of ["username", "password"] as const) {
    const value: unknown = pair?.[member];
    if (typeof value !== "string" || value === "" || hasControls(value)) {
      throw new TypeError(`authenticate.${name}.${member} is not a string, empty, or has control characters`);
    }
  }
  if (pair.username.includes(":")) throw new TypeError(`authenticate.${name}.username contains a colon`);
  return `${pair.username}:${pair.password}`;
}

const hasControls = (text: string) => /\p{Cc}/u.test(text);
