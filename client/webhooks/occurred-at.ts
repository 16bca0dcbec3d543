// Reads `occurredAt` of the events: nanoseconds, and a `Z` that may be doubled.

/** An instant of an event, in the two forms that are of use: exact, and as a `Date`. */
export interface EventTime {
  /** Nanoseconds since 1970-01-01T00:00:00Z; exact. */
  epochNanoseconds: bigint;
  /** The same instant, cut to whole milliseconds. */
  date: Date;
}

/** The pattern of the schema `OccurredAt`: up to nine digits after the point, one `Z` or two. */
const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z{1,2}$/;

/**
 * Parses the `occurredAt` of an event, which `Date` refuses because of the doubled `Z`.
 * @param value The text as it came, such as `2026-09-16T09:41:07.482913605ZZ`.
 * @returns The instant in nanoseconds and as a `Date` cut to milliseconds.
 * @throws TypeError when it is not a string; RangeError when it is not of that form or names a day or time that does
 *   not exist.
 * @see Schema `OccurredAt` of the finance contract. It is the time of the change, not of the delivery.
 */
export function parseOccurredAt(value: string): EventTime {
  if (typeof value !== "string") throw new TypeError(`occurredAt is a string, not ${typeof value}`);
  const [, seconds, fraction = ""] = form.exec(value) ?? [];
  if (seconds === undefined) throw new RangeError("occurredAt is not of the form 2026-09-16T09:41:07.482913605ZZ");
  const milliseconds = Date.parse(`${seconds}Z`);
  // Date.parse turns 30 February into 2 March; what does not come back as it went in does not exist.
  if (Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(seconds)) {
    throw new RangeError("occurredAt names a day or a time that does not exist");
  }
  const nanoseconds = fraction.padEnd(9, "0");
  return {
    epochNanoseconds: BigInt(milliseconds) * 1_000_000n + BigInt(nanoseconds),
    date: new Date(milliseconds + Number(nanoseconds.slice(0, 3))),
  };
}
