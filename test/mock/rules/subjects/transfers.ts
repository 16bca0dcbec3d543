// Rules of transfers between accounts.

import { listen, type Rule, settle } from "../rule.ts";

const transfer = { ask: "createCryptoTransfer", as: "transfer" };

export const transfers: Rule[] = [
  ["F93", "a transfer is PENDING when it is created", { ask: "createCryptoTransfer", result: { status: "PENDING" } }],
  [
    "F35 F93",
    "until then its amount is reserved",
    transfer,
    { balance: "{accountId}", reserved: "1.5" },
    { balance: "{secondAccountId}" },
  ],
  [
    "F191",
    "a transfer that has settled moves its amount once, and is announced",
    ...[
      listen,
      transfer,
      settle,
      { balance: "{accountId}", total: "-1.5" },
      { balance: "{secondAccountId}", total: "1.5" },
    ],
    { event: "TRANSFER_COMPLETED", fields: { transferId: "{transfer.id}", senderAccountId: "{accountId}" } },
  ],
];
