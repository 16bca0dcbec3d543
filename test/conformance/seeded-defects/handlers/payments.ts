// Payment requests, their idempotency keys, and transfers between accounts.

import type { JsonObject } from "../../../../model/document.ts";
import type { Answer, Call } from "../behaviour.ts";
import { newId } from "../world.ts";
import { done, type Handler, has, refuse } from "./answers.ts";

/** The first call with a key is carried out; the same call again gets its result, another one is refused. */
export function once({ world, body, operation }: Call, work: () => JsonObject, status: number): Answer {
  const key = body["idempotencyKey"];
  const text = JSON.stringify([operation.operationId, body]);
  const known = typeof key === "string" ? world.replies.get(key) : undefined;
  if (known !== undefined) {
    return known.body === text ? done(known.result, status) : refuse(409, "idempotency-key-conflict");
  }
  const result = work();
  if (typeof key === "string") world.replies.set(key, { body: text, result: structuredClone(result) });
  return done(result, status);
}

function createPaymentRequest(call: Call): Answer {
  const { world, body, path } = call;
  const work = () => {
    const { cardProviderReference, externalId, fiatCurrency, amount } = body;
    const made = {
      id: newId(),
      accountId: path["accountId"] ?? body["accountId"],
      authorizedAmount: amount,
      cardProviderReference,
      externalId,
      fiatCurrency,
    };
    const request = JSON.parse(JSON.stringify(made)) as JsonObject;
    world.paymentRequests.push(request);
    return request;
  };
  return once(call, work, 201);
}

function changePaymentRequest(change: (request: JsonObject, body: JsonObject) => void): Handler {
  return (call) => {
    const { world, path, body } = call;
    const byReference = world.paymentRequests.find((row) => row["externalId"] === body["externalId"]);
    const request =
      path["paymentRequestId"] === undefined ? byReference : has(world.paymentRequests, path["paymentRequestId"]);
    if (request === undefined) return refuse(404, "code-not-documented");
    const work = () => {
      change(request, body);
      return request;
    };
    return once(call, work, 200);
  };
}

const settle = changePaymentRequest((request, { settlementAmount }) => {
  Object.assign(request, { status: "SETTLING", ...(settlementAmount !== undefined && { settlementAmount }) });
});

const reverse = changePaymentRequest((request) => {
  request["status"] = "REVERSING";
});

/** The handlers of payments. */
export const payments: Record<string, Handler> = {
  createPaymentRequest,
  createAccountPaymentRequest: createPaymentRequest,
  settlePaymentRequest: settle,
  settlePaymentRequestByReference: settle,
  reversePaymentRequest: reverse,
  reversePaymentRequestByReference: reverse,
  updatePaymentRequest: changePaymentRequest((request, { authorizedAmount }) => {
    if (authorizedAmount !== undefined) request["authorizedAmount"] = authorizedAmount;
  }),
  createPaymentSession: () => refuse(400, "no-suitable-provider"),
  createAccountToAccountTransfer({ world, body }) {
    const { sourceAccountId, destinationAccountId, amount, cryptocurrency } = body;
    const transfer = { id: newId(), sourceAccountId, destinationAccountId, amount, cryptocurrency, status: "PENDING" };
    world.transfers.push(transfer);
    return done(transfer as JsonObject, 201);
  },
};
