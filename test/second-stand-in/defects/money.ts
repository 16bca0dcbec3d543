// Defects of money in the finance service.

import { later, micro, object, text } from "../basics.ts";
import type { Balance, Json, Request, Rules } from "../model.ts";
import { type Apply, after, body, result, table } from "./tools.ts";

const TRANSFERS = "createAccountToAccountTransfer createCryptoTransfer createFiatTransfer";

/** Each balance of the wallets shown. */
const balances = (change: (amount: Json, balance: Json) => void): Apply =>
  result("listWallets", (wallet) => {
    for (const one of (wallet["balances"] as Json[] | undefined) ?? []) change(object(one["amount"]), one);
  });
const pay =
  (make: Rules["pay"]): Apply =>
  (rules) => {
    rules.pay = (from, to, amount) => make(from, to, amount);
  };
const off = (value: unknown, by: bigint): string => {
  const sum = micro(text(value)) + by;
  return `${sum / 1_000_000n}.${String(sum % 1_000_000n).padStart(6, "0")}`;
};
const debit = (from: Balance, amount: bigint): void => {
  from.reserved -= amount;
  from.total -= amount;
};

/** The balance of another asset in the wallet that a balance belongs to. */
function sibling(r: Request, of: Balance): Balance | undefined {
  const wallet = r.tenant.accounts.flatMap((one) => one.wallets).find((one) => one.balances.includes(of));
  return wallet?.balances.find((one) => one !== of);
}

/** When a transfer fails, its sender pays all the same. */
const failedPays: Apply = after(TRANSFERS, (r, made) => {
  const id = made["id"];
  const watch = (left: number): void => {
    const sender = r.tenant.accounts.find((one) => one.transfers.some((transfer) => transfer.id === id));
    const transfer = sender?.transfers.find((one) => one.id === id);
    const payer = r.tenant.accounts.find((one) => one.id === transfer?.["senderAccountId"]);
    const balance = payer?.wallets.flatMap((one) => one.balances).find((one) => one.asset === transfer?.["asset"]);
    if (transfer?.status === "FAILED" && balance) balance.total -= 1_000_000n;
    else if (left > 0) later(r.world, 1, () => watch(left - 1));
  };
  watch(10);
});

/** Money arrives as another asset. */
const otherAsset: Apply = (rules) => {
  let request: Request | undefined;
  rules.before.push((r) => {
    request = r;
    return undefined;
  });
  rules.pay = (from, to, amount) => {
    debit(from, amount);
    const other = to && request ? sibling(request, to) : undefined;
    if (other) other.total += amount;
    else if (to) to.total += amount;
  };
};

const amounts = (value: (amount: Json) => void): Apply =>
  result("createPaymentRequest createAccountPaymentRequest settlePaymentRequest", (one) => {
    for (const name of ["authorizedAmount", "settledAmount", "settlementAmount"])
      if (one[name]) value(object(one[name]));
  });

