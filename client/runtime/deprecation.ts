// Tells once that an operation ends: as the contract says, or as the headers of a response say.

import type { CallFacts, DeprecationEvent, OnEvent } from "./events.ts";

/** What is known of the end of an operation. */
type End = Omit<DeprecationEvent, "type" | keyof CallFacts>;

/** Tells that the operation of a call ends, unless nothing says so or it has been told before. */
export type TellEnd = (facts: CallFacts, end: End | false) => void;

/**
 * Creates what tells of each operation once.
 * @param onEvent Receives the events.
 */
export function endTeller(onEvent: OnEvent): TellEnd {
  const told = new Set<string>();
  return (facts, end) => {
    const { size } = told;
    if (end && told.add(facts.method + facts.path).size > size) onEvent({ type: "deprecation", ...facts, ...end });
  };
}

/**
 * What a response says of the end of its operation, in `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
 * @returns False if it says nothing, or nothing that has the form of these RFCs: `@` and seconds, which can have
 *   parameters, and the preferred form of an HTTP date. The obsolete ones are not worth their size.
 */
export function endIn({ headers }: Response): End | false {
  const value = headers.get("Sunset");
  const date = new Date(`${value}`);
  // An invalid date has a text, too, but no day.
  const sunset = +date && date.toUTCString() === value ? date.toISOString().slice(0, 10) : undefined;
  return (!!sunset || /^@-?\d+ *(;|$)/.test(`${headers.get("Deprecation")}`)) && { source: "server", sunset };
}
