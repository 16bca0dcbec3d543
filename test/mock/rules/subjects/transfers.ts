// Rules of transfers between accounts.

import { absent, all, exactly, has, listen, type Rule, settle, text } from "../rule.ts";

const crypto = { ask: "createCryptoTransfer", as: "transfer" };
const fiat = { ask: "createFiatTransfer", as: "transfer" };
const direct = "createAccountToAccountTransfer";
const ids = { transferId: "{transfer.id}", senderAccountId: "{accountId}", receiverAccountId: "{secondAccountId}" };
const completed = { event: "TRANSFER_COMPLETED", fields: ids };
const failed = { event: "TRANSFER_FAILED", fields: ids };
const refused = (name: string, body: object): Rule => [
  name,
  { ask: direct, body: { ...body }, status: 400 },
  { balance: "{accountId}" },
];
const fields = "transferId senderAccountId receiverAccountId asset chain transactionHash occurredAt";
const fields2 = "transferId senderAccountId receiverAccountId asset chain reason occurredAt";
const tooMuch = { body: { amount: "999999" } };
const move = (reason: string) => ({
  control: "move",
  given: { kind: "transfers", id: "{transfer.id}", to: "FAILED", reason },
});

export const transfers: Rule[] = [
  [
    "F54 F116: an account-to-account transfer shows what was sent, and is PENDING",
    {
      ask: direct,
      result: {
        id: text,
        sourceAccountId: "{accountId}",
        destinationAccountId: "{secondAccountId}",
        amount: "1.5",
        cryptocurrency: "USDC",
        status: "PENDING",
      },
    },
  ],
  [
    "F139 F93: a crypto transfer is PENDING when it is created",
    { ...crypto, result: { id: text, status: "PENDING", asset: "USDC" } },
  ],
  ["F140 F93: so is a fiat transfer", { ...fiat, result: { id: text, status: "PENDING" } }],
  [
    "F35 F93: until it has settled the amount is reserved, and stays with the sender",
    crypto,
    { balance: "{accountId}", reserved: "1.5" },
    { balance: "{secondAccountId}" },
  ],
  [
    "F191: a transfer that has settled moved its amount",
    crypto,
    settle,
    { balance: "{accountId}", total: "-1.5" },
    { balance: "{secondAccountId}", total: "1.5" },
  ],
  [
    "F191: once, however much time passes",
    crypto,
    settle,
    settle,
    settle,
    { balance: "{accountId}", total: "-1.5" },
    { balance: "{secondAccountId}", total: "1.5" },
  ],
  [
    "F51: to the last of six digits",
    { ...crypto, body: { amount: "0.000001" } },
    settle,
    { balance: "{accountId}", total: "-0.000001" },
    { balance: "{secondAccountId}", total: "0.000001" },
  ],
  ["F191: and is announced", listen, crypto, settle, completed],
  ["F191 F184: without its amount", listen, crypto, settle, { ...completed, fields: all(ids, exactly(fields)) }],
  [
    "F187: a fiat transfer is announced with the same fields",
    listen,
    fiat,
    settle,
    { ...completed, fields: all(ids, { asset: "EURC" }, exactly(fields)) },
  ],
  [
    "F191: an account-to-account transfer is announced, too",
    listen,
    { ask: direct, as: "transfer" },
    settle,
    completed,
  ],
  ["F191: nothing is announced before it has settled", listen, crypto, { ...completed, never: true }],
  [
    "F93 F201: more than there is makes a transfer fail",
    listen,
    { ...crypto, ...tooMuch },
    settle,
    { ...failed, fields: all(ids, { reason: "INSUFFICIENT_FUNDS" }) },
  ],
  [
    "F93: a transfer that fails leaves the funds with the sender",
    { ...crypto, ...tooMuch },
    settle,
    { balance: "{accountId}" },
    { balance: "{secondAccountId}" },
  ],
  [
    "F192 F207: a failure has these fields",
    listen,
    { ...crypto, ...tooMuch },
    settle,
    { ...failed, fields: all(ids, exactly(fields2)) },
  ],
  [
    "F201 F206: what was never submitted has no transaction hash",
    listen,
    crypto,
    move("NOT_SUBMITTED"),
    settle,
    { ...failed, fields: all(ids, { reason: "NOT_SUBMITTED", transactionHash: absent }) },
  ],
  [
    "F93: what fails on the chain leaves the funds, too",
    crypto,
    move("ON_CHAIN_FAILED"),
    settle,
    { balance: "{accountId}" },
    { balance: "{secondAccountId}" },
  ],
  [
    "F138: the sender's list has it",
    crypto,
    { ask: "listTransfers", result: has({ id: "{transfer.id}", amount: "1.5" }) },
  ],
  [
    "F138: so has the receiver's",
    crypto,
    { ask: "listTransfers", path: { accountId: "{secondAccountId}" }, result: has({ id: "{transfer.id}" }) },
  ],
  ["F53: an account-to-account transfer may name BASE", { ask: direct, body: { chain: "BASE" } }],
  refused("F53: and no other chain", { chain: "POLYGON" }),
  refused("F51 F244: it has no more than six digits behind the point", { amount: "1.1234567" }),
  refused("F51 F244: its amount is not negative", { amount: "-1" }),
  refused("F50: it is a string", { amount: 1 }),
  refused("F50: it is there", { amount: undefined }),
  refused("F51: it is nothing else", { amount: "1e3" }),
  refused("F52: its cryptocurrency is one of three", { cryptocurrency: "BTC" }),
  refused("F50: it is there as well", { cryptocurrency: undefined }),
  refused("F50: its sender is there", { sourceAccountId: undefined }),
  refused("F50: its receiver is a UUID", { destinationAccountId: "abc" }),
  [
    "F52: EURC can be transferred",
    { ask: direct, body: { cryptocurrency: "EURC" } },
    settle,
    { balance: "{accountId}", asset: "EURC", total: "-1.5" },
    { balance: "{accountId}" },
  ],
  [
    "F52: USDT can be transferred",
    { ask: direct, body: { cryptocurrency: "USDT" } },
    settle,
    { balance: "{secondAccountId}", asset: "USDT", total: "1.5" },
  ],
  [
    "F219: nobody sends from an account of another company",
    { ask: direct, body: { sourceAccountId: "{foreignAccountId}" }, status: "4xx" },
  ],
  [
    "F219: nor to one",
    { ask: direct, body: { destinationAccountId: "{foreignAccountId}" }, status: "4xx" },
    { balance: "{accountId}" },
  ],
  [
    "F141 F223: a currency of several assets is ambiguous",
    { ask: "createFiatTransfer", body: { currency: "USD" }, code: "ambiguous-asset" },
  ],
  [
    "F141: unless chain and asset are sent",
    { ...fiat, body: { currency: "USD", chain: "BASE", asset: "USDC" }, result: { asset: "USDC" } },
  ],
  [
    "F141 F224: chain alone is refused",
    { ask: "createFiatTransfer", body: { chain: "BASE" }, code: "chain-and-asset-required-together" },
  ],
  [
    "F141 F224: so is asset alone",
    { ask: "createFiatTransfer", body: { asset: "EURC" }, code: "chain-and-asset-required-together" },
  ],
  [
    "F225: the asset has to be one of the currency",
    { ask: "createFiatTransfer", body: { chain: "BASE", asset: "USDC" }, code: "asset-currency-mismatch" },
  ],
  [
    "F140: a fiat transfer moves the asset of the currency",
    fiat,
    settle,
    { balance: "{accountId}", asset: "EURC", total: "-2" },
    { balance: "{secondAccountId}", asset: "EURC", total: "2" },
  ],
  [
    "F35: what is reserved cannot be spent twice",
    listen,
    { ...crypto, body: { amount: "3000" } },
    { ...crypto, body: { amount: "3000" } },
    settle,
    { ...failed, fields: all(ids, { reason: "INSUFFICIENT_FUNDS" }) },
    { balance: "{accountId}", total: "-3000" },
  ],
  [
    "F206: a chain on which the receiver has no wallet is never reached",
    listen,
    { ...crypto, body: { chain: "POLYGON" } },
    settle,
    { ...failed, fields: all(ids, { reason: "NOT_SUBMITTED", transactionHash: absent }) },
    { except: "second", because: "its accounts have wallets on both chains" },
  ],
  [
    "assumed: nothing is no amount",
    { ask: direct, body: { amount: "0" }, status: 400 },
    { except: "second", because: "it takes a transfer of nothing" },
  ],
];
