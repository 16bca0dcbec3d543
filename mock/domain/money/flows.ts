// Where the money of a payout, a transfer or a pay-in is in each status, and how it gets there from any other.

import { asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isReady } from "../lifecycle/conditions.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";
import { type Amount, parseDecimal } from "./decimal.ts";
import { outside } from "./ledger.ts";

/** Where the money of a payout is: in the wallet, in the wallet and held, or paid out of it. */
type Place = "free" | "held" | "out";

const payoutPlaces: Record<string, Place> = {
  REQUESTED: "held",
  SENDING: "held",
  PROVIDER_PROCESSING: "out",
  COMPLETED: "out",
  // Where the money of a payout that failed late or was returned ends up is not shown; here it is back in the wallet.
  REJECTED: "free",
  FAILED: "free",
  RETURNED: "free",
};

/** What a resource says its amount is. */
function amountOf({ body }: Resource, field = "amount"): Amount {
  return parseDecimal(String(body[field] ?? "0")) ?? 0n;
}

/** Keeps the amount of a payout, when its wallet is ready and has it; the send fails otherwise. */
export function holdPayout(world: World, payout: Resource): boolean {
  const { tenant, id, body, hidden } = payout;
  const holder = asText(hidden["sourceWalletId"]);
  if (holder === undefined || !isReady(world.store.find(tenant, "wallets", holder))) return false;
  return world.ledger(tenant).hold(id, { holder, asset: String(body["asset"]), amount: amountOf(payout) });
}

/**
 * Brings the money of a payout to where it is in its new status.
 * @throws Refusal 409 when its wallet does not have what has to leave it.
 */
export function placePayout(world: World, payout: Resource, from: string | undefined, to: string): void {
  const { tenant, id, body, hidden } = payout;
  const ledger = world.ledger(tenant);
  const [before, after] = [payoutPlaces[from ?? ""] ?? "free", payoutPlaces[to] ?? "free"];
  const wallet = asText(hidden["sourceWalletId"]);
  if (before === "out" && after === "out") return;
  if (before === "out" && wallet !== undefined)
    ledger.move({ operation: id, from: outside, to: wallet, asset: String(body["asset"]), amount: amountOf(payout) });
  if (after === "free") {
    ledger.release(id);
    return;
  }
  const isHeld = ledger.held(id) !== undefined || holdPayout(world, payout);
  if (after === "held") return;
  if (!isHeld) throw conflict(`The wallet of payout ${id} is not ready, or does not have its amount.`);
  ledger.capture(id, outside);
}

/** Keeps the amount of a transfer, if the sender's wallet has it. */
export function holdTransfer(world: World, transfer: Resource): boolean {
  const { tenant, id, body, hidden } = transfer;
  const holder = asText(hidden["sourceWalletId"]);
  if (holder === undefined) return false;
  return world.ledger(tenant).hold(id, { holder, asset: String(body["asset"]), amount: amountOf(transfer) });
}

/**
 * Brings the money of a transfer to where it is in its new status: with the receiver once it is COMPLETED, for good.
 * @throws Refusal 409 when the sender does not have what has to leave its wallet.
 */
export function placeTransfer(world: World, transfer: Resource, to: string): void {
  const { tenant, id, hidden } = transfer;
  const ledger = world.ledger(tenant);
  const destination = asText(hidden["destinationWalletId"]);
  if (to === "COMPLETED") {
    if (destination === undefined) throw conflict(`The receiver of transfer ${id} has no wallet on its chain.`);
    if (ledger.held(id) === undefined && !holdTransfer(world, transfer))
      throw conflict(`The sender of transfer ${id} does not have its amount.`);
    ledger.capture(id, destination);
  } else if (to === "PENDING") holdTransfer(world, transfer);
  else ledger.release(id);
}

/** Credits a pay-in to its wallet. */
export function creditPayIn(world: World, payIn: Resource): void {
  const { tenant, id, body } = payIn;
  const to = String(body["accountWalletId"]).toLowerCase();
  const amount = amountOf(payIn, "netCryptoAmount");
  world.ledger(tenant).move({ operation: id, from: outside, to, asset: String(body["cryptoAsset"]), amount });
}

/**
 * Takes back what a pay-in was credited.
 * @param operation Id of what takes it back.
 * @throws Refusal 409 when the wallet no longer has it.
 */
export function takeBack(world: World, payIn: Resource, operation = payIn.id): void {
  const { tenant, id, body } = payIn;
  const [from, asset] = [String(body["accountWalletId"]).toLowerCase(), String(body["cryptoAsset"])];
  const amount = amountOf(payIn, "netCryptoAmount");
  const ledger = world.ledger(tenant);
  if (ledger.available(from, asset) < amount) throw conflict(`The wallet no longer has what pay-in ${id} credited.`);
  ledger.move({ operation, from, to: outside, asset, amount });
}
