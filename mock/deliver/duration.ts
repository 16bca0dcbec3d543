// Times as flags take them: milliseconds, or a number with a unit.

const units: Record<string, number> = { ms: 1, s: 1e3, m: 6e4, h: 36e5 };
/** A day: nobody waits longer for a delivery. */
const longest = 864e5;

/**
 * Reads a time.
 * @param text For example `1000`, `500ms`, `5s`, `1m` or `1h`.
 * @returns Milliseconds.
 * @throws Error that says what is allowed.
 */
export function duration(text: string): number {
  const [, count = "", unit = "ms"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const time = count === "" ? Number.NaN : Number(count) * (units[unit] as number);
  if (time <= longest) return time;
  throw new Error("Use a number of milliseconds, or a time such as 500ms, 5s, 1m or 1h, up to 24h.");
}

/**
 * Reads a list of times.
 * @param text For example `1s,5s,1m`, or `none`.
 * @throws Error that says what is allowed.
 */
export function durations(text: string): number[] {
  return text === "none" ? [] : text.split(",").map(duration);
}
