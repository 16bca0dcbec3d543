// The money of a payment request: reserved, settled in full or in part, and given back.

import { cryptoDigits, shortfallShare } from "../../assumptions.ts";
import { asArray, asObject, asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isReady } from "../lifecycle/conditions.ts";
import { conflict } from "../refusals.ts";
import { currentInstant, type World } from "../world.ts";
import { type Amount, amountIn, multiply } from "./decimal.ts";
import { outside } from "./ledger.ts";
import { bothSidesOf } from "./offer.ts";

/** The crypto side of an amount of a payment request. */
export function cryptoOf(sides: unknown): Amount {
  return amountIn(asObject(sides)["crypto"]);
}

/** Notes executions of a payment request. */
export function addExecution({ body }: Resource, ...types: string[]): void {
  const added = types.map((executionType) => ({ executionType }));
  body["executions"] = [...asArray(body["executions"]), ...added];
}

/**
 * Holds an amount for a payment request, or as much as the wallet has. Nothing is held in a wallet that is not ready.
 * The rest is the shortfall of the settlement.
 * @param wanted The whole amount, which replaces the previous hold.
 */
export function keep(world: World, { tenant, id, hidden }: Resource, wanted: Amount): void {
  const holder = asText(hidden["walletId"]);
  if (holder === undefined) return;
  const asset = String(hidden["asset"]);
  const ledger = world.ledger(tenant);
  const isUsable = isReady(world.store.find(tenant, "wallets", holder));
  const there = isUsable ? ledger.available(holder, asset) + (ledger.held(id)?.amount ?? 0n) : 0n;
  ledger.hold(id, { holder, asset, amount: wanted < there ? wanted : there });
}

/** Gives back the settled amount, if any, and returns it. */
function giveBack(world: World, request: Resource): Amount {
  const { tenant, id, hidden } = request;
  const paid = amountIn(hidden["paid"]);
  const to = asText(hidden["walletId"]);
  if (paid > 0n && to !== undefined)
    world.ledger(tenant).move({ operation: id, from: outside, to, asset: String(hidden["asset"]), amount: paid });
  hidden["paid"] = "0";
  return paid;
}

const settledFields = ["settledAmount", "shortfallAmount", "settledAt"];
const reversedFields = ["reversedAt", "reversalReason", "reversalDescription"];

function forget({ body }: Resource, fields: string[]): void {
  for (const field of fields) delete body[field];
}

/** Undoes settlement and reversal, and holds the authorized amount. */
export function authorize(world: World, request: Resource, from: string | undefined): void {
  if (from === "AUTHORIZED") return;
  giveBack(world, request);
  forget(request, [...settledFields, ...reversedFields, "settlementAmount"]);
  keep(world, request, cryptoOf(request.body["authorizedAmount"]));
}

/** Holds the amount of a settlement; by default the authorized amount. */
export function startSettlement(world: World, request: Resource): void {
  const { body } = request;
  giveBack(world, request);
  forget(request, [...settledFields, ...reversedFields]);
  const authorized = body["authorizedAmount"];
  body["settlementAmount"] ??= structuredClone(authorized);
  const amount = cryptoOf(body["settlementAmount"]);
  keep(world, request, amount);
  addExecution(request, "SETTLEMENT", ...(amount > cryptoOf(authorized) ? ["SETTLEMENT_OVERAGE"] : []));
}

/**
 * Pays the held amount to the merchant; the rest of the settlement is its shortfall.
 * @param from The previous status; a settlement that was not started is started first.
 * @param inFull Whether the whole amount must be held. If false, a shortfall is needed: the mock pays only a part.
 * @throws Refusal 409 if the whole amount must be held and is not.
 */
export function settle(world: World, request: Resource, from: string | undefined, inFull: boolean): void {
  const { tenant, id, body, hidden } = request;
  if (from !== "SETTLING") startSettlement(world, request);
  body["settlementAmount"] ??= structuredClone(body["authorizedAmount"]);
  const ledger = world.ledger(tenant);
  const currency = String(body["fiatCurrency"]);
  const wanted = cryptoOf(body["settlementAmount"]);
  if (inFull && (ledger.held(id)?.amount ?? 0n) < wanted)
    throw conflict(`The wallet does not have all of payment request ${id}; it can be SETTLED_WITH_SHORTFALL.`);
  if (!inFull && (ledger.held(id)?.amount ?? 0n) >= wanted)
    keep(world, request, multiply(wanted, amountIn(shortfallShare), cryptoDigits));
  const settled = ledger.held(id)?.amount ?? 0n;
  ledger.capture(id, outside);
  hidden["paid"] = bothSidesOf(currency, settled, "crypto")["crypto"];
  body["settledAmount"] =
    settled === wanted ? structuredClone(body["settlementAmount"]) : bothSidesOf(currency, settled, "crypto");
  delete body["shortfallAmount"];
  if (settled < wanted) body["shortfallAmount"] = bothSidesOf(currency, wanted - settled, "crypto");
  body["settledAt"] = currentInstant(world);
}

/** Ends the hold, and gives back the settled amount. */
export function reverse(world: World, request: Resource): void {
  const { tenant, id, body } = request;
  world.ledger(tenant).release(id);
  addExecution(request, giveBack(world, request) > 0n ? "REFUND" : "REVERSAL");
  body["reversedAt"] = currentInstant(world);
}
