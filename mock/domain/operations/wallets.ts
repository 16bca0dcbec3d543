// Wallets with their balances, and the assets an account can use.

import type { Resource } from "../../store/resources.ts";
import { isReady } from "../lifecycle/conditions.ts";
import { statusOf } from "../lifecycle/status.ts";
import { supportedAssets } from "../money/offer.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";
import { type DomainOperation, type DomainOperations, listOf, ok } from "./call.ts";

/** The wallets of an account, to be read only, first made first; the first is on the account's primary chain. */
export function walletsOf({ store }: World, { tenant, id }: Resource): Resource[] {
  return store.look.select({ tenant, kind: "wallets", where: [{ parent: id }] });
}

/** For self-custody contract wallets, after their on-chain approve; the response for another wallet is not shown. */
const verifyWalletAllowance: DomainOperation = (call) => {
  const wallet = call.named("wallets", "walletId", call.account());
  if (wallet.body["type"] !== "SELF_CUSTODY") throw conflict(`Wallet ${wallet.id} needs no allowance of its owner.`);
  call.move(wallet, "walletAllowance", "Wallet");
  return ok({ status: statusOf(wallet, "walletAllowance") });
};

/** What pulling an asset from an account's wallet needs; the meaning of the words is ours (AssetPermitStatus). */
function permitStatus(wallet: Resource | undefined): string {
  if (wallet === undefined) return "NO_WALLET";
  if (!isReady(wallet)) return "PENDING";
  if (wallet.body["type"] !== "SELF_CUSTODY") return "READY";
  const allowance = statusOf(wallet, "walletAllowance");
  if (allowance === "ACTIVE") return "READY";
  return allowance === "VERIFYING_ALLOWANCE" ? "PENDING" : "ACTION_REQUIRED";
}

const listAccountSupportedAssets: DomainOperation = (call) => {
  const wallets = walletsOf(call.world, call.account());
  const walletOn = (chain: unknown) => wallets.find(({ body }) => body["chain"] === chain);
  const pairs = supportedAssets(call.world.contract);
  return ok(pairs.map((pair) => ({ ...pair, permitStatus: permitStatus(walletOn(pair["chain"])) })));
};

/** Operations on wallets and assets. */
export const wallets: DomainOperations = {
  reads: {
    listWallets: listOf("wallets", "account"),
    listSupportedAssets: ({ world }) => ok(supportedAssets(world.contract)),
    listAccountSupportedAssets,
  },
  writes: { verifyWalletAllowance },
};
