// Payment requests: authorised, then settled, reversed or changed, by id or by the references of the card payment.

import { cryptoDigits, defaultCurrency } from "../../assumed.ts";
import { asObject, asText, type JsonObject } from "../../store/json.ts";
import type { Condition, Resource } from "../../store/resources.ts";
import { takeOver } from "../complete.ts";
import { trigger } from "../lifecycle/moves.ts";
import { create } from "../lifecycle/status.ts";
import { amountIn, priceOf } from "../money/prices.ts";
import { addExecution, cryptoOf, keep } from "../money/settlements.ts";
import { invalid, unknown } from "../refusals.ts";
import type { StateRequest, StateResponse } from "../types.ts";
import type { World } from "../world.ts";
import {
  accountOf,
  amountOf,
  bodyWith,
  created,
  fresh,
  type Operation,
  type Operations,
  ok,
  resourceOf,
} from "./common.ts";
import { walletsOf } from "./wallets.ts";

/** Both sides of an amount of which a call gave one; `crypto` counts when it gave both. */
function bothSides(value: unknown, currency: string, name: string): JsonObject {
  const { fiat, crypto } = asObject(value);
  if (crypto !== undefined) return amountIn(currency, amountOf(crypto, `${name}.crypto`, cryptoDigits), "crypto");
  return amountIn(currency, amountOf(fiat, `${name}.fiat`, 2), "fiat");
}

function open(world: World, request: StateRequest, account: Resource): StateResponse {
  const input = bodyWith(request, "amount");
  const currency = String(input["fiatCurrency"] ?? defaultCurrency);
  const asset = priceOf(currency)?.asset;
  if (asset === undefined) throw invalid(`The mock has no price for ${currency}.`);
  const made = fresh(
    world,
    request,
    "paymentRequests",
    {
      accountId: account.body["id"],
      fiatCurrency: currency,
      authorizedAmount: bothSides(input["amount"], currency, "amount"),
    },
    {
      parent: account.id,
      also: asText(input["cardProviderReference"]),
      hidden: { walletId: walletsOf(world, account)[0]?.id, asset },
    },
  );
  keep(world, made, cryptoOf(made.body["authorizedAmount"]));
  return created(create(world, made, "createPaymentRequest", "paymentRequest").body);
}

/** What is settled may differ from what was authorised; without an amount it is all of it. */
function settle(world: World, request: StateRequest, found: Resource): StateResponse {
  const { body } = found;
  takeOver(world, request, found);
  const wanted = asObject(request.body)["settlementAmount"];
  body["settlementAmount"] =
    wanted === undefined
      ? structuredClone(body["authorizedAmount"])
      : {
          ...asObject(body["settlementAmount"]),
          ...bothSides(wanted, String(body["fiatCurrency"]), "settlementAmount"),
        };
  trigger(world, found, "paymentRequest", "settlePaymentRequest", "Payment request");
  return ok(body);
}

/** Gives back what was kept, or what was settled; the money is there when the request is REVERSED. */
function reverse(world: World, request: StateRequest, found: Resource): StateResponse {
  takeOver(world, request, found);
  trigger(world, found, "paymentRequest", "reversePaymentRequest", "Payment request");
  return ok(found.body);
}

const updatePaymentRequest: Operation = (world, request) => {
  const found = byId(world, request);
  const { body } = found;
  const { authorizedAmount } = bodyWith(request, "authorizedAmount");
  const amount = bothSides(authorizedAmount, String(body["fiatCurrency"]), "authorizedAmount");
  trigger(world, found, "paymentRequest", "updatePaymentRequest", "Payment request");
  takeOver(world, request, found, "authorizedAmount");
  const raised = cryptoOf(amount) > cryptoOf(body["authorizedAmount"]);
  addExecution(found, raised ? "INCREMENTAL_AUTHORIZATION" : "AUTHORIZATION_ADJUSTMENT");
  body["authorizedAmount"] = amount;
  keep(world, found, cryptoOf(amount));
  world.store.update(found);
  return ok(body);
};

const byId = (world: World, request: StateRequest) =>
  resourceOf(world, request, "paymentRequests", request.path["paymentRequestId"], "payment request");

/** The newest that has every reference that was sent; which one counts when several do is not shown. */
function byReference(world: World, request: StateRequest): Resource {
  const { cardProviderReference, externalId } = asObject(request.body);
  const where: Condition[] = [];
  if (cardProviderReference !== undefined) where.push({ also: String(cardProviderReference) });
  if (externalId !== undefined) where.push({ field: "externalId", equals: String(externalId) });
  if (where.length === 0) throw invalid("The body names no payment request: send its references.");
  const tenant = request.tenantId;
  const order = { by: "stored", direction: "DESC" } as const;
  const [found] = world.store.select({ tenant, kind: "paymentRequests", where, order, size: 1 });
  if (found === undefined) throw unknown("payment request", String(cardProviderReference ?? externalId));
  return found;
}

/** Operations on payment requests. */
export const paymentRequests: Operations = {
  writes: {
    createAccountPaymentRequest: (world, request) =>
      open(world, request, accountOf(world, request, request.path["accountId"])),
    createPaymentRequest: (world, request) =>
      open(world, request, accountOf(world, request, bodyWith(request, "accountId")["accountId"])),
    settlePaymentRequest: (world, request) => settle(world, request, byId(world, request)),
    settlePaymentRequestByReference: (world, request) => settle(world, request, byReference(world, request)),
    reversePaymentRequest: (world, request) => reverse(world, request, byId(world, request)),
    reversePaymentRequestByReference: (world, request) => reverse(world, request, byReference(world, request)),
    updatePaymentRequest,
  },
};
