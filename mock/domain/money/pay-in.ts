// A fiat credit on its way into a wallet.

import { cryptoDigits, fiatDigits, payInShare } from "../../assumed.ts";
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

/** What was paid, and where it goes. */
export interface Payment {
  accountId: string;
  walletId: string;
  /** Absent for a payment session: the mock then takes the account's first virtual bank account, which is assumed. */
  virtualBankAccountId?: string;
  currency: string;
  /** Exact decimal. */
  amount: string;
}

/**
 * Takes a bank credit on a virtual bank account: it becomes a pay-in into the first wallet of the account.
 * @returns Id of the pay-in.
 * @throws Refusal 404 for an unknown account; Error in one line when it is not active, or the amount cannot be taken.
 */
export function takeCredit(world: World, tenant: string, credit: BankCredit): string {
  const { virtualBankAccountId, currency, amount } = credit;
  const account = world.store.find(tenant, "virtualBankAccounts", virtualBankAccountId);
  const accountId = account?.parent;
  if (accountId === undefined) throw new Refusal(404, `there is no virtual bank account ${virtualBankAccountId}`);
  const { status } = account?.body ?? {};
  if (status !== "ACTIVE") {
    const remedy = status === "PENDING" ? "; advance the clock until it is ACTIVE" : "; only an ACTIVE one takes money";
    throw new Error(`the virtual bank account ${virtualBankAccountId} is ${status}${remedy}`);
  }
  const accepted = currencyOf(account?.body["bankAccountType"]);
  if (accepted !== undefined && accepted !== currency)
    throw new Error(`a credit in ${currency} cannot arrive on a ${accepted} account`);
  const [wallet] = walletsOf(world, { tenant, id: accountId });
  if (wallet === undefined) throw new Error(`the account of ${virtualBankAccountId} has no wallet`);
  return startPayIn(world, tenant, { accountId, walletId: wallet.id, virtualBankAccountId, currency, amount });
}

/** Starts a pay-in, and returns its id. @throws Error when the amount or the currency cannot be taken. */
export function startPayIn(world: World, tenant: string, payment: Payment): string {
  const { accountId, walletId, virtualBankAccountId, currency } = payment;
  const fiat = readAmount(payment.amount);
  const price = priceOf(currency);
  if (!isAmount(fiat, fiatDigits))
    throw new Error(`${payment.amount} is no amount above 0 with at most ${fiatDigits} fraction digits`);
  if (price === undefined) throw new Error(`${currency} is no currency the mock has a price for`);
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

/** What of a pay-in reaches the wallet; its field is omitted until it has. */
export function netOf({ body }: Resource): string {
  const rate = priceOf(String(body["fiatCurrency"]))?.rate ?? amountIn("1");
  const gross =
    readAmount(body["grossCryptoAmount"]) ?? multiply(amountIn(body["grossFiatAmount"]), rate, cryptoDigits);
  return formatDecimal(multiply(gross, amountIn(payInShare), cryptoDigits), cryptoDigits);
}

/** What a pay-in credits, and where. */
function creditOf({ body }: Resource) {
  const amount = amountIn(body["netCryptoAmount"]);
  return { wallet: String(body["accountWalletId"]).toLowerCase(), asset: String(body["cryptoAsset"]), amount };
}

/** Credits a pay-in to its wallet. */
export function creditPayIn(world: World, payIn: Resource): void {
  const { wallet, asset, amount } = creditOf(payIn);
  world.ledger(payIn.tenant).move({ operation: payIn.id, from: outside, to: wallet, asset, amount });
}

/** Takes back what a pay-in was credited, in the name of an operation. @throws Refusal 409 when the wallet no longer has it. */
export function takeBack(world: World, payIn: Resource, operation: string): void {
  const { wallet, asset, amount } = creditOf(payIn);
  const ledger = world.ledger(payIn.tenant);
  if (ledger.available(wallet, asset) < amount)
    throw conflict(`The wallet no longer has what pay-in ${payIn.id} credited.`);
  ledger.move({ operation, from: wallet, to: outside, asset, amount });
}

/** A virtual bank account of the account; one with an id of its own where it has none. */
function receivingAccount(world: World, tenant: string, accountId: string): string {
  const where = { parent: accountId };
  const [first] = world.store.select({ tenant, kind: "virtualBankAccounts", where, size: 1 });
  return first?.id ?? stableId(`${accountId} payment sessions`);
}
