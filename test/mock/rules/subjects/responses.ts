// Rules of every response: the envelope, error codes, what is not found or not read, and correlation IDs.

import { all, empty, every, exactly, not, text, type WantedValue } from "../match.ts";
import { type Ask, type RuleTable, refused } from "../rule.ts";

const noRampRequest = { ask: "getRampRequest", given: { rampRequestId: "{unknownId}" } };
const codeAlone = { errors: every(exactly("code")) };

const id = "~^[A-Za-z0-9_.:-]{1,64}$";
const gives = (wanted: WantedValue, headers: Ask["headers"] = {}): Ask => ({
  ask: "listParties",
  gives: { "x-correlation-id": wanted },
  headers,
});
const own = (value: string) => gives(value, { "X-Correlation-Id": value });
/** A value that the pattern refuses. */
const replaced = (value: string) => gives(all(id, not(value)), { "X-Correlation-Id": value });

export const responses: RuleTable = {
  "F19 F211 F219: an error has code and message": [
    refused(
      "getAccount",
      "404 account-not-found",
      { accountId: "{unknownId}" },
      { whole: { success: false, errors: [{ code: text, message: text }], result: empty } },
    ),
  ],
  "F220 F111: a pay-in that does not exist is not found": refused("getPayIn", "404 pay-in-not-found", {
    payInId: "{unknownId}",
  }),
  "R72: the ramp service says which methods it supports": [
    refused(
      { ask: "PUT /v1/ramp-requests", at: "ramp", message: "~(GET.*POST|POST.*GET)" },
      "METHOD_NOT_SUPPORTED",
    ),
  ],
  "R71: a ramp resource that is not there has a code and no message": [
    refused({ ...noRampRequest, whole: { ...codeAlone, result: empty } }, "404 NOT_FOUND"),
  ],
  "R68: a request body that is no JSON is a validation error with a message": [
    refused({ ask: "calculateFee", raw: "{", message: text }, "validation-error"),
  ],
  "R74: a media type that the ramp service does not take has a code and no message": [
    refused(
      { ask: "createRampRequest", raw: "a,b", headers: { "Content-Type": "text/csv" }, whole: codeAlone },
      "INVALID_MEDIA_TYPE",
    ),
  ],
  "F177: a response has a correlation ID": gives(id),
  "F178: the caller's own is returned": own("order:7.a_b-c"),
  "F178 F241: it has up to 64 characters": own("a:B-9._x".repeat(8)),
  "F178: X-Request-Id is the fallback": gives("request-7", { "X-Request-Id": "request-7" }),
  "F178: X-Correlation-Id comes first": gives("one", { "X-Correlation-Id": "one", "X-Request-Id": "two" }),
  "F178 F241: one of 65 characters is replaced, not refused": replaced("a".repeat(65)),
  "F178 F241: one with a space is replaced": replaced("a b"),
};
