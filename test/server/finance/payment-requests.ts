// The finance service: payment requests. They move no wallet's money here.

import {
  code,
  copy,
  later,
  MOST,
  now,
  object,
  ok,
  operationsOf,
  resourceOf,
  ServerRefusal,
  text,
} from "../basics.ts";
import type { JsonRecord, SentResponse, ServerRequest, ShownObject } from "../model.ts";
import { invalid } from "../server.ts";
import { account, once, required, texts } from "./common.ts";

/** Crypto for one unit of fiat. */
const RATE = 1.08;

function amount(value: unknown): { fiat: number; crypto: string } {
  const given = object(value);
  const fiat = given["fiat"];
  if (typeof fiat !== "number" || !(fiat >= 0 && fiat <= MOST)) throw invalid("finance", "fiat is not an amount.");
  return { crypto: text(given["crypto"]) || (fiat * RATE).toFixed(6), fiat };
}

function create(r: ServerRequest, owner: { id: string }): SentResponse {
  texts(r, ["cardProviderReference", "externalId", "fiatCurrency"]);
  const made: ShownObject = {
    id: code("preq").toUpperCase(),
    status: "AUTHORIZED",
    accountId: owner.id,
    authorizedAmount: amount(r.body["amount"] ?? { fiat: 25 }),
    fiatCurrency: text(r.body["fiatCurrency"]) || "EUR",
    executions: [],
    createdAt: now(),
  };
  copy(r.body, made, ["cardProviderReference", "externalId"]);
  r.tenant.paymentRequests.push(made);
  return ok(made, 201);
}

const byId = ({ tenant, params }: ServerRequest): ShownObject =>
  resourceOf(tenant.paymentRequests, params["paymentRequestId"], "payment-request-unknown");

function byReference(r: ServerRequest): ShownObject {
  const [reference, externalId] = [required(r, "cardProviderReference"), required(r, "externalId")];
  const found = r.tenant.paymentRequests.find(
    (one) => one["cardProviderReference"] === reference && one["externalId"] === externalId,
  );
  if (!found) throw new ServerRefusal(404, "payment-request-unknown", "No such payment request.");
  return found;
}

const executed = (request: ShownObject, executionType: string): void => {
  (request["executions"] as JsonRecord[]).push({ executionType, at: now() });
};

function settle(r: ServerRequest, request: ShownObject): SentResponse {
  if (request.status !== "AUTHORIZED")
    throw new ServerRefusal(409, "payment-request-closed", "It was settled or reversed.");
  const authorized = request["authorizedAmount"] as { fiat: number; crypto: string };
  const asked = amount(r.body["settlementAmount"] ?? authorized);
  const short = Math.round((asked.fiat - authorized.fiat) * 100) / 100;
  request["settlementAmount"] = asked;
  request["settledAmount"] = short > 0 ? authorized : asked;
  if (short > 0) request["shortfallAmount"] = { crypto: (short * RATE).toFixed(6), fiat: short };
  request["settledAt"] = now();
  request.status = "SETTLING";
  executed(request, "SETTLEMENT");
  later(r.world, 5, () => {
    request.status = short > 0 ? "SETTLED_WITH_SHORTFALL" : "SETTLED";
  });
  return ok(request, 200);
}

function reverse(r: ServerRequest, request: ShownObject): SentResponse {
  texts(r, ["reversalReason", "reversalDescription"]);
  if (request["reversedAt"]) throw new ServerRefusal(409, "payment-request-closed", "It was reversed.");
  copy(r.body, request, ["reversalReason", "reversalDescription"]);
  request["reversedAt"] = now();
  request.status = "REVERSING";
  executed(request, "REVERSAL");
  return ok(request, 200);
}

function update(r: ServerRequest): SentResponse {
  const request = byId(r);
  if (request.status !== "AUTHORIZED")
    throw new ServerRefusal(409, "payment-request-closed", "It was settled or reversed.");
  request["authorizedAmount"] = amount(r.body["authorizedAmount"]);
  executed(request, "AUTHORIZATION_ADJUSTMENT");
  return ok(request, 200);
}

const REQUESTS = "/v1/payment-requests";
const ONE = `${REQUESTS}/{paymentRequestId}`;

export const paymentRequests = operationsOf({
  createAccountPaymentRequest: [
    "POST /v1/accounts/{accountId}/payment-requests",
    once((r) => create(r, account(r))),
  ],
  createPaymentRequest: [
    `POST ${REQUESTS}`,
    once((r) => create(r, account(r, text(r.body["accountId"]) || r.tenant.accounts[0]?.id))),
  ],
  settlePaymentRequestByReference: [`POST ${REQUESTS}/settlements`, once((r) => settle(r, byReference(r)))],
  reversePaymentRequestByReference: [`POST ${REQUESTS}/reversals`, once((r) => reverse(r, byReference(r)))],
  updatePaymentRequest: [`PATCH ${ONE}`, once(update)],
  settlePaymentRequest: [`POST ${ONE}/settlements`, once((r) => settle(r, byId(r)))],
  reversePaymentRequest: [`POST ${ONE}/reversal`, once((r) => reverse(r, byId(r)))],
});
