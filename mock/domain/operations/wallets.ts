// Wallets with their balances, and the assets an account can use.

import type { Resource } from "../../store/resources.ts";
import { trigger } from "../lifecycle/moves.ts";
import { isReady } from "../lifecycle/ready.ts";
import { statusOf } from "../lifecycle/status.ts";
import { supportedAssets } from "../money/assets.ts";
import { conflict } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import type { World } from "../world.ts";
import { accountOf, belongingTo, type Operation, type Operations, ok, page, resourceOf } from "./common.ts";

const account = (world: World, request: StateRequest) => accountOf(world, request, request.path["accountId"]);

/** The wallets of an account, to be read only, first made first; the first is on the account's primary chain. */
export function walletsOf(world: World, found: Resource): Resource[] {
  return world.store.look.select(belongingTo(found, "wallets"));
}

/** For self-custody contract wallets, after their on-chain approve; the response for another wallet is not shown. */
const verifyWalletAllowance: Operation = (world, request) => {
  const wallet = resourceOf(world, request, "wallets", request.path["walletId"], "wallet", account(world, request));
  if (wallet.body["type"] !== "SELF_CUSTODY") throw conflict(`Wallet ${wallet.id} needs no allowance of its owner.`);
  trigger(world, wallet, "walletAllowance", "verifyWalletAllowance", "Wallet");
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

const listAccountSupportedAssets: Operation = (world, request) => {
  const wallets = walletsOf(world, account(world, request));
  const walletOn = (chain: unknown) => wallets.find((wallet) => wallet.body["chain"] === chain);
  return ok(
    supportedAssets(world.contract).map((pair) => ({ ...pair, permitStatus: permitStatus(walletOn(pair["chain"])) })),
  );
};

/** Operations on wallets and assets. */
export const wallets: Operations = {
  reads: {
    listWallets: (world, request) => page(world, request, belongingTo(account(world, request), "wallets")),
    listSupportedAssets: (world) => ok(supportedAssets(world.contract)),
    listAccountSupportedAssets,
  },
  writes: { verifyWalletAllowance },
};
