// Rules of payment requests and of idempotency keys, which they accept.

import { has, not, number, type Rule, settle, text } from "../rule.ts";

const key = { idempotencyKey: "0190a000-0000-7000-8000-{run}" };
const otherKey = { idempotencyKey: "0190a001-0000-7000-8000-{run}" };
const request = { ask: "createAccountPaymentRequest", as: "request" };
const path = { paymentRequestId: "{request.id}" };
const settlement = { ask: "settlePaymentRequest", path };
const byReference = { ask: "settlePaymentRequestByReference" };
const reversal = { ask: "reversePaymentRequest", path };
const update = { ask: "updatePaymentRequest", path };
const amount = (fiat: number) => ({ fiat, crypto: text });
const conflict = { as: undefined, code: "idempotency-key-conflict" };
const noMoney = { except: "second", because: "its payment requests move no money" } as const;

export const paymentRequests: Rule[] = [
  [
    "F142: a payment request is AUTHORIZED for an amount",
    {
      ...request,
      result: { id: text, status: "AUTHORIZED", accountId: "{accountId}", authorizedAmount: { fiat: 40 } },
    },
  ],
  [
    "F143: without the account in the path, too",
    { ask: "createPaymentRequest", result: { status: "AUTHORIZED", accountId: "{accountId}" } },
  ],
  [
    "F77: an amount has a number of fiat and a string of crypto",
    { ...request, result: { authorizedAmount: { fiat: number, crypto: text } } },
  ],
  [
    "F142: the references are read back",
    { ...request, result: { cardProviderReference: "card-1", externalId: "order-{run}" } },
  ],
  [
    "F144 F249: settling makes it SETTLING",
    request,
    { ...settlement, result: { id: "{request.id}", status: "SETTLING", settlementAmount: amount(40) } },
  ],
  [
    "F250: and leaves an execution SETTLEMENT",
    request,
    { ...settlement, result: { executions: has({ executionType: "SETTLEMENT" }) } },
  ],
  [
    "F145: it can be settled by its references",
    request,
    { ...byReference, result: { id: "{request.id}", status: "SETTLING" } },
  ],
  [
    "F145: without a reference nothing is settled",
    request,
    { ...byReference, body: { cardProviderReference: undefined, externalId: undefined }, status: 400 },
    { ...settlement, result: { status: "SETTLING" } },
  ],
  [
    "F145: references of nothing settle nothing",
    request,
    { ...byReference, body: { externalId: "order-2" }, status: 404 },
  ],
  ["F144: it is not settled twice", request, settlement, { ...settlement, status: "4xx" }],
  [
    "F144: one that does not exist is not settled",
    { ...settlement, path: { paymentRequestId: "{unknownId}" }, status: 404 },
  ],
  [
    "F146 F249: reversing makes it REVERSING",
    request,
    { ...reversal, result: { status: "REVERSING", reversalReason: "Order canceled" } },
  ],
  [
    "F76: the description of a reversal is read back",
    request,
    { ...reversal, body: { reversalDescription: "Sold out" }, result: { reversalDescription: "Sold out" } },
  ],
  ["F146: it is not reversed twice", request, reversal, { ...reversal, status: "4xx" }],
  [
    "F147: it can be reversed by its references",
    request,
    { ask: "reversePaymentRequestByReference", result: { id: "{request.id}", status: "REVERSING" } },
  ],
  ["F146: what is reversed is not settled", request, reversal, { ...settlement, status: "4xx" }],
  ["F148: a new amount is authorized", request, { ...update, result: { authorizedAmount: amount(45) } }],
  [
    "F148 F250: and leaves an execution",
    request,
    {
      ...update,
      result: { executions: has({ executionType: "~^(INCREMENTAL_AUTHORIZATION|AUTHORIZATION_ADJUSTMENT)$" }) },
    },
  ],
  [
    "assumed: an execution says whether the new amount is higher",
    request,
    { ...update, result: { executions: has({ executionType: "INCREMENTAL_AUTHORIZATION" }) } },
    { except: "second", because: "it has one execution type for both" },
    {
      ...{ ...update, body: { authorizedAmount: { fiat: 30 } } },
      result: { executions: has({ executionType: "AUTHORIZATION_ADJUSTMENT" }) },
    },
  ],
  ["F148: not when it is settled", request, settlement, { ...update, status: "4xx" }],
  ["F148: an amount has to be there", request, { ...update, body: { authorizedAmount: undefined }, status: 400 }],
  ["F142: an amount is no text", { ...request, as: undefined, body: { amount: { fiat: "much" } }, status: 400 }],
  [
    "F249: settling for more than there is ends in a shortfall",
    request,
    { ...settlement, body: { settlementAmount: { fiat: 900000 } } },
    settle,
    { ...reversal, result: { shortfallAmount: { fiat: number, crypto: text } } },
  ],
  [
    "F167: a repeated key returns the original result",
    { ...request, body: key, as: "first" },
    { ...request, body: key, same: "first" },
  ],
  [
    "F167: and authorizes nothing again",
    { ...request, body: key },
    { ...request, body: key, result: { id: "{request.id}" } },
    { ...request, body: otherKey, result: { id: not("{request.id}") } },
  ],
  [
    "F167 F230: with another request body it conflicts",
    { ...request, body: key },
    { ...request, body: { ...key, amount: { fiat: 41 } }, ...conflict },
  ],
  ["F167: it applies across the lifecycle", { ...request, body: key }, { ...settlement, body: key, ...conflict }],
  [
    "F167: with another operation it conflicts",
    request,
    { ...settlement, body: { ...key, settlementAmount: undefined } },
    { ...reversal, body: { ...key, reversalReason: undefined }, ...conflict },
  ],
  [
    "F167: with another path it conflicts",
    { ...request, body: key },
    { ...request, body: key, path: { accountId: "{secondAccountId}" }, ...conflict },
  ],
  [
    "F167: the order of the fields does not matter",
    { ...request, body: key, as: "first" },
    {
      ...request,
      as: undefined,
      raw: `{"externalId":"order-{run}","idempotencyKey":"${key.idempotencyKey}","cardProviderReference":"card-1","amount":{"fiat":40}}`,
      same: "first",
    },
  ],
  ["F167: it is a UUID", { ...request, as: undefined, body: { idempotencyKey: "one" }, status: 400 }],
  [
    "F167: a settlement is repeated with its key",
    request,
    { ...settlement, body: key, as: "first" },
    { ...settlement, body: key, same: "first" },
  ],
  [
    "F167: its result stays the original one",
    request,
    { ...settlement, body: key, as: "first" },
    settle,
    { ...settlement, body: key, result: { status: "SETTLING" }, same: "first" },
  ],
  [
    "F167: a reversal is repeated with its key",
    request,
    { ...reversal, body: key, as: "first" },
    { ...reversal, body: key, same: "first" },
  ],
  [
    "F167: an update is repeated with its key",
    request,
    { ...update, body: key, as: "first" },
    { ...update, body: key, same: "first" },
  ],
  [
    "F167: a settlement by reference is repeated with its key",
    request,
    { ...byReference, body: key, as: "first" },
    { ...byReference, body: key, same: "first" },
  ],
  [
    "F167: a reversal by reference is repeated with its key",
    request,
    { ask: "reversePaymentRequestByReference", body: key, as: "first" },
    { ask: "reversePaymentRequestByReference", body: key, same: "first" },
  ],
  [
    "F167: payment requests without an account in the path accept it",
    { ask: "createPaymentRequest", body: key, as: "first" },
    { ask: "createPaymentRequest", body: key, same: "first" },
  ],
  [
    "assumed: a request that is refused does not use up its key",
    { ...request, as: undefined, body: { ...key, amount: { fiat: "much" } }, status: 400 },
    { ...request, body: key, result: { status: "AUTHORIZED" } },
  ],
  [
    "assumed: a key is that of one tenant",
    { ...request, body: key },
    {
      ...request,
      by: "main",
      headers: { "x-tenant-id": "{otherTenantId}" },
      path: { accountId: "{otherAccountId}" },
      body: key,
      result: { id: not("{request.id}") },
      as: "other",
    },
  ],
  [
    "F35: an authorized amount is reserved",
    request,
    { balance: "{accountId}", reserved: "{request.authorizedAmount.crypto}" },
    noMoney,
  ],
  [
    "F144: a settled amount leaves the wallet, once",
    request,
    settlement,
    settle,
    settle,
    { balance: "{accountId}", total: "-{request.authorizedAmount.crypto}" },
    noMoney,
  ],
  [
    "F146: what was settled comes back when it is reversed",
    request,
    settlement,
    settle,
    reversal,
    settle,
    { balance: "{accountId}" },
  ],
  ["F146: what was reserved is free when it is reversed", request, reversal, settle, { balance: "{accountId}" }],
  [
    "F148: a new amount is reserved instead of the old one",
    request,
    { ...update, as: "updated" },
    { balance: "{accountId}", reserved: "{updated.authorizedAmount.crypto}" },
    noMoney,
  ],
  [
    "assumed: of several with the same references the newest is settled",
    { ...request, as: "older" },
    request,
    { ...byReference, result: { id: "{request.id}" } },
    { except: "second", because: "it settles the oldest" },
  ],
  [
    "F167: the case of a key does not matter",
    { ...request, body: key, as: "first" },
    { ...request, body: { idempotencyKey: "0190A000-0000-7000-8000-{run}" }, same: "first" },
    { except: "second", because: "the case of a key is part of the request there" },
  ],
];
