// The check of operations that have ended: whether a server still serves one, by the date of each request.

import { sunsetTime } from "../../../model/deprecation.js";
import type { Exchange } from "../../exchange.ts";
import { differ, type Found, refused, succeeded } from "../check.ts";

function hasEnded({ operation, startedAt }: Exchange): boolean {
  return operation?.sunset !== undefined && startedAt >= sunsetTime(operation.sunset);
}

/** True where a server refuses an operation after its sunset: whatever it returns is no difference from the contract. */
export function isGone(exchange: Exchange): boolean {
  return hasEnded(exchange) && refused(exchange);
}

/** An operation is not served after its sunset. That a server ends it on the day is announced, and not promised. */
export function lookAtSunset(exchange: Exchange): Found[] {
  if (!hasEnded(exchange) || !succeeded(exchange)) return [];
  const expected = `no success after the sunset on ${exchange.operation?.sunset}`;
  return [differ(expected, `status ${exchange.response.status}`, "assumed")];
}
