// Rules of correlation IDs.

import { all, not, type WantedValue } from "../match.ts";
import type { Ask, More, RuleTable } from "../rule.ts";

const id = "~^[A-Za-z0-9_.:-]{1,64}$";
const longest = "a:B-9._x".repeat(8);
const gives = (wanted: WantedValue, more: More = {}): Ask => ({
  ...{ ask: "listParties", gives: { "x-correlation-id": wanted }, ...more },
});
const own = (value: string, more: More = {}) => gives(value, { headers: { "X-Correlation-Id": value }, ...more });
/** A value that the pattern refuses. */
const replaced = (value: string) => gives(all(id, not(value)), { headers: { "X-Correlation-Id": value } });

export const correlation: RuleTable = {
  "F177: a success has one": gives(id),
  "F177: a 401 has one": gives(id, { token: "", status: 401 }),
  "F177: a 403 has one": gives(id, { by: "main", status: 403 }),
  "F177: a 404 has one": gives(id, { ask: "getPayIn", given: { payInId: "{unknownId}" }, status: 404 }),
  "F177: a path that does not exist has one": gives(id, { ask: "GET /v1/nowhere", status: 404 }),
  "F177 R1: the ramp service has one": gives(id, { ask: "getCompany" }),
  "F178: the caller's own is returned": own("order:7.a_b-c"),
  "F178: on a 401, too": own("mine", { token: "", status: 401 }),
  "F178 F241: it has up to 64 characters": own(longest),
  "F178: X-Request-Id is the fallback": gives("request-7", { headers: { "X-Request-Id": "request-7" } }),
  "F178: X-Correlation-Id comes first": gives("one", { headers: { "X-Correlation-Id": "one", "X-Request-Id": "two" } }),
  "F178 R1: the ramp service returns the caller's own": own("mine", { ask: "getCompany" }),
  "F178 F241: one of 65 characters is replaced, not refused": replaced("a".repeat(65)),
  "F178 F241: one with a space is replaced": replaced("a b"),
  "F178 F241: one with another character is replaced": replaced("a/b"),
  "F178 F241: an empty one is replaced": replaced(""),
};
