// Pay-in sessions and pay-ins.

import { sessionLifetime } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import type { JsonObject } from "../../store/json.ts";
import type { Condition, Order, Resource } from "../../store/resources.ts";
import { setDueMoves } from "../lifecycle/expiry.ts";
import { holdersOf, isCleared } from "../lifecycle/party.ts";
import { create } from "../lifecycle/status.ts";
import { newLink } from "../links.ts";
import { momentOf } from "../moment.ts";
import { priceOf } from "../money/prices.ts";
import { rejected } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import { instantOf, type World } from "../world.ts";
import {
  accountOf,
  amountOf,
  belongingTo,
  bodyWith,
  created,
  fresh,
  type Operation,
  type Operations,
  ok,
  page,
  resourceOf,
} from "./common.ts";
import { walletsOf } from "./wallets.ts";

const account = (world: World, request: StateRequest) =>
  accountOf(world, request, request.path["accountId"], world.store.look);

/** `from` is inclusive, `to` exclusive, both on createdAt. */
function filters({ query }: StateRequest): Condition[] {
  const { status, from, to } = query;
  const found: Condition[] = [];
  if (status !== undefined) found.push({ field: "status", equals: String(status) });
  if (from !== undefined) found.push({ createdFrom: ceiling(String(from)) });
  if (to !== undefined) found.push({ createdBefore: ceiling(String(to)) });
  return found;
}

/** The first whole millisecond at or after an instant, which may be finer than the clock. */
function ceiling(instantText: string): number {
  const [, fraction = ""] = /\.(\d+)/.exec(instantText) ?? [];
  return momentOf(instantText) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0);
}

/** Newest first unless asked; `sortOrder` counts only together with `sortOn`, and the id always breaks the tie. */
function sorting({ query }: StateRequest): { order: Order; sort: JsonObject } {
  const property = query["sortOn"] === undefined ? "createdAt" : String(query["sortOn"]);
  const direction = query["sortOn"] !== undefined && query["sortOrder"] === "ASC" ? "ASC" : "DESC";
  const orders = [property, "id"].map((name) => ({ property: name, direction }));
  return { order: { by: property === "updatedAt" ? "updated" : "created", direction }, sort: { orders } };
}

const listPaymentSessions: Operation = (world, request) => {
  const { where = [], ...selection } = belongingTo(account(world, request), "paymentSessions");
  const { order, sort } = sorting(request);
  const wanted = { ...selection, where: [...where, ...filters(request)], order };
  const query = { ...request.query, size: request.query["size"] ?? 100 };
  return page(world, { ...request, query }, wanted, { sort });
};

/** Refused until pay-in sessions are enabled for the company; then the documented conditions apply. */
const createPaymentSession: Operation = (world, request) => {
  const found = account(world, request);
  if (!world.settings.paymentSessions)
    throw new Refusal(400, "Payment sessions are not enabled for the company.", { code: "no-suitable-provider" });
  const input = bodyWith(request, "inAmount", "inCurrency");
  amountOf(input["inAmount"], "inAmount", 2);
  checkAccount(world, found);
  const asset = priceOf(String(input["inCurrency"]))?.asset;
  if (asset === undefined || (input["outCryptocurrency"] ?? asset) !== asset)
    throw rejected("unsupported-asset", "The mock does not convert this currency into this asset.");
  const wallet =
    input["walletId"] === undefined
      ? walletsOf(world, found)[0]
      : resourceOf(world, request, "wallets", input["walletId"], "wallet", found);
  const time = world.clock.now();
  const now = instantOf(time);
  const made = fresh(
    world,
    request,
    "paymentSessions",
    {
      accountId: found.id,
      outCryptocurrency: asset,
      walletId: wallet?.id,
      blockchainTxId: null,
      cancellable: true,
      expiresAt: instantOf(time + sessionLifetime),
      createdAt: now,
      updatedAt: now,
    },
    { parent: found.id },
  );
  made.body["paymentUrl"] = newLink("payment");
  create(world, made, "createPaymentSession", "paymentSession");
  setDueMoves(world, made);
  return created(made.body);
};

/** Whose KYC counts is assumed; see assumed.ts. */
function checkAccount(world: World, found: Resource): void {
  if (!world.settings.companyActive) throw rejected("company-not-active", "The company is not active.");
  if (found.body["status"] !== "ACTIVE") throw rejected("account-not-active", "The account is not active.");
  const holders = holdersOf(world, found);
  if (holders.length === 0) throw rejected("kyc-required", "The account has no holder who could be verified.");
  if (!holders.every((holder) => holder !== undefined && isCleared(holder)))
    throw rejected("kyc-required", "The account holder is not verified.");
}

const getPayIn: Operation = (world, request) => {
  const id = String(request.path["payInId"]);
  const payIn = world.store.find(request.tenantId, "payIns", id);
  if (payIn === undefined) throw new Refusal(404, `There is no pay-in ${id}.`, { code: "pay-in-not-found" });
  return ok(payIn.body);
};

/** Operations on pay-in sessions and pay-ins. */
export const paymentSessions: Operations = {
  reads: { listPaymentSessions, getPayIn },
  writes: { createPaymentSession },
};
