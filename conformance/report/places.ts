// Where a cause was seen, in a few words: how many responses of which operations and services.

import type { WrittenCause } from "./report.ts";

const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `46 responses of 30 operations, both services`, or `1 response of getParty, finance`. */
export function placesOf(causes: Pick<WrittenCause, "key" | "responses" | "operations" | "services">[]): string {
  const operations = [...new Set(causes.flatMap((cause) => cause.operations))];
  const services = [...new Set(causes.flatMap((cause) => cause.services))];
  const number = causes.reduce((sum, { responses }) => sum + responses, 0);
  const isDelivery = causes.every(({ key }) => key.split("/")[1] === "delivery");
  const noun = isDelivery ? (number === 1 ? "1 delivery" : `${number} deliveries`) : plural(number, "response");
  const of = operations.length === 1 ? operations[0] : plural(operations.length, "operation");
  const where = services.includes("finance") && services.includes("ramp") ? "both services" : services.join(", ");
  return `${noun} of ${of}, ${where}`;
}
