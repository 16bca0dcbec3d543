// The wallets of an account: a pair on its first chain, whose account wallet is the one that is listed.

import { createHash, randomUUID } from "node:crypto";
import { firstChain } from "../../assumed.ts";
import type { Resource } from "../../store/resources.ts";
import { create } from "../lifecycle/status.ts";
import type { World } from "../world.ts";

/** An id that is the same in every run, for what the contract names without showing it. */
export function stableId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** An address in the form of an EVM chain, the same for the same name. */
export function addressOf(name: string): string {
  return `0x${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;
}

/**
 * Gives an account its wallet.
 * @param id Id of the wallet.
 * @returns The wallet, PENDING until its screening ends (transitions.ts).
 */
export function provisionWallet(world: World, account: Resource, id: string = randomUUID()): Resource {
  const now = world.clock.now();
  const body = { id, chain: firstChain, type: "PLATFORM_MANAGED", address: addressOf(`${id} account`), balances: [] };
  const hidden = { walletPairId: stableId(`${id} pair`), escrowAddress: addressOf(`${id} escrow`) };
  return create(
    world,
    { tenant: account.tenant, kind: "wallets", id, parent: account.id, body, hidden, created: now, updated: now },
    "createAccount",
    "walletScreening",
    "walletAllowance",
  );
}
