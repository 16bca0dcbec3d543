// What may be seeded: what reads can show, and nothing that would break the contract afterwards.

import { describe, expect, test } from "vitest";
import { requiredIn } from "./lib/examples.ts";
import { balanceOf, cast, open } from "./lib/state.ts";

const id = "33333333-0000-4000-8000-000000000001";
const path = { accountId: cast.mayaAccount };
const wallet = {
  ...requiredIn("listWallets"),
  ...{ id, accountId: cast.mayaAccount, chain: "BASE", type: "PLATFORM_MANAGED", address: "0x01", balances: [] },
  amlStatus: "APPROVED",
};

const totals = { ...wallet, balances: [{ asset: "USDC", amount: { totals: "1" } }] };

describe("a seed that reads could not show is refused in one line that names the place", () => {
  test.each<[string, Record<string, unknown[]>]>([
    ["parties[0] lacks partnerTermsStatus", { parties: [{ id }] }],
    ['parties[0].id must match format "uuid"', { parties: [{ id: "p", partnerTermsStatus: "ACCEPTED" }] }],
    [
      "parties[1].partnerTermsStatus must be string",
      {
        parties: [
          { id, partnerTermsStatus: "ACCEPTED" },
          { id: cast.maya, partnerTermsStatus: 5 },
        ],
      },
    ],
    [
      "parties[0].address.city must be string",
      { parties: [{ id, partnerTermsStatus: "ACCEPTED", address: { city: 1 } }] },
    ],
    ["parties[0] lacks id", { parties: ["Ada"] }],
    [
      "accounts[0] has no field party (did you mean partyRoles?); it may have id, ",
      { accounts: [{ id, status: "ACTIVE", partyRoles: [], party: { id } }] },
    ],
    [
      "parties[0] has no field firstname (did you mean firstName?)",
      { parties: [{ id, partnerTermsStatus: "ACCEPTED", firstname: "Ada" }] },
    ],
    [
      "parties[0].address has no field zip",
      { parties: [{ id, partnerTermsStatus: "ACCEPTED", address: { zip: "1" } }] },
    ],
    ["wallets[0].balances.0.amount has no field totals (did you mean total?)", { wallets: [totals] }],
    ["accounts[0] lacks status", { accounts: [{ id, partyRoles: [] }] }],
    [
      "accounts[0].partyRoles.0.partyId: there is no",
      {
        accounts: [
          { id, status: "ACTIVE", partyRoles: [{ partyId: id, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" }] },
        ],
      },
    ],
    [
      "wallets[0].amlStatus must be one of PENDING, APPROVED, FLAGGED, BLOCKED",
      { wallets: [{ ...wallet, amlStatus: "OK" }] },
    ],
    ["wallets[0] lacks address", { wallets: [{ ...wallet, address: undefined }] }],
    [
      "virtualBankAccounts[0].depositRails must be array",
      { virtualBankAccounts: [{ id, accountId: cast.mayaAccount, depositRails: "SEPA" }] },
    ],
    ["paymentSessions[0] lacks status", { paymentSessions: [{ id, accountId: cast.mayaAccount }] }],
    ["payIns[0] lacks virtualBankAccountId", { payIns: [{ id, accountId: cast.mayaAccount }] }],
    [
      "transfers[0].amount must be string",
      { transfers: [{ ...requiredIn("listTransfers"), id, senderAccountId: cast.mayaAccount, amount: 1 }] },
    ],
    ["payouts[0].status must be string", { payouts: [{ ...requiredIn("listPayouts"), id, ...path, status: 5 }] }],
    ["webhooks[0].authenticationMethod", { webhooks: [{ id: "w", url: "https://x.example", status: "ACTIVE" }] }],
    [
      "companyWallets[0] lacks address",
      {
        companyWallets: [
          { id, companyId: "0d9b7c52-3a1e-4f60-8c1b-7e5a90d4b201", chain: "BASE", verificationStatus: "PENDING" },
        ],
      },
    ],
    [
      "verifications[0].linkageStatus must be string",
      { verifications: [{ id: cast.maya, url: "https://x.example", linkageStatus: 5 }] },
    ],
  ])("%s", (line, resources) => {
    const { call, state } = open();
    const before = call("listParties").body;
    let said = "";
    try {
      state.seed(resources);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(line);
    expect(said).not.toContain("\n");
    // Reads are held to the contract on the way.
    expect(call("listParties").body).toEqual(before);
    for (const list of [
      "listWallets",
      "listVirtualBankAccounts",
      "listPaymentSessions",
      "listTransfers",
      "listPayouts",
    ])
      expect(call(list, { path }).status).toBe(200);
    expect(call("listAccounts").status).toBe(200);
    state.close();
  });
});

test("a webhook is seeded with its secret, which no read shows", () => {
  const { call, state } = open();
  const method = { type: "API_KEY", headerName: "X-Key", apiKey: "a-seeded-secret" };
  state.seed({ webhooks: [{ id, url: "https://x.example/", status: "ACTIVE", authenticationMethod: method }] });
  expect(state.webhooks(cast.tenant)).toMatchObject([{ id, authenticationMethod: method }]);
  expect(JSON.stringify(call("listWebhooks").body)).not.toContain("a-seeded-secret");
  state.close();
});

const nobody = "00000000-0000-4000-8000-000000000404";
const hook = { id, url: "https://x.example/", status: "ACTIVE" };
const session = { id, accountId: cast.mayaAccount, status: "CREATED" };
const balance = (total: string, available: string, reserved: string) => ({
  asset: "USDC",
  amount: { total, available, reserved },
});

describe("a seed that names what is not there, or has what cannot be, is refused", () => {
  const { call, state } = open();
  const seeded = (name: string) => call(name, { path }).list[0] ?? {};
  const ramp = call("getRampRequest", { path: { rampRequestId: cast.onRamp } }).result;
  const pending = { ...seeded("listPaymentSessions"), id };
  const request = { id, accountId: cast.mayaAccount, fiatCurrency: "EUR", status: "AUTHORIZED" };
  const payIn = {
    ...{ id, accountId: cast.mayaAccount, virtualBankAccountId: cast.euroAccount, accountWalletId: cast.mayaBase },
    ...{ chain: "BASE", cryptoAsset: "EURC", fiatCurrency: "EUR", grossFiatAmount: "1.00", status: "SETTLED" },
  };
  test.each<[string, Record<string, unknown[]>]>([
    [`wallets[0].accountId: there is no ${nobody} among the accounts`, { wallets: [{ ...wallet, accountId: nobody }] }],
    [
      "virtualBankAccounts[0].accountId: there is no nope among the accounts",
      { virtualBankAccounts: [{ ...seeded("listVirtualBankAccounts"), id, accountId: "nope" }] },
    ],
    [
      `paymentSessions[0].walletId: there is no ${nobody} among the wallets`,
      { paymentSessions: [{ ...session, walletId: nobody }] },
    ],
    [
      `payIns[0].virtualBankAccountId: there is no ${nobody} among the virtualBankAccounts`,
      { payIns: [{ ...payIn, virtualBankAccountId: nobody }] },
    ],
    ["payIns[0].grossFiatAmount must be a decimal above 0", { payIns: [{ ...payIn, grossFiatAmount: "-1.00" }] }],
    // Finer than anything is reckoned with.
    ["payIns[0].netCryptoAmount must be", { payIns: [{ ...payIn, netCryptoAmount: "12.0000000000000000001" }] }],
    [
      "paymentRequests[0].authorizedAmount.crypto must be",
      { paymentRequests: [{ ...request, authorizedAmount: { fiat: 5, crypto: "5.0000000000000000001" } }] },
    ],
    ["payouts[0].amount must be", { payouts: [{ ...seeded("listPayouts"), id, amount: "0" }] }],
    ["payouts[0].amount must be", { payouts: [{ ...seeded("listPayouts"), id, amount: "1.0000009" }] }],
    ["transfers[0].amount must be", { transfers: [{ ...seeded("listTransfers"), id, amount: "1e3" }] }],
    [
      `rampRequests[0].companyBankAccount.id: there is no ${nobody} among the companyBankAccounts`,
      { rampRequests: [{ ...ramp, id, companyBankAccount: { id: nobody } }] },
    ],
    ["rampRequests[0].amount must be", { rampRequests: [{ ...ramp, id, amount: 1e21 }] }],
    ["rampRequests[0].amountReceived must be", { rampRequests: [{ ...ramp, id, amountReceived: 1e-7 }] }],
    ["paymentSessions[0].inAmount must be", { paymentSessions: [{ ...pending, inAmount: 0.001 }] }],
    ["paymentSessions[0].walletId: ", { paymentSessions: [{ ...pending, accountId: cast.ceramicsAccount }] }],
    ["payouts[0].routeId: ", { payouts: [{ ...seeded("listPayouts"), id, accountId: cast.ceramicsAccount }] }],
    ["payIns[0].virtualBankAccountId: ", { payIns: [{ ...payIn, accountId: cast.ceramicsAccount }] }],
    ["payIns[0].chain: ", { payIns: [{ ...payIn, chain: "SOLANA" }] }],
    [
      "payoutRoutes[0].sourceWalletId: ",
      { payoutRoutes: [{ ...seeded("listPayoutRoutes"), id, accountId: cast.ceramicsAccount }] },
    ],
    [
      "transfers[0].receiverAccountId: ",
      { transfers: [{ ...seeded("listTransfers"), id, receiverAccountId: cast.mayaAccount.toUpperCase() }] },
    ],
    // What refers to a wallet would be of another account than the wallet.
    [
      `wallets[0].accountId: ${cast.mayaBase} belongs to`,
      { wallets: [{ ...wallet, id: cast.mayaBase, accountId: cast.ceramicsAccount }] },
    ],
    [
      `transfers[0].receiverAccountId: there is no ${nobody} among the accounts`,
      { transfers: [{ ...seeded("listTransfers"), id, receiverAccountId: nobody }] },
    ],
    [
      `payoutRoutes[0].sourceWalletId: there is no ${nobody} among the wallets`,
      { payoutRoutes: [{ ...seeded("listPayoutRoutes"), id, sourceWalletId: nobody }] },
    ],
    [
      `payouts[0].routeId: there is no ${nobody} among the payoutRoutes`,
      { payouts: [{ ...seeded("listPayouts"), id, routeId: nobody }] },
    ],
    [
      `accounts[0].partyRoles.0.partyId: there is no ${nobody} among the parties`,
      {
        accounts: [
          { id, status: "ACTIVE", partyRoles: [{ partyId: nobody, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" }] },
        ],
      },
    ],
    [`verifications[0].id: there is no ${nobody} among the parties`, { verifications: [{ id: nobody }] }],
    [
      "wallets[0].balances.0.amount.reserved must be a decimal of 0 or more",
      { wallets: [{ ...wallet, balances: [balance("10", "50", "-40")] }] },
    ],
    [
      "wallets[0].balances.0.amount: available and reserved must add up to total",
      { wallets: [{ ...wallet, balances: [balance("10", "5", "4")] }] },
    ],
    [
      "wallets[0].balances.0.amount.reserved: what is in flight reserves 0; seed a payout",
      { wallets: [{ ...wallet, balances: [balance("500", "400", "100")] }] },
    ],
    [
      "wallets[0].balances.1: USDC is there twice",
      { wallets: [{ ...wallet, balances: [balance("1", "1", "0"), balance("2", "2", "0")] }] },
    ],
    [
      "wallets[0].balances.0.amount.total must be a decimal of 0 or more with at most 6 fraction digits",
      { wallets: [{ ...wallet, balances: [balance("1.1234567", "1.1234567", "0")] }] },
    ],
    [
      `parties[1].id: ${id} is there twice`,
      {
        parties: [
          { id, partnerTermsStatus: "ACCEPTED" },
          { id: id.toUpperCase(), partnerTermsStatus: "REQUIRED" },
        ],
      },
    ],
    ...(
      [
        ["authenticationMethod.headerName must not be a header that HTTP itself sets", "Content-Length"],
        ["authenticationMethod.headerName must be the name of a header", "X Key"],
      ] as const
    ).map(([words, headerName]): [string, Record<string, unknown[]>] => [
      `webhooks[0].${words}`,
      { webhooks: [{ ...hook, authenticationMethod: { type: "API_KEY", headerName, apiKey: "k" } }] },
    ]),
    [
      "webhooks[0].authenticationMethod.username must not have a colon",
      { webhooks: [{ ...hook, authenticationMethod: { type: "BASIC_AUTHENTICATION", username: "a:b" } }] },
    ],
  ])("%s", (line, resources) => {
    const before = state.look.counts(cast.tenant);
    expect(() => state.seed(resources)).toThrow(line);
    expect(state.look.counts(cast.tenant)).toEqual(before);
  });
});

test("a leap second is the second after it, in a seed as in filters", () => {
  const { call, state } = open();
  const expiresAt = new Date(state.now().getTime() + 864e5).toISOString().replace(/T.*/, "T23:59:60Z");
  const createdAt = "2026-09-15T23:59:60Z";
  const [first] = call("listPaymentSessions", { path }).list;
  state.seed({ paymentSessions: [{ ...first, id, status: "CREATED", createdAt, expiresAt }] });
  const listed = (query: Record<string, string>) =>
    call("listPaymentSessions", { path, query }).list.map((one) => one["id"]);
  expect(listed({ from: "2026-09-15T23:59:59Z", to: "2026-09-16T00:00:01Z" })).toEqual([id]);
  expect(listed({ from: "2026-09-16T00:00:00Z", to: "2026-09-16T00:00:01Z" })).toEqual([id]);
  expect(listed({ from: "2026-09-16T23:59:60Z" })).toEqual([]);
  state.advance(3 * 864e5);
  expect(listed({ status: "EXPIRED" })).toContain(id);
  state.close();
});

test("what is named may come in the same seed, in any order", () => {
  const { call, state } = open();
  const party = { id, partnerTermsStatus: "ACCEPTED" };
  const role = { partyId: id, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" };
  const account = { id: nobody, status: "ACTIVE", partyRoles: [role] };
  state.seed({ wallets: [{ ...wallet, accountId: nobody }], accounts: [account], parties: [party] });
  expect(call("listWallets", { path: { accountId: nobody } }).list.map((one) => one["id"])).toEqual([id]);
  state.close();
});

test("a wallet that is seeded again has the balances of its seed, and no others", () => {
  const tested = open();
  const { call, state } = tested;
  const [first] = call("listWallets", { path }).list;
  const only = { asset: "EURC", amount: { total: "7", available: "7", reserved: "0" } };
  state.seed({ wallets: [{ ...wallet, balances: [balance("5", "5", "0")] }] });
  state.seed({ wallets: [{ ...wallet, balances: [only] }] });
  const totals = ["USDC", "EURC"].map((asset) => balanceOf(tested, cast.mayaAccount, id, asset)["total"]);
  expect(totals.map(Number)).toEqual([0, 7]);
  // What is reserved cannot be taken away.
  expect(() => state.seed({ wallets: [{ ...first, ...path, balances: [] }] })).toThrow(/cannot have less \w+ than/);
  expect(state.look.ledger(cast.tenant, 0).faults).toEqual([]);
  state.close();
});

test("what reads show can be seeded again", () => {
  const { call, state } = open();
  const lists = {
    parties: call("listParties").list,
    accounts: call("listAccounts").list,
    wallets: call("listWallets", { path }).list.map((one) => ({ ...one, ...path })),
    virtualBankAccounts: call("listVirtualBankAccounts", { path }).list.map((one) => ({ ...one, ...path })),
    paymentSessions: call("listPaymentSessions", { path }).list,
    transfers: call("listTransfers", { path }).list,
    payouts: call("listPayouts", { path }).list,
    webhooks: call("listWebhooks").list,
    companyWallets: call("listCompanyWallets").list,
    rampRequests: [call("getRampRequest", { path: { rampRequestId: cast.onRamp } }).result],
  };
  state.seed(lists);
  expect(call("listAccounts").list).toEqual(lists.accounts);
  expect(call("listTransfers", { path }).list).toEqual(lists.transfers);
  state.close();
});

test("a seed does not take back what was announced, nor forgets it", () => {
  const tested = open({ paymentSessions: true });
  const { call, state } = tested;
  const ends = { sourceAccountId: cast.mayaAccount, destinationAccountId: cast.ceramicsAccount };
  const made = call("createAccountToAccountTransfer", { body: { ...ends, amount: "1", cryptocurrency: "USDC" } });
  const transferId = String(made.result["id"]);
  const transfer = () => call("listTransfers", { path }).list.find((one) => one["id"] === transferId);
  // Nothing is announced yet: it can be replaced.
  state.seed({ transfers: [{ ...transfer(), status: "PENDING" }] });
  state.move({ kind: "transfers", id: transferId, to: "COMPLETED" });
  const before = transfer();
  expect(() => state.seed({ transfers: [{ ...before, id: transferId.toUpperCase(), status: "PENDING" }] })).toThrow(
    `transfers[0].status: ${transferId} does not go from COMPLETED to PENDING: This transfer has settled with the ` +
      "receiving account. Reset, restore a snapshot from before, or seed another ID.",
  );
  expect(transfer()).toEqual(before);
  // The same status again is no contradiction, and what excludes others stays known.
  const body = { routeId: cast.activeRoute, asset: "USDC", amount: "1" };
  const payoutId = String(call("createPayout", { path, body }).result["id"]);
  for (const to of ["COMPLETED", "RETURNED"]) state.move({ kind: "payouts", id: payoutId, to });
  state.seed({ payouts: call("listPayouts", { path }).list });
  expect(state.movesOf("payouts", payoutId).map(({ to }) => to)).not.toContain("COMPLETED");
  // A session tells of its payment by its pay-in.
  const order = { path, body: { inAmount: 50, inCurrency: "EUR" } };
  const sessionId = String(call("createPaymentSession", order).result["id"]);
  state.move({ kind: "paymentSessions", id: sessionId, to: "PAYMENT_RECEIVED" });
  state.advance(20_000);
  const paid = call("listPaymentSessions", { path }).list.find((one) => one["id"] === sessionId);
  expect(() => state.seed({ paymentSessions: [{ ...paid, status: "CREATED" }] })).toThrow("was received");
  state.close();
});

test("a seeded webhook is plain HTTP to this machine where a registered one may be, and nowhere else", () => {
  const seeded = (url: string, allowHttpWebhooks: boolean | string[]) => {
    const { state } = open({ allowHttpWebhooks });
    const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "k" };
    state.seed({ webhooks: [{ id, url, status: "ACTIVE", authenticationMethod }] });
    return state.webhooks(cast.tenant).map((webhook) => webhook.url);
  };
  expect(seeded("http://127.0.0.1:9/hooks", true)).toEqual(["http://127.0.0.1:9/hooks"]);
  expect(() => seeded("http://127.0.0.1:9/hooks", false)).toThrow(/webhooks\[0\]\.url .*--allow-http-webhooks/);
  for (const allowed of [true, false])
    expect(() => seeded("http://hooks.example/", allowed)).toThrow(
      /webhooks\[0\]\.url .*--allow-http-webhooks-to hooks\.example$/,
    );
  expect(seeded("http://hooks.example/", ["hooks.example"])).toContain("http://hooks.example/");
});
