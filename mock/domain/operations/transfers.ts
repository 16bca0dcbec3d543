// Transfers between accounts: in crypto, in fiat, and account to account.

import { assetsOfCurrency, cryptoDigits } from "../../assumptions.ts";
import { asText, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { holdAmount } from "../money/flows.ts";
import { supportedAssets } from "../money/offer.ts";
import { invalidRequest, rejection } from "../refusals.ts";
import { walletsOf } from "../seed/provision.ts";
import type { World } from "../world.ts";
import { createdResponse, type DomainOperation, type DomainOperations, type OperationCall } from "./call.ts";

/** A transfer of any of the three operations. */
interface Order {
  sender: Resource;
  receiver: Resource;
  asset: string;
  /** By default the primary chain of the sender. */
  chain: string | undefined;
}

/**
 * Stores a PENDING transfer, and holds its amount if the sender has it. TRANSFER_COMPLETED or TRANSFER_FAILED follows.
 */
function send(call: OperationCall, { sender, receiver, asset, chain }: Order): JsonFields {
  const { world } = call;
  const { amount } = call.body;
  call.amount(amount, "amount", cryptoDigits);
  if (sender.id === receiver.id) throw invalidRequest("The two accounts are the same.");
  const senderWallets = walletsOf(world, sender);
  const on = chain ?? asText(senderWallets[0]?.body["chain"]);
  const [source, destination] = [senderWallets, walletsOf(world, receiver)].map((wallets) =>
    wallets.find(({ body }) => body["chain"] === on),
  );
  const [senderAccountId, receiverAccountId] = [sender.body["id"], receiver.body["id"]];
  const own = { senderAccountId, receiverAccountId, asset, ...(on !== undefined && { chain: on }), amount };
  const hidden = { sourceWalletId: source?.id, destinationWalletId: destination?.id };
  const made = call.fresh("transfers", own, { parent: sender.id, also: receiver.id, hidden });
  holdAmount(world, made);
  return call.store(made, "transfer");
}

const createCryptoTransfer: DomainOperation = (call) => {
  const sender = call.named("accounts", "senderId");
  const { receiverAccountId, asset, chain } = call.bodyWith("receiverAccountId", "asset", "amount");
  const receiver = call.find("accounts", receiverAccountId);
  return createdResponse(send(call, { sender, receiver, asset: String(asset), chain: asText(chain) }));
};

/** The pair for a fiat currency: the one in the body, else the only one that the currency can stand for. */
function pairOf(world: World, { currency, chain, asset }: JsonFields): { asset: string; chain: string } {
  const known = assetsOfCurrency[String(currency)];
  if (known === undefined || !Object.hasOwn(assetsOfCurrency, String(currency)))
    throw invalidRequest(`The mock knows no asset for ${currency}.`);
  if ((chain === undefined) !== (asset === undefined))
    throw rejection("chain-and-asset-required-together", "Send chain and asset together, or neither.");
  if (asset !== undefined) {
    if (!known.includes(String(asset)))
      throw rejection("asset-currency-mismatch", `${asset} does not stand for ${currency}.`);
    return { asset: String(asset), chain: String(chain) };
  }
  const pairs = supportedAssets(world.contract).filter((pair) => known.includes(String(pair["asset"])));
  if (pairs.length !== 1)
    throw rejection("ambiguous-asset", `${currency} can be several assets; send chain and asset.`);
  return { asset: String(pairs[0]?.["asset"]), chain: String(pairs[0]?.["chain"]) };
}

const createFiatTransfer: DomainOperation = (call) => {
  const sender = call.named("accounts", "senderId");
  const { receiverAccountId } = call.bodyWith("receiverAccountId", "currency", "amount");
  const receiver = call.find("accounts", receiverAccountId);
  return createdResponse(send(call, { sender, receiver, ...pairOf(call.world, call.body) }));
};

const createAccountToAccountTransfer: DomainOperation = (call) => {
  const { sourceAccountId, destinationAccountId, cryptocurrency, chain } = call.body;
  const sender = call.find("accounts", sourceAccountId);
  const receiver = call.find("accounts", destinationAccountId);
  const body = send(call, { sender, receiver, asset: String(cryptocurrency), chain: asText(chain) });
  return createdResponse({
    ...call.world.contract.project("finance", "AccountToAccountTransfer", body),
    sourceAccountId: sender.body["id"],
    destinationAccountId: receiver.body["id"],
    cryptocurrency,
  });
};

export const transfers: DomainOperations = {
  reads: {
    /** Sent and received transfers, also account to account. Which transfers belong in the list is not documented. */
    listTransfers: (call) => call.page({ kind: "transfers", where: { parentOrAlso: call.account().id } }),
  },
  writes: { createCryptoTransfer, createFiatTransfer, createAccountToAccountTransfer },
};
