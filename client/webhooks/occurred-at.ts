// Parses `occurredAt` of the events, which has nanoseconds and can end with two `Z`.

/** The time of an event, exact and as a `Date`. */
export interface EventTime {
  /** Nanoseconds since 1970-01-01T00:00:00Z, exact. */
  epochNanoseconds: bigint;
  /** The same time, truncated to milliseconds. */
  date: Date;
}

/** The pattern of the schema `OccurredAt`: up to nine digits after the point, one `Z` or two. */
const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z{1,2}$/;

/**
 * Parses the `occurredAt` of an event, which `Date` cannot parse because of the second `Z`.
 * @param value The string from the event, such as `2026-09-16T09:41:07.482913605ZZ`.
 * @returns The time in nanoseconds, and as a `Date` truncated to milliseconds.
 * @throws TypeError if it is not a string; RangeError if it does not have that form, or is a date or time that does not
 *   exist.
 * @see Schema `OccurredAt` of the finance contract. It is the time of the change, not of the delivery.
 */
export function parseOccurredAt(value: string): EventTime {
  if (typeof value !== "string") throw new TypeError(`occurredAt must be a string, not ${typeof value}`);
  const [, seconds, fraction = ""] = form.exec(value) ?? [];
  if (seconds === undefined) throw new RangeError("occurredAt must have the form 2026-09-16T09:41:07.482913605ZZ");
  const milliseconds = Date.parse(`${seconds}Z`);
  // Date.parse turns 30 February into 2 March. A date that does not come back unchanged does not exist.
  if (Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(seconds))
    throw new RangeError("occurredAt must be a date and time that exist");
  const nanoseconds = fraction.padEnd(9, "0");
  return {
    epochNanoseconds: BigInt(milliseconds) * 1_000_000n + BigInt(nanoseconds),
    date: new Date(milliseconds + Number(nanoseconds.slice(0, 3))),
  };
}
