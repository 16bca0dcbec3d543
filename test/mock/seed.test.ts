// What may be seeded: what reads can show, and nothing that would break the contract or the books afterwards.

import { beforeEach, describe, expect, test } from "vitest";
import { cast, mockForTests, nobody } from "./mock.ts";

const mock = mockForTests({ speed: 0, allowHttpWebhooks: ["hooks.example"], delivery: { delay: 1e12 } });
const id = "33333333-0000-4000-8000-000000000001";
const account = `/v1/accounts/${cast.account}`;
type Resource = Record<string, unknown>;
type Resources = Record<string, unknown[]>;
const list = (path: string) => mock.result<Resource[]>("GET", path);
const counts = async () => (await mock.shown<{ kinds: object }>("/state")).kinds;
const { seed } = mock;
/** A seed that is refused; returns why, in one line. */
async function refused(resources: Resources, wanted = 400): Promise<string> {
  const { status, body } = await mock.control("POST", "/seed", resources);
  const { error } = body as { error: string };
  expect([status, error.includes("\n")]).toEqual([wanted, false]);
  return error;
}

beforeEach(() => mock.reset());

const terms = { partnerTermsStatus: "ACCEPTED" };
const owned = { id, accountId: cast.account };
const wallet = {
  ...{ ...owned, chain: "BASE", type: "PLATFORM_MANAGED", address: "0x01", amlStatus: "APPROVED", balances: [] },
};
const role = (partyId: string) => ({ partyId, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" });
const webhook = { id, url: "https://x.example/", status: "ACTIVE" };
const method = (headerName: string) => ({ type: "API_KEY", headerName, apiKey: "k" });
const usdc = (total: string, available: string, reserved: string) => [
  { asset: "USDC", amount: { total, available, reserved } },
];
const payIn = {
  ...{ ...owned, virtualBankAccountId: cast.bank, accountWalletId: cast.wallet, chain: "BASE", cryptoAsset: "EURC" },
  ...{ fiatCurrency: "EUR", grossFiatAmount: "1.00", status: "SETTLED" },
};

/** What is wrong, and where the refusal says so; of a kind that is listed, over the first one of the cast. */
const wrong: [line: string, resources: Resources][] = [
  ["parties[0] lacks partnerTermsStatus", { parties: [{ id }] }],
  ['parties[0].id must match format "uuid"', { parties: [{ ...terms, id: "p" }] }],
  ["parties[0].address.city must be string", { parties: [{ ...terms, id, address: { city: 1 } }] }],
  ["parties[0] lacks id", { parties: ["Ada"] }],
  [`parties[1].id: ${id} is there twice`, { parties: [id, id.toUpperCase()].map((one) => ({ ...terms, id: one })) }],
  ["parties[0] has no field firstname (did you mean firstName?)", { parties: [{ ...terms, id, firstname: "Ada" }] }],
  ["parties[0].address has no field zip", { parties: [{ ...terms, id, address: { zip: "1" } }] }],
  ["it may have id, externalId, ", { parties: [{ ...terms, id, fist: "Ada" }] }],
  ["dragons", { dragons: [] }],
  ["payout is no kind of resource (did you mean payouts?)", { payout: [] }],
  [
    `accounts[0].partyRoles.0.partyId: there is no ${nobody}`,
    { accounts: [{ id, status: "ACTIVE", partyRoles: [role(nobody)] }] },
  ],
  ["amlStatus must be one of PENDING, APPROVED, FLAGGED, BLOCKED", { wallets: [{ ...wallet, amlStatus: "OK" }] }],
  [`wallets[0].accountId: there is no ${nobody} among the accounts`, { wallets: [{ ...wallet, accountId: nobody }] }],
  [
    `wallets[0].accountId: ${cast.wallet} belongs to`,
    { wallets: [{ ...wallet, id: cast.wallet, accountId: cast.secondAccount }] },
  ],
  ["wallets[0].balances.0.amount.total must be", { wallets: [{ ...wallet, balances: usdc("-5", "-5", "0") }] }],
  ["amount.reserved must be a decimal of 0 or more", { wallets: [{ ...wallet, balances: usdc("10", "50", "-40") }] }],
  ["available and reserved must add up to total", { wallets: [{ ...wallet, balances: usdc("10", "5", "4") }] }],
  ["what is in flight reserves 0; seed a payout", { wallets: [{ ...wallet, balances: usdc("500", "400", "100") }] }],
  ["USDC is there twice", { wallets: [{ ...wallet, balances: [...usdc("1", "1", "0"), ...usdc("2", "2", "0")] }] }],
  [`payIns[0].virtualBankAccountId: there is no ${nobody}`, { payIns: [{ ...payIn, virtualBankAccountId: nobody }] }],
  ["payIns[0].virtualBankAccountId: ", { payIns: [{ ...payIn, accountId: cast.secondAccount }] }],
  ["payIns[0].grossFiatAmount must be a decimal of 0 or more", { payIns: [{ ...payIn, grossFiatAmount: "-1.00" }] }],
  ["payIns[0].netCryptoAmount must be", { payIns: [{ ...payIn, netCryptoAmount: "12.0000000000000000001" }] }],
  ["payIns[0].chain: ", { payIns: [{ ...payIn, chain: "SOLANA" }] }],
  ["webhooks[0].authenticationMethod", { webhooks: [webhook] }],
  ["must be the name of a header", { webhooks: [{ ...webhook, authenticationMethod: method("X Key") }] }],
  ["must not be a header that HTTP itself sets", { webhooks: [{ ...webhook, authenticationMethod: method("Host") }] }],
  [
    "--allow-http-webhooks-to other.example",
    { webhooks: [{ ...webhook, url: "http://other.example/", authenticationMethod: method("X-Key") }] },
  ],
  [`verifications[0].id: there is no ${nobody} among the parties`, { verifications: [{ id: nobody }] }],
];

test.each(wrong)("a seed that reads could not show is refused: %s", async (line, resources) => {
  const before = await counts();
  // What comes first in it is not kept either.
  const parties = [{ ...terms, id: nobody.replace("404", "405") }];
  expect(await refused({ parties, ...resources })).toContain(line);
  expect(await counts()).toEqual(before);
});

const changes: [path: string, kind: string, field: string, value: unknown, line: string][] = [
  ["transfers", "transfers", "amount", "1e3", "transfers[0].amount must be"],
  ["transfers", "transfers", "receiverAccountId", nobody, `transfers[0].receiverAccountId: there is no ${nobody}`],
  ["payouts", "payouts", "accountId", cast.secondAccount, "payouts[0].routeId: "],
  ["payout-routes", "payoutRoutes", "sourceWalletId", nobody, `payoutRoutes[0].sourceWalletId: there is no ${nobody}`],
  ["fiat-to-crypto/payment-sessions", "paymentSessions", "inAmount", -1, "paymentSessions[0].inAmount must be"],
];

test.each(changes)("so is one of the %s that has a wrong %s %s", async (path, kind, field, value, line) => {
  const [first] = await list(`${account}/${path}`);
  expect(await refused({ [kind]: [{ ...first, id, [field]: value }] })).toContain(line);
});

test("a webhook is seeded with its secret, which no read shows; without one a seed leaves that which it has", async () => {
  const authenticationMethod = { type: "API_KEY", headerName: "X-Key", apiKey: "a-seeded-secret" };
  await seed({ webhooks: [{ ...webhook, url: "http://hooks.example/", authenticationMethod }] });
  const [, seeded] = await list("/v1/webhooks");
  expect(seeded).toMatchObject({ id, authenticationMethod: { headerName: "X-Key" } });
  expect(JSON.stringify(seeded)).not.toContain("a-seeded-secret");
  await seed({ webhooks: [{ ...seeded, name: "Renamed" }] });
  await mock.sendEvent({ eventType: "PING" });
  expect(await mock.events()).toHaveLength(1);
});

test("what is named may come in the same seed, in any order", async () => {
  const accounts = [{ id: nobody, status: "ACTIVE", partyRoles: [role(id)] }];
  await seed({ wallets: [{ ...wallet, accountId: nobody }], accounts, parties: [{ ...terms, id }] });
  expect((await list(`/v1/accounts/${nobody}/wallets`)).map((one) => one["id"])).toEqual([id]);
});

test("a wallet that is seeded again has the balances of its seed, and the books stay whole", async () => {
  const total = async () => {
    const found = (await list(`${account}/wallets`)).find((one) => one["id"] === id);
    const balances = found?.["balances"] as { asset: string; amount: { total: string } }[];
    return balances.map(({ asset, amount }) => [asset, Number(amount.total)]);
  };
  await seed({ wallets: [{ ...wallet, balances: usdc("5", "5", "0") }] });
  expect(await total()).toContainEqual(["USDC", 5]);
  await seed({ wallets: [{ ...wallet, balances: [{ asset: "EURC", amount: { total: "7" } }] }] });
  expect(await total()).toEqual(expect.not.arrayContaining([["USDC", 5]]));
  expect(await total()).toContainEqual(["EURC", 7]);
  // What is reserved cannot be taken away.
  const [first] = await list(`${account}/wallets`);
  const taken = { ...first, accountId: cast.account, balances: [] };
  expect(await refused({ wallets: [taken] })).toMatch(/cannot have less \w+ than/);
  expect(await mock.shown("/ledger")).toMatchObject({ faults: [] });
});

test("what reads show can be seeded again", async () => {
  const own = async (path: string) =>
    (await list(`${account}/${path}`)).map((one) => ({ ...one, accountId: cast.account }));
  const before = {
    ...{ parties: await list("/v1/parties"), accounts: await list("/v1/accounts"), wallets: await own("wallets") },
    ...{ virtualBankAccounts: await own("virtual-bank-accounts"), payouts: await list(`${account}/payouts`) },
    ...{ transfers: await list(`${account}/transfers`), webhooks: await list("/v1/webhooks") },
    paymentSessions: await list(`${account}/fiat-to-crypto/payment-sessions`),
  };
  await seed(before);
  expect(await list("/v1/accounts")).toEqual(before.accounts);
  expect(await list(`${account}/transfers`)).toEqual(before.transfers);
});

describe("what was announced", () => {
  test("is not taken back by a seed", async () => {
    const body = { receiverAccountId: cast.secondAccount, asset: "USDC", chain: "BASE", amount: "1" };
    const { id: transferId } = await mock.result("POST", `${account}/transfers/crypto`, body);
    const transfer = async () => (await list(`${account}/transfers`)).find((one) => one["id"] === transferId);
    await seed({ transfers: [{ ...(await transfer()), status: "PENDING" }] });
    await mock.move({ kind: "transfers", id: String(transferId), to: "COMPLETED" });
    const before = await transfer();
    const taken = { ...before, id: String(transferId).toUpperCase(), status: "PENDING" };
    expect(await refused({ transfers: [taken] }, 409)).toContain(
      `transfers[0].status: ${transferId} does not go from COMPLETED to PENDING: This transfer has settled`,
    );
    expect(await transfer()).toEqual(before);
  });

  test("of a seeded session, expiry, comes at its time, at once when it has passed", async () => {
    const sessions = `${account}/fiat-to-crypto/payment-sessions`;
    const [first] = await list(sessions);
    const now = (await mock.now()).getTime();
    const late = id.replace(/1$/, "2");
    const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
    const status = "PENDING_PAYMENT";
    await seed({ paymentSessions: [{ ...first, id, status, expiresAt: at(5000) }] });
    await seed({ paymentSessions: [{ ...first, id: late, status, expiresAt: at(-5000) }] });
    const read = async (one: string) => (await list(sessions)).find((session) => session["id"] === one)?.["status"];
    expect([await read(id), await read(late)]).toEqual([status, "EXPIRED"]);
    await mock.advance({ seconds: 5 });
    expect(await read(id)).toBe("EXPIRED");
  });
});
