// Where the money of a payout or a transfer is in each status, and how it gets there from any other.

import { asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isReady } from "../lifecycle/conditions.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";
import { amountIn } from "./decimal.ts";
import { outside } from "./ledger.ts";

/** Where the money of a payout is: in the wallet, in the wallet and held, or paid out of it. */
const payoutPlaces: Record<string, "free" | "held" | "out"> = {
  REQUESTED: "held",
  SENDING: "held",
  PROVIDER_PROCESSING: "out",
  COMPLETED: "out",
  // Where the money of a payout that failed late or was returned ends up is not shown; here it is back in the wallet.
  REJECTED: "free",
  FAILED: "free",
  RETURNED: "free",
};

/**
 * Keeps the amount of a payout or a transfer in the wallet that it leaves, if that has it.
 * @returns Whether it is kept: also not where a payout's wallet is not ready, so that its send fails.
 */
export function holdAmount(world: World, { tenant, kind, id, body, hidden }: Resource): boolean {
  const holder = asText(hidden["sourceWalletId"]);
  if (holder === undefined) return false;
  if (kind === "payouts" && !isReady(world.store.find(tenant, "wallets", holder))) return false;
  return world.ledger(tenant).hold(id, { holder, asset: String(body["asset"]), amount: amountIn(body["amount"]) });
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
  if (!isHeld) throw conflict(`The wallet of payout ${id} is not ready, or does not have its amount.`);
  ledger.capture(id, outside);
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
    if (ledger.held(id) === undefined && !holdAmount(world, transfer))
      throw conflict(`The sender of transfer ${id} does not have its amount.`);
    ledger.capture(id, destination);
  } else if (to === "PENDING") holdAmount(world, transfer);
  else ledger.release(id);
}
