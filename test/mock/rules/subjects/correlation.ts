// Rules of correlation IDs.

import { all, not, type Rule } from "../rule.ts";

const id = "~^[A-Za-z0-9_.:-]{1,64}$";
const longest = "a:B-9._x".repeat(8);
const header = "x-correlation-id";
const sent = (name: string, value: string) => ({ ask: "listParties", headers: { [name]: value } });
/** A value that the pattern refuses. */
const replaced = (says: string, value: string): Rule => [
  `F178 F241: ${says}`,
  { ...sent("X-Correlation-Id", value), gives: { [header]: all(id, not(value)) } },
];

export const correlation: Rule[] = [
  ["F177: a success has one", { ask: "listParties", gives: { [header]: id } }],
  ["F177: a 401 has one", { ask: "listParties", token: "", status: 401, gives: { [header]: id } }],
  ["F177: a 403 has one", { ask: "listParties", by: "main", status: 403, gives: { [header]: id } }],
  ["F177: a 404 has one", { ask: "getPayIn", path: { payInId: "{unknownId}" }, status: 404, gives: { [header]: id } }],
  ["F177: a path that does not exist has one", { ask: "GET /v1/nowhere", status: 404, gives: { [header]: id } }],
  ["F177 R1: the ramp service has one", { ask: "getCompany", gives: { [header]: id } }],
  [
    "F178: the caller's own is returned",
    { ...sent("X-Correlation-Id", "order:7.a_b-c"), gives: { [header]: "order:7.a_b-c" } },
  ],
  ["F178: on a 401, too", { ...sent("X-Correlation-Id", "mine"), token: "", status: 401, gives: { [header]: "mine" } }],
  ["F178 F241: it has up to 64 characters", { ...sent("X-Correlation-Id", longest), gives: { [header]: longest } }],
  ["F178: X-Request-Id is the fallback", { ...sent("X-Request-Id", "request-7"), gives: { [header]: "request-7" } }],
  [
    "F178: X-Correlation-Id comes first",
    { ask: "listParties", headers: { "X-Correlation-Id": "one", "X-Request-Id": "two" }, gives: { [header]: "one" } },
  ],
  [
    "F178 R1: the ramp service returns the caller's own",
    { ask: "getCompany", headers: { "X-Correlation-Id": "mine" }, gives: { [header]: "mine" } },
  ],
  replaced("one of 65 characters is replaced, not refused", "a".repeat(65)),
  replaced("one with a space is replaced", "a b"),
  replaced("one with another character is replaced", "a/b"),
  replaced("an empty one is replaced", ""),
];
