// Rules of payment requests and of idempotency keys, which they accept.

import { has, not, number, text } from "../match.ts";
import { after, asking, elsewhere, type RuleTable, refused, settle, shows } from "../rule.ts";

const key = { idempotencyKey: "0190a000-0000-7000-8000-{run}" };
const otherKey = { idempotencyKey: "0190a001-0000-7000-8000-{run}" };
const request = { ask: "createAccountPaymentRequest", as: "request" };
const given = { paymentRequestId: "{request.id}" };
const settlement = { ask: "settlePaymentRequest", given };
const settledByReference = { ask: "settlePaymentRequestByReference" };
const reversal = { ask: "reversePaymentRequest", given };
const reversedByReference = { ask: "reversePaymentRequestByReference" };
const update = { ask: "updatePaymentRequest", given };
const amount = (fiat: number) => ({ fiat, crypto: text });
const much = { amount: { fiat: "much" } };
const noReferences = { cardProviderReference: undefined, externalId: undefined };
const conflict = "idempotency-key-conflict";
const executed = (type: string) => ({ executions: has({ executionType: type }) });
const reserved = "{request.authorizedAmount.crypto}";
const noMoney = elsewhere("its payment requests move no money");
const keyed = (step: { ask: string }) => asking(step, key, { as: "first" });
/** Sends a request with a key, and again. */
const repeated = (step: { ask: string }) => [keyed(step), asking(step, key, { same: "first" })];

export const paymentRequests: RuleTable = {
  "F142: a payment request is AUTHORIZED for an amount": shows(request, {
    id: text,
    status: "AUTHORIZED",
    accountId: "{accountId}",
    authorizedAmount: { fiat: 40 },
  }),
  "F143: without it in the path, too": shows("createPaymentRequest", {
    status: "AUTHORIZED",
    accountId: "{accountId}",
  }),
  ...after(request, {
    "F144 F249: settling makes it SETTLING": shows(settlement, {
      id: "{request.id}",
      status: "SETTLING",
      settlementAmount: amount(40),
    }),
    "F250: and leaves an execution SETTLEMENT": shows(settlement, executed("SETTLEMENT")),
    "F145: it can be settled by its references": shows(settledByReference, {
      id: "{request.id}",
      status: "SETTLING",
    }),
    "F145: without a reference nothing is settled": [
      refused(settledByReference, 400, noReferences),
      shows(settlement, { status: "SETTLING" }),
    ],
    "F145: references of nothing settle nothing": refused(settledByReference, 404, { externalId: "order-2" }),
    "F144: it is not settled twice": [settlement, refused(settlement, "4xx")],
    "F146 F249: reversed, it is REVERSING": shows(reversal, {
      status: "REVERSING",
      reversalReason: "Order canceled",
    }),
    "F146: it is not reversed twice": [reversal, refused(reversal, "4xx")],
    "F147: it is reversed by its references": shows(reversedByReference, {
      id: "{request.id}",
      status: "REVERSING",
    }),
    "F146: what is reversed is not settled": [reversal, refused(settlement, "4xx")],
    "F148: a new amount is authorized": shows(update, { authorizedAmount: amount(45) }),
    "assumed: an execution says whether the new amount is higher": [
      shows(update, executed("INCREMENTAL_AUTHORIZATION")),
      elsewhere("it has one execution type for both"),
      shows(update, executed("AUTHORIZATION_ADJUSTMENT"), { authorizedAmount: { fiat: 30 } }),
    ],
    "F148: not when it is settled": [settlement, refused(update, "4xx")],
    "F249: settling for more than there is ends in a shortfall": [
      [asking(settlement, { settlementAmount: { fiat: 900000 } }), settle],
      shows(reversal, { shortfallAmount: { fiat: number, crypto: text } }),
    ],
    "F167: with another operation it conflicts": [
      asking(settlement, { ...key, settlementAmount: undefined }),
      refused(reversal, conflict, { ...key, reversalReason: undefined }),
    ],
    "F167: a settlement is repeated with its key": repeated(settlement),
    "F167: its result stays the original one": [
      [keyed(settlement), settle],
      shows(settlement, { status: "SETTLING" }, key, { same: "first" }),
    ],
    "F167: a reversal is repeated with its key": repeated(reversal),
    "F167: an update is repeated with its key": repeated(update),
    "F167: a settlement by reference is repeated with its key": repeated(settledByReference),
    "F167: a reversal by reference is repeated with its key": repeated(reversedByReference),
    "F35: an authorized amount is reserved": [{ balance: "{accountId}", reserved }, noMoney],
    "F144: a settled amount leaves the wallet, once": [
      [settlement, settle, settle],
      [{ balance: "{accountId}", total: `-${reserved}` }, noMoney],
    ],
    "F146: what was settled comes back when it is reversed": [
      [settlement, settle, reversal, settle],
      { balance: "{accountId}" },
    ],
    "F146: what was reserved is free when it is reversed": [reversal, settle, { balance: "{accountId}" }],
    "F148: a new amount is reserved instead of the old one": [
      { ...update, as: "updated" },
      [{ balance: "{accountId}", reserved: "{updated.authorizedAmount.crypto}" }, noMoney],
    ],
  }),
  "F167: a repeated key returns the original result": repeated(request),
  ...after(asking(request, key), {
    "F167: and authorizes nothing again": [
      shows(request, { id: "{request.id}" }, key),
      shows(request, { id: not("{request.id}") }, otherKey),
    ],
    "F167 F230: with another request body it conflicts": [
      refused(request, conflict, { ...key, amount: { fiat: 41 } }),
    ],
    "F167: it applies across the lifecycle": refused(settlement, conflict, key),
    "F167: with another path it conflicts": refused(request, conflict, { ...key, accountId: "{secondAccountId}" }),
    "assumed: a key is that of one tenant": [
      shows(
        { ask: request.ask, by: "main", headers: { "x-tenant-id": "{otherTenantId}" } },
        { id: not("{request.id}") },
        { ...key, accountId: "{otherAccountId}" },
      ),
    ],
  }),
  "F167: the order of the fields does not matter": [
    keyed(request),
    {
      ask: request.ask,
      raw: `{"externalId":"order-{run}","idempotencyKey":"${key.idempotencyKey}","cardProviderReference":"card-1","amount":{"fiat":40}}`,
      same: "first",
    },
  ],
  "F167: payment requests without an account in the path accept it": repeated({ ask: "createPaymentRequest" }),
  "assumed: a request that is refused does not use up its key": [
    refused(request, 400, { ...key, ...much }),
    shows(request, { status: "AUTHORIZED" }, key),
  ],
  "assumed: of several with the same references the newest is settled": [
    [{ ...request, as: "older" }, request],
    shows(settledByReference, { id: "{request.id}" }),
    elsewhere("it settles the oldest"),
  ],
  "F167: the case of a key does not matter": [
    keyed(request),
    asking(request, { idempotencyKey: "0190A000-0000-7000-8000-{run}" }, { same: "first" }),
    elsewhere("the case of a key is part of the request there"),
  ],
};
