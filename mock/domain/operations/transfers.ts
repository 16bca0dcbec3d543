// Transfers between accounts: in crypto, in fiat, and account to account.

import { assetsOfCurrency, cryptoDigits } from "../../assumed.ts";
import { asText, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { create } from "../lifecycle/status.ts";
import { supportedAssets } from "../money/assets.ts";
import { invalid, rejected } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import type { World } from "../world.ts";
import { accountOf, amountOf, bodyWith, created, fresh, type Operation, type Operations, page } from "./common.ts";
import { walletsOf } from "./wallets.ts";

/** What all three operations come down to. */
interface Order {
  sender: Resource;
  receiver: Resource;
  asset: string;
  /** Undefined means the primary chain of the sender. */
  chain: string | undefined;
  /** As the caller wrote it. */
  amount: unknown;
}

/**
 * Stores a transfer, PENDING, and keeps its amount where the sender has it. Whether it goes through shows later:
 * TRANSFER_COMPLETED or TRANSFER_FAILED.
 */
function send(world: World, request: StateRequest, { sender, receiver, asset, chain, amount }: Order): Resource {
  const value = amountOf(amount, "amount", cryptoDigits);
  if (sender.id === receiver.id) throw invalid("The two accounts are the same.");
  const senderWallets = walletsOf(world, sender);
  const on = chain ?? asText(senderWallets[0]?.body["chain"]);
  const source = senderWallets.find(({ body }) => body["chain"] === on);
  const destination = walletsOf(world, receiver).find(({ body }) => body["chain"] === on);
  const made = fresh(
    world,
    request,
    "transfers",
    {
      senderAccountId: sender.body["id"],
      receiverAccountId: receiver.body["id"],
      asset,
      ...(on === undefined ? {} : { chain: on }),
      amount,
    },
    {
      parent: sender.id,
      also: receiver.id,
      hidden: { sourceWalletId: source?.id, destinationWalletId: destination?.id },
    },
  );
  if (source !== undefined) world.ledger(request.tenantId).hold(made.id, { holder: source.id, asset, amount: value });
  return create(world, made, request.operationId, "transfer");
}

const createCryptoTransfer: Operation = (world, request) => {
  const sender = accountOf(world, request, request.path["senderId"]);
  const { receiverAccountId, asset, chain, amount } = bodyWith(request, "receiverAccountId", "asset", "amount");
  const receiver = accountOf(world, request, receiverAccountId);
  const order = { sender, receiver, asset: String(asset), chain: asText(chain), amount };
  return created(send(world, request, order).body);
};

/** The pair a fiat currency is sent as: the one that was asked for, else the only one the currency can stand for. */
function pairOf(world: World, { currency, chain, asset }: JsonObject): { asset: string; chain: string } {
  const known = assetsOfCurrency[String(currency)];
  if (known === undefined || !Object.hasOwn(assetsOfCurrency, String(currency)))
    throw invalid(`The mock knows no asset for ${String(currency)}.`);
  if ((chain === undefined) !== (asset === undefined))
    throw rejected("chain-and-asset-required-together", "Send chain and asset together, or neither.");
  if (asset !== undefined) {
    if (!known.includes(String(asset)))
      throw rejected("asset-currency-mismatch", `${String(asset)} does not stand for ${String(currency)}.`);
    return { asset: String(asset), chain: String(chain) };
  }
  const pairs = supportedAssets(world.contract).filter((pair) => known.includes(String(pair["asset"])));
  if (pairs.length !== 1)
    throw rejected("ambiguous-asset", `${String(currency)} can be several assets; send chain and asset.`);
  return { asset: String(pairs[0]?.["asset"]), chain: String(pairs[0]?.["chain"]) };
}

const createFiatTransfer: Operation = (world, request) => {
  const sender = accountOf(world, request, request.path["senderId"]);
  const input = bodyWith(request, "receiverAccountId", "currency", "amount");
  const receiver = accountOf(world, request, input["receiverAccountId"]);
  const order = { sender, receiver, ...pairOf(world, input), amount: input["amount"] };
  return created(send(world, request, order).body);
};

const createAccountToAccountTransfer: Operation = (world, request) => {
  const input = bodyWith(request);
  const sender = accountOf(world, request, input["sourceAccountId"]);
  const receiver = accountOf(world, request, input["destinationAccountId"]);
  const { cryptocurrency, chain, amount } = input;
  const order = { sender, receiver, asset: String(cryptocurrency), chain: asText(chain), amount };
  const { body } = send(world, request, order);
  return created({
    ...world.contract.project("finance", "AccountToAccountTransfer", body),
    sourceAccountId: sender.body["id"],
    destinationAccountId: receiver.body["id"],
    cryptocurrency,
  });
};

/** Sent and received ones, account-to-account transfers among them; which of them the list holds is not shown. */
const listTransfers: Operation = (world, request) => {
  const { tenant, id } = accountOf(world, request, request.path["accountId"]);
  const where = [{ parentOrAlso: id }];
  return page(world, request, { tenant, kind: "transfers", where });
};

/** Operations on transfers. */
export const transfers: Operations = {
  reads: { listTransfers },
  writes: { createCryptoTransfer, createFiatTransfer, createAccountToAccountTransfer },
};
