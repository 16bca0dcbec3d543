// Checks options where they are given: a clear error at creation instead of a surprise in a call.

/** The limits of a call. */
export interface Limits {
  timeoutMs: number;
  attemptTimeoutMs: number;
  maxRetries: number;
}

/** The longest time of a timer, in milliseconds: about 24.8 days. A longer one fires at once. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Checks one option.
 * @param name Name of the option.
 * @param ok Whether its value is allowed.
 * @param what What it must be.
 * @throws TypeError that names the option. It never contains the value, which can be secret.
 */
export function must(name: string, ok: unknown, what: string): void {
  if (!ok) throw new TypeError(`${name} must be ${what}`);
}

/**
 * Checks options that are functions, if they are given.
 * @throws TypeError for the first that is something else.
 */
export function mustBeFunctions<Options>(options: Options, names: (keyof Options & string)[]): void {
  for (const name of names)
    must(name, options[name] === undefined || typeof options[name] === "function", "a function");
}

/**
 * Checks limits, and fills in those that are not given.
 * @param given Options with limits.
 * @param base The values of those that are not given.
 * @throws TypeError for a time that is not a number above zero or is too long for a timer, or a `maxRetries` that is not a
 *   whole number.
 */
export function limitsOf(given: { [Name in keyof Limits]?: number | undefined }, base: Limits): Limits {
  const limits = { ...base };
  for (const name of Object.keys(base) as (keyof Limits)[]) {
    const { [name]: value = base[name] } = given;
    if (name === "maxRetries") must(name, Number.isInteger(value) && value >= 0, "a whole number, 0 or more");
    else {
      const ok = typeof value === "number" && value > 0 && value <= longestTimerMs;
      must(name, ok, `a number of milliseconds above zero, at most ${longestTimerMs}`);
    }
    limits[name] = value;
  }
  return limits;
}
