// Rules of transfers between accounts.

import { absent, has, text } from "../match.ts";
import {
  after,
  asking,
  control,
  elsewhere,
  heard,
  listen,
  type RuleTable,
  refused,
  settle,
  shows,
} from "../rule.ts";

const crypto = { ask: "createCryptoTransfer", as: "transfer" };
const fiat = { ask: "createFiatTransfer", as: "transfer" };
const direct = { ask: "createAccountToAccountTransfer", as: "transfer" };
const ids = {
  transferId: "{transfer.id}",
  senderAccountId: "{accountId}",
  receiverAccountId: "{secondAccountId}",
};
const completed = { event: "TRANSFER_COMPLETED", fields: ids };
const failed = { event: "TRANSFER_FAILED", fields: ids };
const unfunded = heard(failed, { reason: "INSUFFICIENT_FUNDS" });
const unsubmitted = heard(failed, { reason: "NOT_SUBMITTED", transactionHash: absent });
const [sender, receiver] = [{ balance: "{accountId}" }, { balance: "{secondAccountId}" }];
/** What has moved from one account to the other. */
const moved = (amount: string, more: object = {}) => [
  { ...sender, ...more, total: `-${amount}` },
  { ...receiver, ...more, total: amount },
];
const unmoved = [sender, receiver];
/** A body that is refused, and moves nothing. */
const wrong = (body: Record<string, unknown>) => [refused(direct, 400, body), sender];
const tooMuch = asking(crypto, { amount: "999999" });
const half = asking(crypto, { amount: "3000" });
const fail = (reason: string) => control("move", { kind: "transfers", id: "{transfer.id}", to: "FAILED", reason });
const together = "chain-and-asset-required-together";

export const transfers: RuleTable = {
  "F54 F116: an account-to-account transfer shows what was sent, and is PENDING": shows(direct, {
    id: text,
    sourceAccountId: "{accountId}",
    destinationAccountId: "{secondAccountId}",
    amount: "1.5",
    cryptocurrency: "USDC",
    status: "PENDING",
  }),
  "F35 F93: until it has settled the amount is reserved, and stays with the sender": [
    [crypto, { ...sender, reserved: "1.5" }, receiver],
  ],
  ...after([listen, crypto, settle], {
    "F191: a transfer that has settled moved its amount, once": [settle, settle, moved("1.5")],
    "F191: and is announced": completed,
  }),
  "F51: to the last of six digits": [asking(crypto, { amount: "0.000001" }), settle, moved("0.000001")],
  "F187: a fiat transfer is announced, too": [[listen, fiat, settle], heard(completed, { asset: "EURC" })],
  ...after([listen, tooMuch, settle], {
    "F93 F201: more than there is makes a transfer fail": unfunded,
    "F93: a transfer that fails leaves the funds with the sender": unmoved,
  }),
  "F201 F206: what was not submitted has no hash": [listen, crypto, fail("NOT_SUBMITTED"), settle, unsubmitted],
  "F93: what fails on the chain leaves the funds, too": [crypto, fail("ON_CHAIN_FAILED"), settle, unmoved],
  ...after(crypto, {
    "F138: the receiver's list has it": [
      shows("listTransfers", has({ id: "{transfer.id}" }), { accountId: "{secondAccountId}" }),
    ],
  }),
  "F51 F244: it has no more than six digits behind the point": wrong({ amount: "1.1234567" }),
  "F219: nobody sends from a foreign account": refused(direct, "4xx", { sourceAccountId: "{foreignAccountId}" }),
  "F219: nor to one": [refused(direct, "4xx", { destinationAccountId: "{foreignAccountId}" }), sender],
  "F141 F223: a currency of several assets is ambiguous": refused(fiat, "ambiguous-asset", { currency: "USD" }),
  "F141: unless both are sent": shows(fiat, { asset: "USDC" }, { currency: "USD", chain: "BASE", asset: "USDC" }),
  "F141 F224: chain alone is refused": refused(fiat, together, { chain: "BASE" }),
  "F141 F224: so is asset alone": refused(fiat, together, { asset: "EURC" }),
  "F225: the asset is one of the currency": refused(fiat, "asset-currency-mismatch", {
    chain: "BASE",
    asset: "USDC",
  }),
  "F140: a fiat transfer moves the asset of the currency": [fiat, settle, moved("2", { asset: "EURC" })],
  "F35: what is reserved cannot be spent twice": [
    [listen, half, half, settle, unfunded],
    { ...sender, total: "-3000" },
  ],
  "F206: a chain on which the receiver has no wallet is never reached": [
    [listen, asking(crypto, { chain: "POLYGON" }), settle, unsubmitted],
    elsewhere("its accounts have wallets on both chains"),
  ],
  "assumed: nothing is no amount": [
    refused(direct, 400, { amount: "0" }),
    elsewhere("it takes a transfer of nothing"),
  ],
};
