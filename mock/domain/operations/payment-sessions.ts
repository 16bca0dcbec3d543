// Pay-in sessions and pay-ins.

import { fiatDigits, largestPage, sessionLifetime } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import type { Resource } from "../../store/resources.ts";
import { newLink } from "../hosted.ts";
import { momentOf } from "../lifecycle/clock.ts";
import { holdersOf, isCleared } from "../lifecycle/conditions.ts";
import { setDueMoves } from "../lifecycle/status.ts";
import { priceOf } from "../money/offer.ts";
import { rejection } from "../refusals.ts";
import { walletsOf } from "../seed/provision.ts";
import { instantOf, type World } from "../world.ts";
import { createdResponse, type DomainOperation, type DomainOperations, readOf } from "./call.ts";

/**
 * `from` is inclusive, `to` exclusive, both on createdAt. By default newest first; `sortOrder` counts only with
 * `sortOn`, and equal values are sorted by ID.
 */
const listPaymentSessions: DomainOperation = (call) => {
  const { status, from, to, sortOn, sortOrder } = call.request.query;
  const [createdFrom, createdBefore] = [from, to].map((time) => (time === undefined ? time : momentOf(String(time))));
  const where = { parent: call.account().id, fields: { status }, createdFrom, createdBefore };
  const direction = sortOn !== undefined && sortOrder === "ASC" ? "ASC" : "DESC";
  const field = String(sortOn ?? "createdAt");
  const orders = [field, "id"].map((property) => ({ property, direction }));
  const order = { field, direction } as const;
  return call.page({ kind: "paymentSessions", where, order }, { sort: { orders } }, largestPage);
};

/** Refused until payment sessions are enabled for the company. */
const createPaymentSession: DomainOperation = (call) => {
  const { world } = call;
  const found = call.account();
  if (!world.settings.paymentSessions)
    throw new Refusal(400, "Payment sessions are not enabled for the company.", { code: "no-suitable-provider" });
  const { inAmount, inCurrency, outCryptocurrency, walletId } = call.bodyWith("inAmount", "inCurrency");
  call.amount(inAmount, "inAmount", fiatDigits);
  checkAccount(world, found);
  const asset = priceOf(String(inCurrency))?.asset;
  if (asset === undefined || (outCryptocurrency ?? asset) !== asset)
    throw rejection("unsupported-asset", "The mock does not convert this currency into this asset.");
  const wallet = walletId === undefined ? walletsOf(world, found)[0] : call.find("wallets", walletId, found);
  const time = world.clock.now();
  const now = instantOf(time);
  const own = {
    accountId: found.id,
    outCryptocurrency: asset,
    walletId: wallet?.id,
    blockchainTxId: null,
    cancellable: true,
    expiresAt: instantOf(time + sessionLifetime),
    createdAt: now,
    updatedAt: now,
  };
  const made = call.fresh("paymentSessions", own, { parent: found.id });
  made.body["paymentUrl"] = newLink("payment");
  call.store(made, "paymentSession");
  setDueMoves(world, made);
  return createdResponse(made.body);
};

/** Whose KYC counts is assumed; see assumptions.ts. */
function checkAccount(world: World, found: Resource): void {
  if (!world.settings.companyActive) throw rejection("company-not-active", "The company is not active.");
  if (found.body["status"] !== "ACTIVE") throw rejection("account-not-active", "The account is not active.");
  const holders = holdersOf(world, found);
  if (holders.length === 0) throw rejection("kyc-required", "The account has no holder who could be verified.");
  if (!holders.every(isCleared)) throw rejection("kyc-required", "The account holder is not verified.");
}

export const paymentSessions: DomainOperations = {
  reads: { listPaymentSessions, getPayIn: readOf("payIns", "payInId") },
  writes: { createPaymentSession },
};