export const money = table("money", [
  [
    "total-one-unit-short",
    "F35",
    "The total of a balance is a millionth below available and reserved.",
    balances((a) => Object.assign(a, { total: off(a["total"], -1n) })),
  ],
  [
    "reserved-above-total",
    "F35",
    "More is reserved than the total.",
    balances((a) => Object.assign(a, { reserved: off(a["total"], 5n) })),
  ],
  [
    "available-with-reserved",
    "F35",
    "available still has what is reserved.",
    balances((a) => Object.assign(a, { available: a["total"] })),
  ],
  [
    "reserved-not-shown",
    "F35",
    "reserved is 0 while an operation is in progress.",
    balances((a) => Object.assign(a, { reserved: "0.000000" })),
  ],
  [
    "balance-numbers",
    "F35",
    "The amounts of a balance are numbers.",
    balances((a) => Object.assign(a, { total: Number(a["total"]), available: Number(a["available"]) })),
  ],
  [
    "balance-commas",
    "F35",
    "The amounts of a balance have commas between thousands.",
    balances((a) => Object.assign(a, { total: text(a["total"]).replace(/\B(?=(\d{3})+\.)/g, ",") })),
  ],
  [
    "balance-exponent",
    "F35",
    "The amounts of a balance have an exponent.",
    balances((a) => Object.assign(a, { total: Number(a["total"]).toExponential(6) })),
  ],
  [
    "balance-negative",
    "F35",
    "What is reserved is shown as negative.",
    balances((a) => Object.assign(a, { reserved: `-${a["total"]}` })),
  ],
  [
    "sender-keeps",
    "F191",
    "A completed transfer leaves its amount with the sender as well.",
    pay((from, to, amount) => {
      from.reserved -= amount;
      if (to) to.total += amount;
      else from.total -= amount;
    }),
  ],
  [
    "sender-pays-twice",
    "F191",
    "A completed transfer takes its amount from the sender twice.",
    pay((from, to, amount) => {
      debit(from, amount);
      from.total -= amount;
      if (to) to.total += amount;
    }),
  ],
  [
    "receiver-gets-nothing",
    "F191",
    "A completed transfer does not reach the receiver.",
    pay((from, _, amount) => debit(from, amount)),
  ],
  [
    "receiver-gets-twice",
    "F191",
    "A completed transfer reaches the receiver twice.",
    pay((from, to, amount) => {
      debit(from, amount);
      if (to) to.total += 2n * amount;
    }),
  ],
  [
    "transfer-fee",
    "F191",
    "A half percent of a transfer does not arrive.",
    pay((from, to, amount) => {
      debit(from, amount);
      if (to) to.total += amount - amount / 200n;
    }),
  ],
  [
    "transfer-unit-lost",
    "F191",
    "A millionth of each transfer is lost.",
    pay((from, to, amount) => {
      debit(from, amount);
      if (to) to.total += amount - 1n;
    }),
  ],
  [
    "transfer-rounded",
    "F51",
    "What arrives of a transfer is rounded down to whole units.",
    pay((from, to, amount) => {
      debit(from, amount);
      if (to) to.total += (amount / 1_000_000n) * 1_000_000n;
    }),
  ],
  [
    "hold-stays",
    "F35",
    "What was reserved for a transfer stays reserved after it completed.",
    pay((from, to, amount) => {
      from.total -= amount;
      if (to) to.total += amount;
    }),
  ],
  ["transfer-in-other-asset", "F191", "A transfer arrives as another asset.", otherAsset],
  ["failed-transfer-pays", "F93", "A failed transfer takes money from the sender.", failedPays],
  [
    "transfer-amount-number",
    "F54",
    "The amount of a new transfer is a number.",
    result("createAccountToAccountTransfer", (one) => Object.assign(one, { amount: Number(one["amount"]) })),
  ],
  [
    "transfer-amount-rounded",
    "F54",
    "The amount of a new transfer is shown with two digits.",
    result("createAccountToAccountTransfer", (one) => Object.assign(one, { amount: Number(one["amount"]).toFixed(2) })),
  ],
  [
    "transfer-amount-in-units",
    "F54",
    "The amount of a new transfer is shown in millionths.",
    result("createAccountToAccountTransfer", (one) =>
      Object.assign(one, { amount: String(micro(text(one["amount"]))) }),
    ),
  ],
  [
    "transfer-coin-other",
    "F54",
    "A transfer of one asset is shown as one of another.",
    result("createAccountToAccountTransfer", (one) =>
      Object.assign(one, { cryptocurrency: one["cryptocurrency"] === "USDC" ? "USDT" : "USDC" }),
    ),
  ],
  [
    "transfer-ends-swapped",
    "F54",
    "Source and destination of a new transfer change places.",
    result("createAccountToAccountTransfer", (one) =>
      Object.assign(one, {
        sourceAccountId: one["destinationAccountId"],
        destinationAccountId: one["sourceAccountId"],
      }),
    ),
  ],
  [
    "rejected-payout-pays",
    "F83",
    "A payout that was rejected before execution takes the money all the same.",
    (rules) => {
      rules.release = (balance, amount) => debit(balance, amount);
    },
  ],
  [
    "payout-pays-twice",
    "F83",
    "A payout takes its amount from the wallet twice.",
    pay((from, to, amount) => {
      debit(from, amount);
      if (to) to.total += amount;
      else from.total -= amount;
    }),
  ],
  [
    "pay-in-amount-numbers",
    "F26",
    "The amounts of a pay-in are numbers.",
    result("getPayIn", (one) => Object.assign(one, { grossFiatAmount: Number(one["grossFiatAmount"]) })),
  ],
  [
    "pay-in-zero",
    "F27",
    "A failed pay-in shows 0 for settledAt.",
    result("getPayIn", (one) => one["status"] === "FAILED" && Object.assign(one, { settledAt: 0 })),
  ],
  [
    "session-amount-text",
    "F23",
    "inAmount of a session is a string.",
    result("listPaymentSessions", (one) => Object.assign(one, { inAmount: String(one["inAmount"]) })),
  ],
  [
    "request-amount-flat",
    "F77",
    "The amounts of a payment request are numbers, not objects.",
    body("createPaymentRequest createAccountPaymentRequest settlePaymentRequest", (b) => {
      const one = object(b["result"]);
      for (const name of ["settlementAmount", "settledAmount"]) if (one[name]) one[name] = object(one[name])["fiat"];
    }),
  ],
  [
    "request-crypto-number",
    "F77",
    "crypto in the amounts of a payment request is a number.",
    amounts((a) => Object.assign(a, { crypto: Number(a["crypto"]) })),
  ],
  [
    "request-fiat-text",
    "F77",
    "fiat in the amounts of a payment request is a string.",
    amounts((a) => Object.assign(a, { fiat: String(a["fiat"]) })),
  ],
]);
