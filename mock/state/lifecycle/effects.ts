// What happens besides when a status is entered: money moves, details appear.

import { randomBytes } from "node:crypto";
import { asArray, asObject, asText } from "../json.ts";
import { parseDecimal } from "../money/decimal.ts";
import { outside } from "../money/ledger.ts";
import { startPayIn } from "../money/pay-in.ts";
import { amountIn } from "../money/prices.ts";
import { bankDetails } from "../seed/bank-details.ts";
import type { Resource } from "../storage/store.ts";
import { instant, type World } from "../world.ts";
import { isReady } from "./conditions.ts";
import type { Transition } from "./transitions.ts";

/** Changes a resource that has just entered a status; it is stored afterwards. */
type Effect = (world: World, resource: Resource, transition: Transition) => void;

/** A hash as a chain gives it to a transaction. */
function transactionHash(): string {
  return `0x${randomBytes(32).toString("hex")}`;
}

const release: Effect = (world, { tenant, id }) => world.ledger(tenant).release(id);

const verify: Effect = (world, { body }) => {
  body["verifiedAt"] = instant(world);
};

/** Keeps the amount of a payout, when its wallet is ready and has it; the send fails otherwise. */
export function holdPayout(world: World, { tenant, id, body, hidden }: Resource): void {
  const holder = asText(hidden["sourceWalletId"]);
  const amount = parseDecimal(String(body["amount"]));
  if (holder === undefined || amount === undefined) return;
  if (!isReady(world.store.find(tenant, "wallets", holder))) return;
  world.ledger(tenant).hold(id, { holder, asset: String(body["asset"]), amount });
}

/** What was kept is paid to the merchant; what is missing of the settlement is its shortfall. */
const settle: Effect = (world, { tenant, id, body }) => {
  const ledger = world.ledger(tenant);
  const currency = String(body["fiatCurrency"]);
  const settled = ledger.held(id)?.amount ?? 0n;
  const wanted = parseDecimal(String(asObject(body["settlementAmount"])["crypto"])) ?? 0n;
  ledger.capture(id, outside);
  body["settledAmount"] =
    settled === wanted ? structuredClone(body["settlementAmount"]) : amountIn(currency, settled, "crypto");
  if (settled < wanted) body["shortfallAmount"] = amountIn(currency, wanted - settled, "crypto");
  body["settledAt"] = instant(world);
};

/** What was kept is free again; what was settled comes back. */
const reverse: Effect = (world, resource) => {
  const { tenant, id, body, hidden } = resource;
  const ledger = world.ledger(tenant);
  const settled = parseDecimal(String(asObject(body["settledAmount"])["crypto"] ?? "0")) ?? 0n;
  ledger.release(id);
  const wallet = asText(hidden["walletId"]);
  if (settled > 0n && wallet !== undefined)
    ledger.move({ operation: id, from: outside, to: wallet, asset: String(hidden["asset"]), amount: settled });
  body["executions"] = [...asArray(body["executions"]), { executionType: settled > 0n ? "REFUND" : "REVERSAL" }];
  body["reversedAt"] = instant(world);
};

/** By machine and the status entered. */
export const effects: Partial<Record<string, Effect>> = {
  "transfer COMPLETED": (world, { tenant, id, body, hidden }) => {
    world.ledger(tenant).capture(id, String(hidden["destinationWalletId"]));
    body["transactionHash"] = transactionHash();
  },
  "transfer FAILED": release,
  "payout SENDING": holdPayout,
  "payout PROVIDER_PROCESSING": (world, { tenant, id }) => world.ledger(tenant).capture(id, outside),
  "payout REJECTED": release,
  "payout FAILED": (world, payout, transition) => {
    release(world, payout, transition);
    payout.body["failureReason"] = transition.reason;
  },
  // Where returned money ends up is not shown; here it is back in the wallet it came from.
  "payout RETURNED": (world, { tenant, id, body, hidden }) =>
    world.ledger(tenant).move({
      operation: id,
      from: outside,
      to: String(hidden["sourceWalletId"]),
      asset: String(body["asset"]),
      amount: parseDecimal(String(body["amount"])) ?? 0n,
    }),
  "paymentRequest SETTLED": settle,
  "paymentRequest SETTLED_WITH_SHORTFALL": settle,
  "paymentRequest REVERSED": reverse,
  "paymentSession PAYMENT_RECEIVED": (world, session) => {
    session.body["cancellable"] = false;
    startPayIn(world, session.tenant, {
      accountId: String(session.parent),
      walletId: String(session.body["walletId"]),
      currency: String(session.body["inCurrency"]),
      amount: String(session.body["inAmount"]),
    });
  },
  "paymentSession EXPIRED": (_, { body }) => {
    body["cancellable"] = false;
  },
  "payIn SETTLED": (world, { tenant, id, body }) => {
    body["transactionHash"] = transactionHash();
    body["settledAt"] = instant(world);
    world.ledger(tenant).move({
      operation: id,
      from: outside,
      to: String(body["accountWalletId"]),
      asset: String(body["cryptoAsset"]),
      amount: parseDecimal(String(body["netCryptoAmount"])) ?? 0n,
    });
  },
  // Nullable fields are left out when there is nothing to say, never set to zero.
  "payIn FAILED": (world, { body }) => {
    delete body["grossCryptoAmount"];
    delete body["netCryptoAmount"];
    body["failedAt"] = instant(world);
  },
  "virtualBankAccount ACTIVE": (world, account) => Object.assign(account.body, bankDetails(world, account)),
  "companyBankAccount VERIFIED": verify,
  "companyWallet VERIFIED": verify,
  "rampRequest AWAITING_FUNDS": (_, { body }) => {
    body["amountReceived"] = 0;
  },
};
