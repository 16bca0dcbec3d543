// Events that no request causes: they begin when a webhook is registered, so that every kind of event occurs.

import { code, nanos } from "./basics.ts";
import { announce } from "./deliveries.ts";
import { deposit } from "./finance/accounts.ts";
import { play } from "./finance/payouts.ts";
import type { Account, ServerWorld, Tenant } from "./model.ts";

const PATHS = [
  ["SENDING", "PROVIDER_PROCESSING", "COMPLETED"],
  ["REJECTED"],
  ["SENDING", "FAILED"],
  ["SENDING", "PROVIDER_PROCESSING", "RETURNED"],
];

const VERDICTS = ["VERIFICATION_PENDING", "VERIFIED", "REJECTED"];

/** The events are those of the last account of each tenant. */
export function traffic(world: ServerWorld, tenant: Tenant): void {
  const busy = tenant.accounts.find((one) => one.externalId === "busy-account");
  const [bank] = busy?.virtualBankAccounts ?? [];
  if (!busy || !bank) return;
  deposit(world, tenant, busy, bank, true);
  deposit(world, tenant, busy, bank, false);
  for (const path of PATHS) {
    const routeId = busy.routes[0]?.id ?? "";
    play(world, tenant, busy, { routeId, asset: "USDC", amount: "1.25", path });
  }
  transferFailed(world, tenant, busy);
  const status = VERDICTS[tenant.played % VERDICTS.length];
  const partyId = tenant.parties[0]?.id;
  if (partyId) announce(world, tenant, "PARTY_VERIFICATION_COMPLETED", { partyId, status, occurredAt: nanos() });
}

/** A transfer that fails on the chain moves no money. */
function transferFailed(world: ServerWorld, tenant: Tenant, busy: Account): void {
  const other = tenant.accounts.find((one) => one !== busy) ?? busy;
  const id = code("trf");
  const what = { asset: "USDC", chain: "BASE", senderAccountId: busy.id, receiverAccountId: other.id };
  busy.transfers.push({ id, ...what, amount: "3.000000", status: "FAILED" });
  announce(world, tenant, "TRANSFER_FAILED", {
    ...what,
    transferId: id,
    reason: "ON_CHAIN_FAILED",
    occurredAt: nanos(),
  });
}
