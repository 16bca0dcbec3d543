// Pay-ins: a fiat credit becomes crypto in a wallet.

import { cryptoDigits, fiatDigits, payInShare } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import type { Resource } from "../../store/resources.ts";
import { create, newResource } from "../lifecycle/status.ts";
import { conflict } from "../refusals.ts";
import { currencyOf, stableId, walletsOf } from "../seed/provision.ts";
import type { BankCredit } from "../types.ts";
import { currentInstant, type World } from "../world.ts";
import { amountIn, formatDecimal, isAmount, multiply, readAmount } from "./decimal.ts";
import { outside } from "./ledger.ts";
import { priceOf } from "./offer.ts";

export interface Payment {
  accountId: string;
  walletId: string;
  /** Absent for a payment session: then it is the account's first virtual bank account, which is assumed. */
  virtualBankAccountId?: string;
  currency: string;
  /** Exact decimal. */
  amount: string;
}

/**
 * Accepts a bank credit on a virtual bank account: it starts a pay-in into the first wallet of the account.
 * @returns ID of the pay-in.
 * @throws Refusal 404 for an unknown account; Error in one line if it is not active, or the amount is invalid.
 */
export function takeCredit(world: World, tenant: string, credit: BankCredit): string {
  const { virtualBankAccountId, currency, amount } = credit;
  const account = world.store.find(tenant, "virtualBankAccounts", virtualBankAccountId);
  const accountId = account?.parent;
  if (accountId === undefined) throw new Refusal(404, `there is no virtual bank account ${virtualBankAccountId}`);
  const { status } = account?.body ?? {};
  if (status !== "ACTIVE") {
    const remedy =
      status === "PENDING" ? "; advance the clock until it is ACTIVE" : "; only ACTIVE accounts accept money";
    throw new Error(`the virtual bank account ${virtualBankAccountId} is ${status}${remedy}`);
  }
  const accepted = currencyOf(account?.body["bankAccountType"]);
  if (accepted !== undefined && accepted !== currency)
    throw new Error(`a credit in ${currency} cannot arrive on a ${accepted} account`);
  const [wallet] = walletsOf(world, { tenant, id: accountId });
  if (wallet === undefined) throw new Error(`the account of ${virtualBankAccountId} has no wallet`);
  return startPayIn(world, tenant, { accountId, walletId: wallet.id, virtualBankAccountId, currency, amount });
}

/** Starts a pay-in, and returns its ID. @throws Error for an invalid amount or currency. */
export function startPayIn(world: World, tenant: string, payment: Payment): string {
  const { accountId, walletId, virtualBankAccountId, currency } = payment;
  const fiat = readAmount(payment.amount);
  const price = priceOf(currency);
  if (!isAmount(fiat, fiatDigits))
    throw new Error(`${payment.amount} is not an amount above 0 with at most ${fiatDigits} fraction digits`);
  if (price === undefined) throw new Error(`the mock has no price for the currency ${currency}`);
  const now = currentInstant(world);
  const payIn = newResource(
    world,
    tenant,
    "payIns",
    {
      accountId,
      virtualBankAccountId: virtualBankAccountId ?? receivingAccount(world, tenant, accountId),
      accountWalletId: walletId,
      chain: world.store.find(tenant, "wallets", walletId)?.body["chain"],
      cryptoAsset: price.asset,
      fiatCurrency: currency,
      grossFiatAmount: formatDecimal(fiat, fiatDigits),
      grossCryptoAmount: formatDecimal(multiply(fiat, price.rate, cryptoDigits), cryptoDigits),
      createdAt: now,
      updatedAt: now,
    },
    { parent: accountId },
  );
  return create(world, payIn, "payment", "payIn").id;
}

/** The part of a pay-in that reaches the wallet. Its field is absent until the pay-in is SETTLED. */
export function netOf({ body }: Resource): string {
  const rate = priceOf(String(body["fiatCurrency"]))?.rate ?? amountIn("1");
  const gross =
    readAmount(body["grossCryptoAmount"]) ?? multiply(amountIn(body["grossFiatAmount"]), rate, cryptoDigits);
  return formatDecimal(multiply(gross, amountIn(payInShare), cryptoDigits), cryptoDigits);
}

/** Wallet, asset and amount that a pay-in credits. */
function creditOf({ body }: Resource) {
  const amount = amountIn(body["netCryptoAmount"]);
  return { wallet: String(body["accountWalletId"]).toLowerCase(), asset: String(body["cryptoAsset"]), amount };
}

/** Credits a pay-in to its wallet. */
export function creditPayIn(world: World, payIn: Resource): void {
  const { wallet, asset, amount } = creditOf(payIn);
  world.ledger(payIn.tenant).move({ operation: payIn.id, from: outside, to: wallet, asset, amount });
}

/** Takes back the credit of a pay-in, for an operation. @throws Refusal 409 if the wallet lacks the amount. */
export function takeBack(world: World, payIn: Resource, operation: string): void {
  const { wallet, asset, amount } = creditOf(payIn);
  const ledger = world.ledger(payIn.tenant);
  if (ledger.available(wallet, asset) < amount)
    throw conflict(`The wallet does not have the amount that pay-in ${payIn.id} credited.`);
  ledger.move({ operation, from: wallet, to: outside, asset, amount });
}

/** ID of the account's first virtual bank account; without one, a stable ID that no resource has. */
function receivingAccount(world: World, tenant: string, accountId: string): string {
  const where = { parent: accountId };
  const [first] = world.store.select({ tenant, kind: "virtualBankAccounts", where, size: 1 });
  return first?.id ?? stableId(`${accountId} payment sessions`);
}
