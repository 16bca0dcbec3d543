// Rules of errors: the envelope, codes, and what is not found or not read.

import { absent, empty, every, text } from "../match.ts";
import { type More, type RuleTable, refused, shows } from "../rule.ts";

const sessions = "listPaymentSessions";
const notFound = "404 account-not-found";
const unknown = (ask: string, more: More = {}) =>
  refused(ask, notFound, { path: { accountId: "{unknownId}" }, ...more });
const foreign = (ask: string) => unknown(ask, { path: { accountId: "{foreignAccountId}" } });
const payIn = { ask: "getPayIn", path: { payInId: "{foreignPayInId}" } };
const raw = (raw: string, type = "application/json") => ({ raw, headers: { "Content-Type": type } });

export const errors: RuleTable = {
  "F17 F18: a success is a success with a result": [
    { ask: "getAccount", whole: { success: true, result: { id: text } } },
  ],
  "F19 F211: an error has code and message": [
    unknown("getAccount", { whole: { success: false, errors: [{ code: text, message: text }] } }),
  ],
  "F18 F211: an error has no result": unknown("getAccount", { whole: { result: empty } }),
  "F211: codes of the finance service are kebab-case": [
    refused(sessions, 400, { query: { size: 101 }, whole: { errors: every({ code: "~^[a-z]+([-.][a-z]+)*$" }) } }),
  ],
  "F219: an account that does not exist is not found": unknown(sessions),
  "F219: an account of another company is not found": foreign(sessions),
  "F219: its wallets are not found either": foreign("listWallets"),
  "F219: nor does anybody else reactivate it": foreign("reactivateAccount"),
  "F219: nor pay it out": foreign("createPayout"),
  "F219: nor read its transfers": foreign("listTransfers"),
  "F220 F111: a pay-in that does not exist is not found": refused("getPayIn", "404 pay-in-not-found", {
    ...{ path: { payInId: "{unknownId}" } },
  }),
  "F220 F111: a pay-in of another company is not found": refused(payIn, "404 pay-in-not-found"),
  "F220: its owner reads it": shows(payIn, { id: "{foreignPayInId}" }, { by: "stranger" }),
  "F212: a malformed account ID is an invalid parameter": refused(sessions, "400 invalid-parameter", {
    ...{ path: { accountId: "abc" } },
  }),
  "F212: on the list of wallets, too": refused("listWallets", 400, { path: { accountId: "abc" } }),
  "F215: a request body that is no JSON is an invalid request": [
    refused("registerWebhook", "400 invalid-request", raw("{")),
  ],
  "F215: a request body that is a list is an invalid request": [
    refused("registerWebhook", "400 invalid-request", raw("[]")),
  ],
  "assumed: a path that does not exist is not found": refused("GET /v1/nowhere", 404),
  "assumed: a method that an address does not have is refused": refused("DELETE /v1/supported-assets", 405),
  "R72: the ramp service says which methods it supports": [
    refused("DELETE /v1/company", "METHOD_NOT_SUPPORTED", { at: "ramp", message: "~GET" }),
  ],
  "R72: both of them where there are two": [
    refused("PUT /v1/ramp-requests", "METHOD_NOT_SUPPORTED", { at: "ramp", message: "~(GET.*POST|POST.*GET)" }),
  ],
  "R71: a ramp request that does not exist is NOT_FOUND": refused("getRampRequest", "NOT_FOUND", {
    ...{ path: { rampRequestId: "{unknownId}" }, whole: { result: empty } },
  }),
  "R71: a bank account that does not exist is NOT_FOUND": refused("getCompanyBankAccount", "NOT_FOUND", {
    ...{ path: { companyBankAccountId: "{unknownId}" } },
  }),
  "R68: a request body that is no JSON is a validation error with a message": [
    refused("calculateFee", "validation-error", { ...raw("{"), message: text }),
  ],
  "R74: a request body of another type is INVALID_MEDIA_TYPE": [
    refused("calculateFee", "INVALID_MEDIA_TYPE", raw("<a/>", "application/xml")),
  ],
  "R67: errors of the ramp service have a code each": refused("calculateFee", "4xx", {
    ...{ body: { amount: "much" }, whole: { success: false, errors: every({ code: text }) } },
  }),
  "F18: a list without elements is an empty list": [
    { ask: "listTransfers", path: { accountId: "{selfCustodyAccountId}" }, whole: { result: [], errors: absent } },
  ],
};
