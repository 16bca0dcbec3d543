// Moves the money of a payout or a transfer to its place in each status, from any other status.

import { asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isReady } from "../lifecycle/conditions.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";
import { amountIn } from "./decimal.ts";
import { outside } from "./ledger.ts";

/** Place of the money of a payout: in the wallet, held in the wallet, or paid out. */
const payoutPlaces: Record<string, "free" | "held" | "out"> = {
  REQUESTED: "held",
  SENDING: "held",
  PROVIDER_PROCESSING: "out",
  COMPLETED: "out",
  // Where the money of a payout goes that fails late or is returned is not documented; here, back to the wallet.
  REJECTED: "free",
  FAILED: "free",
  RETURNED: "free",
};

/**
 * Holds the amount of a payout or a transfer in the source wallet.
 * @returns False if the wallet lacks the amount, or the wallet of a payout is not ready: the send fails later.
 */
export function holdAmount(world: World, { tenant, kind, id, body, hidden }: Resource): boolean {
  const holder = asText(hidden["sourceWalletId"]);
  if (holder === undefined) return false;
  if (kind === "payouts" && !isReady(world.store.find(tenant, "wallets", holder))) return false;
  return world.ledger(tenant).hold(id, { holder, asset: String(body["asset"]), amount: amountIn(body["amount"]) });
}

/**
 * Moves the money of a payout to its place in the new status.
 * @throws Refusal 409 if the wallet is not ready or lacks the amount.
 */
export function placePayout(world: World, payout: Resource, from: string | undefined, to: string): void {
  const { tenant, id, body, hidden } = payout;
  const ledger = world.ledger(tenant);
  const [before, after] = [payoutPlaces[from ?? ""] ?? "free", payoutPlaces[to] ?? "free"];
  const wallet = asText(hidden["sourceWalletId"]);
  if (before === "out" && after === "out") return;
  if (before === "out" && wallet !== undefined) {
    const amount = amountIn(body["amount"]);
    ledger.move({ operation: id, from: outside, to: wallet, asset: String(body["asset"]), amount });
  }
  if (after === "free") {
    ledger.release(id);
    return;
  }
  const isHeld = ledger.held(id) !== undefined || holdAmount(world, payout);
  if (after === "held") return;
  if (!isHeld) throw conflict(`The wallet of payout ${id} is not ready, or does not have the amount.`);
  ledger.capture(id, outside);
}

/**
 * Moves the money of a transfer to its place in the new status; COMPLETED, which is final, gives it to the receiver.
 * @throws Refusal 409 if the sender lacks the amount, or the receiver has no wallet.
 */
export function placeTransfer(world: World, transfer: Resource, to: string): void {
  const { tenant, id, hidden } = transfer;
  const ledger = world.ledger(tenant);
  const destination = asText(hidden["destinationWalletId"]);
  if (to === "COMPLETED") {
    if (destination === undefined) throw conflict(`The receiver of transfer ${id} has no wallet on its chain.`);
    if (ledger.held(id) === undefined && !holdAmount(world, transfer))
      throw conflict(`The sender of transfer ${id} does not have the amount.`);
    ledger.capture(id, destination);
  } else if (to === "PENDING") holdAmount(world, transfer);
  else ledger.release(id);
}
