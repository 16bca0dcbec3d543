// Rules of every response: the envelope, error codes, what is not found or not read, and correlation IDs.

import { absent, all, empty, every, exactly, not, text, type WantedValue } from "../match.ts";
import { type Ask, type More, type RuleTable, refused, shows } from "../rule.ts";

const sessions = "listPaymentSessions";
const unknown = (ask: string, more: More = {}, accountId = "{unknownId}") =>
  refused(ask, "404 account-not-found", { accountId }, more);
const foreign = (ask: string) => unknown(ask, {}, "{foreignAccountId}");
const payIn = { ask: "getPayIn", given: { payInId: "{foreignPayInId}" } };
const noPayIn = "404 pay-in-not-found";
const noRampRequest = { ask: "getRampRequest", given: { rampRequestId: "{unknownId}" } };
const raw = (ask: string, raw: string, type = "application/json") => ({ ask, raw, headers: { "Content-Type": type } });
const codeAlone = { errors: every(exactly("code")) };

const id = "~^[A-Za-z0-9_.:-]{1,64}$";
const longest = "a:B-9._x".repeat(8);
const gives = (wanted: WantedValue, more: More = {}): Ask => ({
  ...{ ask: "listParties", gives: { "x-correlation-id": wanted }, ...more },
});
const own = (value: string, more: More = {}) => gives(value, { headers: { "X-Correlation-Id": value }, ...more });
/** A value that the pattern refuses. */
const replaced = (value: string) => gives(all(id, not(value)), { headers: { "X-Correlation-Id": value } });

export const responses: RuleTable = {
  "F17 F18: a success has a result": { ask: "getAccount", whole: { success: true, result: { id: text } } },
  "F19 F211: an error has code and message": [
    unknown("getAccount", { whole: { success: false, errors: [{ code: text, message: text }] } }),
  ],
  "F18 F211: an error has no result": unknown("getAccount", { whole: { result: empty } }),
  "F211: codes of the finance service are kebab-case": [
    refused(sessions, 400, { size: 101 }, { whole: { errors: every({ code: "~^[a-z]+([-.][a-z]+)*$" }) } }),
  ],
  "F219: an account that does not exist is not found": unknown(sessions),
  "F219: an account of another company is not found": foreign(sessions),
  "F219: its wallets are not found either": foreign("listWallets"),
  "F219: nor does anybody else reactivate it": foreign("reactivateAccount"),
  "F219: nor pay it out": foreign("createPayout"),
  "F219: nor read its transfers": foreign("listTransfers"),
  "F220 F111: a pay-in that does not exist is not found": refused(payIn, noPayIn, { payInId: "{unknownId}" }),
  "F220 F111: a pay-in of another company is not found": refused(payIn, noPayIn),
  "F220: its owner reads it": shows({ ...payIn, by: "stranger" }, { id: "{foreignPayInId}" }),
  "F212: an account ID that is no UUID is refused": refused(sessions, "400 invalid-parameter", { accountId: "abc" }),
  "F212: on the list of wallets, too": refused("listWallets", 400, { accountId: "abc" }),
  "F215: a body that is no JSON is an invalid request": refused(raw("registerWebhook", "{"), "400 invalid-request"),
  "F215: a body that is a list is an invalid request": refused(raw("registerWebhook", "[]"), "400 invalid-request"),
  "assumed: a path that does not exist is not found": refused("GET /v1/nowhere", 404),
  "assumed: a method that an address does not have is refused": refused("DELETE /v1/supported-assets", 405),
  "R72: the ramp service says which methods it supports": [
    refused({ ask: "DELETE /v1/company", at: "ramp", message: "~GET" }, "METHOD_NOT_SUPPORTED"),
  ],
  "R72: both of them where there are two": [
    refused({ ask: "PUT /v1/ramp-requests", at: "ramp", message: "~(GET.*POST|POST.*GET)" }, "METHOD_NOT_SUPPORTED"),
  ],
  "R71: a ramp request that does not exist is NOT_FOUND": refused(
    { ...noRampRequest, whole: { result: empty } },
    "NOT_FOUND",
  ),
  "R71: a ramp resource that is not there has a code and no message": [
    refused({ ...noRampRequest, whole: codeAlone }, "404 NOT_FOUND"),
  ],
  "R71: a bank account that does not exist is NOT_FOUND": [
    refused("getCompanyBankAccount", "NOT_FOUND", { companyBankAccountId: "{unknownId}" }),
  ],
  "R68: a request body that is no JSON is a validation error with a message": [
    refused({ ...raw("calculateFee", "{"), message: text }, "validation-error"),
  ],
  "R74: a request body of another type is INVALID_MEDIA_TYPE": [
    refused(raw("calculateFee", "<a/>", "application/xml"), "INVALID_MEDIA_TYPE"),
  ],
  "R74: a media type that the ramp service does not take has a code and no message": [
    refused({ ...raw("createRampRequest", "a,b", "text/csv"), whole: codeAlone }, "INVALID_MEDIA_TYPE"),
  ],
  "R67: errors of the ramp service have a code each": [
    refused("calculateFee", "4xx", { amount: "much" }, { whole: { success: false, errors: every({ code: text }) } }),
  ],
  "F18: a list without elements is an empty list": [
    { ask: "listTransfers", given: { accountId: "{selfCustodyAccountId}" }, whole: { result: [], errors: absent } },
  ],
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
