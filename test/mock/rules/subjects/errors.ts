// Rules of errors: the envelope, codes, and what is not found or not read.

import { absent, empty, every, type Rule, text } from "../rule.ts";

const sessions = "listPaymentSessions";
const unknown = { path: { accountId: "{unknownId}" }, status: 404, code: "account-not-found" };
const foreign = { ...unknown, path: { accountId: "{foreignAccountId}" } };
const json = { "Content-Type": "application/json" };

export const errors: Rule[] = [
  [
    "F17 F18: a success is a success with a result",
    { ask: "getAccount", whole: { success: true, result: { id: text } } },
  ],
  [
    "F19 F211: an error has code and message",
    { ask: "getAccount", ...unknown, whole: { success: false, errors: [{ code: text, message: text }] } },
  ],
  ["F18 F211: an error has no result", { ask: "getAccount", ...unknown, whole: { result: empty } }],
  [
    "F211: codes of the finance service are kebab-case",
    { ask: sessions, query: { size: 101 }, status: 400, whole: { errors: every({ code: "~^[a-z]+([-.][a-z]+)*$" }) } },
  ],
  ["F219: an account that does not exist is not found", { ask: sessions, ...unknown }],
  ["F219: an account of another company is not found", { ask: sessions, ...foreign }],
  ["F219: its wallets are not found either", { ask: "listWallets", ...foreign }],
  ["F219: nor does anybody else reactivate it", { ask: "reactivateAccount", ...foreign }],
  ["F219: nor pay it out", { ask: "createPayout", ...foreign }],
  ["F219: nor read its transfers", { ask: "listTransfers", ...foreign }],
  [
    "F220 F111: a pay-in that does not exist is not found",
    { ask: "getPayIn", path: { payInId: "{unknownId}" }, status: 404, code: "pay-in-not-found" },
  ],
  [
    "F220 F111: a pay-in of another company is not found",
    { ask: "getPayIn", path: { payInId: "{foreignPayInId}" }, status: 404, code: "pay-in-not-found" },
  ],
  [
    "F220: its owner reads it",
    { ask: "getPayIn", by: "stranger", path: { payInId: "{foreignPayInId}" }, result: { id: "{foreignPayInId}" } },
  ],
  [
    "F212: a malformed account ID is an invalid parameter",
    { ask: sessions, path: { accountId: "abc" }, status: 400, code: "invalid-parameter" },
  ],
  ["F212: on the list of wallets, too", { ask: "listWallets", path: { accountId: "abc" }, status: 400 }],
  [
    "F215: a request body that is no JSON is an invalid request",
    { ask: "registerWebhook", raw: "{", headers: json, status: 400, code: "invalid-request" },
  ],
  [
    "F215: a request body that is a list is an invalid request",
    { ask: "registerWebhook", raw: "[]", headers: json, status: 400, code: "invalid-request" },
  ],
  ["assumed: a path that does not exist is not found", { ask: "GET /v1/nowhere", status: 404 }],
  ["assumed: a method that an address does not have is refused", { ask: "DELETE /v1/supported-assets", status: 405 }],
  [
    "R72: the ramp service says which methods it supports",
    { ask: "DELETE /v1/company", at: "ramp", code: "METHOD_NOT_SUPPORTED", message: "~GET" },
  ],
  [
    "R72: both of them where there are two",
    { ask: "PUT /v1/ramp-requests", at: "ramp", code: "METHOD_NOT_SUPPORTED", message: "~(GET.*POST|POST.*GET)" },
  ],
  [
    "R71: a ramp request that does not exist is NOT_FOUND",
    { ask: "getRampRequest", path: { rampRequestId: "{unknownId}" }, code: "NOT_FOUND", whole: { result: empty } },
  ],
  [
    "R71: a bank account that does not exist is NOT_FOUND",
    { ask: "getCompanyBankAccount", path: { companyBankAccountId: "{unknownId}" }, code: "NOT_FOUND" },
  ],
  [
    "R68: a request body that is no JSON is a validation error with a message",
    { ask: "calculateFee", raw: "{", headers: json, code: "validation-error", message: text },
  ],
  [
    "R74: a request body of another type is INVALID_MEDIA_TYPE",
    { ask: "calculateFee", raw: "<a/>", headers: { "Content-Type": "application/xml" }, code: "INVALID_MEDIA_TYPE" },
  ],
  [
    "R67: errors of the ramp service have a code each",
    {
      ask: "calculateFee",
      body: { amount: "much" },
      status: "4xx",
      whole: { success: false, errors: every({ code: text }) },
    },
  ],
  [
    "F18: a list without elements is an empty list",
    { ask: "listTransfers", path: { accountId: "{selfCustodyAccountId}" }, whole: { result: [], errors: absent } },
  ],
];
