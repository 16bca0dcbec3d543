// The finance service: transfers. Money is held at once, and moves when the transfer completes.

import { code, hash, later, micro, nanos, ok, operationsOf, ServerRefusal, text } from "../basics.ts";
import { announce } from "../deliveries.ts";
import { paged } from "../lists.ts";
import type { Account, SentResponse, ServerRequest, ShownObject } from "../model.ts";
import { invalid } from "../server.ts";
import { account, amountOf, balanceOf, walletWith } from "./common.ts";

const COINS = ["USDC", "EURC", "USDT"];
const CURRENCIES: Record<string, string[]> = { USD: ["USDC", "USDT"], EUR: ["EURC"] };

interface Move {
  from: Account;
  to: Account;
  asset: string;
  chain: string;
  amount: string;
}

/** Creates a transfer that completes, or fails without funds. */
export function move(r: ServerRequest, m: Move): ShownObject {
  const { world, tenant } = r;
  const source = balanceOf(walletWith(m.from, m.asset, m.chain), m.asset);
  const target = balanceOf(walletWith(m.to, m.asset, m.chain), m.asset);
  const amount = micro(m.amount);
  const enough = source !== undefined && target !== undefined && source.total - source.reserved >= amount;
  if (enough) world.rules.hold(source, amount);
  const made: ShownObject = {
    id: code("trf"),
    status: "PENDING",
    senderAccountId: m.from.id,
    receiverAccountId: m.to.id,
    asset: m.asset,
    chain: m.chain,
    amount: m.amount,
  };
  m.from.transfers.push(made);
  if (m.to !== m.from) m.to.transfers.push(made);
  const ids = { transferId: made.id, senderAccountId: m.from.id, receiverAccountId: m.to.id };
  const what = { ...ids, asset: m.asset, chain: m.chain };
  later(world, 4, () => {
    if (enough) {
      world.rules.pay(source, target, amount);
      Object.assign(made, { status: "COMPLETED", transactionHash: hash() });
      announce(world, tenant, "TRANSFER_COMPLETED", {
        ...what,
        occurredAt: nanos(),
        transactionHash: made["transactionHash"],
      });
      return;
    }
    made.status = "FAILED";
    announce(world, tenant, "TRANSFER_FAILED", { reason: "INSUFFICIENT_FUNDS", ...what, occurredAt: nanos() });
  });
  return made;
}

function accountToAccount(r: ServerRequest): SentResponse {
  const { sourceAccountId, destinationAccountId, cryptocurrency, chain } = r.body;
  const amount = amountOf(r);
  if (!COINS.includes(text(cryptocurrency))) throw invalid("finance", "Unknown cryptocurrency.");
  if (chain !== undefined && chain !== "BASE") throw invalid("finance", "chain is BASE.");
  const from = account(r, text(sourceAccountId));
  const to = account(r, text(destinationAccountId));
  const asset = text(cryptocurrency);
  const made = move(r, { from, to, asset, amount, chain: text(chain) || chainOf(from) });
  const ids = { destinationAccountId: to.id, sourceAccountId: from.id, id: made.id };
  return ok({ status: "PENDING", cryptocurrency, amount, ...ids }, 202);
}

const chainOf = (from: Account): string => from.wallets[0]?.chain ?? "BASE";

const pair = ({ body }: ServerRequest, from: Account) => ({
  asset: text(body["asset"]) || "USDC",
  chain: text(body["chain"]) || chainOf(from),
});

function crypto(r: ServerRequest): SentResponse {
  const from = account(r, r.params["senderId"]);
  const to = account(r, text(r.body["receiverAccountId"]));
  return ok(move(r, { from, to, ...pair(r, from), amount: amountOf(r) }), 202);
}

function fiat(r: ServerRequest): SentResponse {
  const from = account(r, r.params["senderId"]);
  const { asset, chain } = r.body;
  if ((asset === undefined) !== (chain === undefined)) {
    throw new ServerRefusal(
      422,
      "chain-and-asset-required-together",
      "Send chain and asset together, or neither.",
    );
  }
  const coins = CURRENCIES[text(r.body["currency"])] ?? [];
  if (asset === undefined && coins.length > 1) {
    throw new ServerRefusal(422, "ambiguous-asset", "The currency has several assets: send chain and asset.");
  }
  if (asset !== undefined && !coins.includes(text(asset))) {
    throw new ServerRefusal(422, "asset-currency-mismatch", "The asset is none of the currency.");
  }
  const to = account(r, text(r.body["receiverAccountId"]));
  const what = asset === undefined ? { asset: coins[0] ?? "EURC", chain: chainOf(from) } : pair(r, from);
  return ok(move(r, { from, to, ...what, amount: amountOf(r) }), 202);
}

export const transfers = operationsOf({
  listTransfers: [
    "GET /v1/accounts/{accountId}/transfers",
    (r) => paged(r, [...account(r).transfers].reverse(), { size: 16, max: 48 }),
  ],
  createCryptoTransfer: ["POST /v1/accounts/{senderId}/transfers/crypto", crypto],
  createFiatTransfer: ["POST /v1/accounts/{senderId}/transfers/fiat", fiat],
  createAccountToAccountTransfer: ["POST /api/v1/account-to-account-transfers", accountToAccount],
});
