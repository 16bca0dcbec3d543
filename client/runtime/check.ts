// Checks options where they are given: a clear error at creation instead of a surprise in a call.

/** The limits of the calls of a client, or of one call. */
export interface LimitOptions {
  /** Time limit for a request with all its attempts, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Time limit for one attempt, in milliseconds, so that a connection that hangs is tried again. Only for attempts that
   * can be repeated: all others, and the last one, get the time that is left. Default: 15,000.
   */
  attemptTimeoutMs?: number | undefined;
  /** Maximum number of retries, where a retry is safe. Default: 2. */
  maxRetries?: number | undefined;
  /** Maximum size of a response body, in bytes after decompression; not with `parseAs: "blob"` or `"stream"`. Default: 10,000,000. */
  maxResponseBytes?: number | undefined;
}

/** The same with its defaults. */
export type CallLimits = Record<keyof LimitOptions, number>;

/** The longest time of a timer, in milliseconds: about 24.8 days. A longer one fires at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** Hosts on this machine, where plain HTTP exposes nothing. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a value is an object with fields, as JSON has them. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Checks one option. @throws TypeError that names the option. It never contains the value, which can be secret. */
export function must(name: string, ok: unknown, what: string): void {
  if (!ok) throw new TypeError(`${name} must be ${what}`);
}

/** Checks options that are functions, if they are given. @throws TypeError for the first that is something else. */
export function mustBeFunctions<Options>(options: Options, names: (keyof Options & string)[]): void {
  for (const name of names)
    must(name, options[name] === undefined || typeof options[name] === "function", "a function");
}

/**
 * Reads the address of a service: a token or a secret is sent to it.
 * @throws TypeError for anything but HTTPS, unless it is HTTP to such a host.
 */
export function mustBeUrl(name: string, text: unknown, allowHttp: readonly string[] = []): URL {
  must("allowHttp", Array.isArray(allowHttp), 'a list of hosts, such as ["mock"]');
  let url: URL | undefined;
  try {
    url = new URL(text as string);
  } catch {
    // Refused below.
  }
  const isAllowed =
    url?.protocol === "https:" ||
    (url?.protocol === "http:" && (loopback.test(url.hostname) || allowHttp.includes(url.hostname)));
  must(name, isAllowed, "an https URL, or http to this machine or to a host of allowHttp");
  must(name, !url?.username && !url?.password, "without user");
  return url as URL;
}

const time = `a number of milliseconds above zero, at most ${longestTimerMs}`;

/**
 * Checks limits, and fills in those that are not given.
 * @throws TypeError for a time that is not a number above zero or is too long for a timer, and a number that is not whole.
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
