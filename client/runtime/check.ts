// Checks options where they are given, so that a mistake fails there and not in a later request.

/** The limits of the calls of a client, or of one call. */
export interface LimitOptions {
  /** Time limit for a request with all its attempts, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Time limit for one attempt, in milliseconds, so that a connection that hangs is tried again. It only applies to
   * attempts that are safe to repeat: all others, and the last one, get the time that is left. Default: 15,000.
   */
  attemptTimeoutMs?: number | undefined;
  /** Maximum number of retries, where a retry is safe. Default: 2. */
  maxRetries?: number | undefined;
  /** Maximum size of a decompressed body, in bytes; not for `parseAs: "blob"` or `"stream"`. Default: 10,000,000. */
  maxResponseBytes?: number | undefined;
}

/** `LimitOptions` with their defaults. */
export type CallLimits = Record<keyof LimitOptions, number>;

/** The longest time of a timer, in milliseconds: about 24.8 days. A longer one fires at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** Hosts on this machine, where plain HTTP exposes nothing. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a value is a JSON object: not null, and not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Checks one option. @throws TypeError that names the option, but never its value, which can be secret. */
export function must(name: string, ok: unknown, what: string): void {
  if (!ok) throw new TypeError(`${name} must be ${what}`);
}

/** Checks that options are functions or absent. @throws TypeError for the first that is something else. */
export function mustBeFunctions<Options>(options: Options, names: (keyof Options & string)[]): void {
  for (const name of names)
    must(name, options[name] === undefined || typeof options[name] === "function", "a function");
}

/**
 * Reads the address of a service. It must be secure, because a token or a secret is sent to it.
 * @throws TypeError unless it is HTTPS, or HTTP to this machine or to a host of `allowHttp`.
 */
export function mustBeUrl(name: string, text: unknown, allowHttp: readonly string[] = []): URL {
  must("allowHttp", Array.isArray(allowHttp), 'a list of hosts, such as ["mock"]');
  let url: URL | undefined;
  try {
    url = new URL(text as string);
  } catch {
    // Refused below, because `url` is undefined.
  }
  const isAllowed =
    url?.protocol === "https:" ||
    (url?.protocol === "http:" && (loopback.test(url.hostname) || allowHttp.includes(url.hostname)));
  must(name, isAllowed, "an https URL, or http to this machine or to a host of allowHttp");
  must(name, !url?.username && !url?.password, "without user and password");
  return url as URL;
}

const time = `a number of milliseconds above zero, at most ${longestTimerMs}`;

/**
 * Checks limits, and fills in those that are not given.
 * @throws TypeError for a time that is not above zero or too long for a timer, or a count that is not a whole number.
 */
export function limitsOf<Base extends Record<string, number>>(
  given: { [Name in keyof Base]?: number | undefined },
  base: Base,
): Base {
  const limits: Record<string, number> = {};
  for (const [name, usual] of Object.entries(base)) {
    const { [name as keyof Base]: value = usual } = given;
    const isTime = name.endsWith("Ms");
    const isInRange = isTime ? value > 0 && value <= longestTimerMs : Number.isInteger(value) && value >= 0;
    must(name, typeof value === "number" && isInRange, isTime ? time : "a whole number, 0 or more");
    limits[name] = value;
  }
  return limits as Base;
}
