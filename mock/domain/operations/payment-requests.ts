// Payment requests: authorize, settle, reverse and change them, by ID or by the references of the card payment.

import { cryptoDigits, defaultCurrency, fiatDigits } from "../../assumptions.ts";
import { asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { create } from "../lifecycle/status.ts";
import { bothSidesOf, priceOf } from "../money/offer.ts";
import { addExecution, cryptoOf, keep } from "../money/settlements.ts";
import { invalidRequest } from "../refusals.ts";
import { walletsOf } from "../seed/provision.ts";
import type { DomainResponse } from "../types.ts";
import {
  createdResponse,
  type DomainOperation,
  type DomainOperations,
  missing,
  type OperationCall,
  ok,
} from "./call.ts";

/** The fiat and crypto side of an amount in a request; if the request has both, `crypto` counts. */
function bothSides(call: OperationCall, value: unknown, currency: unknown, name: string): JsonFields {
  const { fiat, crypto } = asObject(value);
  return crypto === undefined
    ? bothSidesOf(String(currency), call.amount(fiat, `${name}.fiat`, fiatDigits), "fiat")
    : bothSidesOf(String(currency), call.amount(crypto, `${name}.crypto`, cryptoDigits), "crypto");
}

function open(call: OperationCall, account: Resource): DomainResponse {
  const { world } = call;
  const { amount, fiatCurrency = defaultCurrency, cardProviderReference } = call.bodyWith("amount");
  const asset = priceOf(String(fiatCurrency))?.asset;
  if (asset === undefined) throw invalidRequest(`The mock has no price for ${fiatCurrency}.`);
  const authorizedAmount = bothSides(call, amount, fiatCurrency, "amount");
  const own = { accountId: account.body["id"], fiatCurrency, authorizedAmount };
  const hidden = { walletId: walletsOf(world, account)[0]?.id, asset };
  const made = call.fresh("paymentRequests", own, { parent: account.id, also: asText(cardProviderReference), hidden });
  keep(world, made, cryptoOf(authorizedAmount));
  return createdResponse(create(world, made, "createPaymentRequest", "paymentRequest").body);
}

/** The amount may differ from the authorized amount, which is the default. */
function settle(call: OperationCall, found: Resource): DomainResponse {
  const { body } = found;
  call.takeOver(found);
  const wanted = call.body["settlementAmount"];
  body["settlementAmount"] =
    wanted === undefined
      ? structuredClone(body["authorizedAmount"])
      : { ...asObject(body["settlementAmount"]), ...bothSides(call, wanted, body["fiatCurrency"], "settlementAmount") };
  call.move(found, "paymentRequest", "settlePaymentRequest");
  return ok(body);
}

/** The held or settled money is back in the wallet when the request is REVERSED. */
function reverse(call: OperationCall, found: Resource): DomainResponse {
  call.takeOver(found);
  call.move(found, "paymentRequest", "reversePaymentRequest");
  return ok(found.body);
}

const updatePaymentRequest: DomainOperation = (call) => {
  const found = byId(call);
  const { body } = found;
  const { authorizedAmount } = call.bodyWith("authorizedAmount");
  const amount = bothSides(call, authorizedAmount, body["fiatCurrency"], "authorizedAmount");
  call.move(found, "paymentRequest");
  call.takeOver(found, "authorizedAmount");
  const raised = cryptoOf(amount) > cryptoOf(body["authorizedAmount"]);
  addExecution(found, raised ? "INCREMENTAL_AUTHORIZATION" : "AUTHORIZATION_ADJUSTMENT");
  body["authorizedAmount"] = amount;
  keep(call.world, found, cryptoOf(amount));
  call.world.store.update(found);
  return ok(body);
};

const byId = (call: OperationCall) => call.named("paymentRequests", "paymentRequestId");

/** The newest request with every reference in the body; which of several counts is not documented. */
function byReference({ world, tenant, body: { cardProviderReference, externalId } }: OperationCall): Resource {
  if (cardProviderReference === undefined && externalId === undefined)
    throw invalidRequest("The body names no payment request: send its references.");
  const also = cardProviderReference === undefined ? undefined : String(cardProviderReference);
  const where = { also, fields: { externalId } };
  const order = { direction: "DESC" } as const;
  const [found] = world.store.select({ tenant, kind: "paymentRequests", where, order, size: 1 });
  if (found === undefined) throw missing("paymentRequests", cardProviderReference ?? externalId);
  return found;
}

export const paymentRequests: DomainOperations = {
  writes: {
    createAccountPaymentRequest: (call) => open(call, call.account()),
    createPaymentRequest: (call) => open(call, call.find("accounts", call.bodyWith("accountId")["accountId"])),
    settlePaymentRequest: (call) => settle(call, byId(call)),
    settlePaymentRequestByReference: (call) => settle(call, byReference(call)),
    reversePaymentRequest: (call) => reverse(call, byId(call)),
    reversePaymentRequestByReference: (call) => reverse(call, byReference(call)),
    updatePaymentRequest,
  },
};
