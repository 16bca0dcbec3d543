// What the mock assumes where no rule of the services says it: outcomes on purpose, each of whose test values leads to what the mock
// says of it; prices, fees, bank details, credits. That any other value goes well the table of rules says.

import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { cast, mockForTests, webhook } from "./mock.ts";

const mock = mockForTests({
  speed: 0,
  settings: { paymentSessions: true, kycNotRequired: true },
  delivery: { delay: 1e12 },
});
beforeEach(() => mock.reset());

interface Outcome {
  where: string;
  value: string;
  kind: string;
  field: string;
  statuses: string[];
  reason?: string;
}
type Resource = Record<string, unknown>;
const outcomes = () => mock.shown<Outcome[]>("/outcomes");
const { result, control } = mock;
const post = (path: string, body?: unknown) => result("POST", path, body);
const inList = async (path: string, id: unknown) =>
  (await result<Resource[]>("GET", `${path}?size=100`)).find((one) => one["id"] === id);
const account = `/v1/accounts/${cast.account}`;

/** A party that is asked for its verification and its consent. */
async function verify(body: object) {
  const path = `/v1/parties/${(await post("/v1/parties", body))["id"]}`;
  await post(`${path}/verification`);
  await post(`${path}/partner-terms/link`);
  return path;
}

const person =
  (field: string, part = "") =>
  async (lastName: string) => {
    const path = await verify({ partyType: "INDIVIDUAL", firstName: "Ada", lastName });
    return async () => (await result("GET", path + part))[field];
  };

const named = async (externalId: string) =>
  `/v1/accounts/${(await post("/v1/accounts", { externalId, party: { id: cast.party } }))["id"]}`;

const reversal = { reversalReason: "End of a test", reversalDescription: "The test is over." };

/** Sends a test value, by kind and field of what it decides about; the result reads the status when all is over. */
const senders: Record<string, (value: string) => Promise<() => Promise<unknown>>> = {
  "parties kycStatus": person("kycStatus"),
  "parties partnerTermsStatus": person("partnerTermsStatus"),
  "parties kybStatus": async (value) => {
    const path = await verify({ partyType: "ORGANIZATION", name: `Ada ${value}` });
    return async () => (await result("GET", path))["kybStatus"];
  },
  "verifications linkageStatus": person("linkageStatus", "/iv-verification"),
  "wallets amlStatus": async (value) => {
    const path = await named(`${value}-17`);
    return async () => (await result<Resource[]>("GET", `${path}/wallets`))[0]?.["amlStatus"];
  },
  "wallets status": async (value) => {
    const path = await named(value);
    const [wallet] = await result<Resource[]>("GET", `${path}/wallets`);
    const accountId = path.split("/").at(-1);
    const own = { ...wallet, accountId, type: "SELF_CUSTODY", amlStatus: "APPROVED" };
    await mock.seed({ wallets: [own] });
    await post(`${path}/wallets/${wallet?.["id"]}/allowance-verification`);
    return async () => {
      const pairs = await result<Resource[]>("GET", `${path}/supported-assets`);
      // Its name for an allowance that is asked for again.
      return pairs.some(({ permitStatus }) => permitStatus === "ACTION_REQUIRED") ? "PENDING" : "ACTIVE";
    };
  },
  "virtualBankAccounts status": async (value) => {
    const path = `${await named(value)}/virtual-bank-accounts`;
    const { id } = await post(path, {});
    return async () => (await inList(path, id))?.["status"];
  },
  "paymentSessions status": async (value) => {
    const path = `${account}/fiat-to-crypto/payment-sessions`;
    const { id } = await post(path, { inAmount: Number(value), inCurrency: "EUR" });
    return async () => (await inList(path, id))?.["status"];
  },
  "payIns status": async (amount) => {
    const credit = { virtualBankAccountId: cast.bank, amount, currency: "EUR" };
    const { payInId } = await mock.bankCredit(credit);
    return async () => (await result("GET", `/v1/pay-ins/${payInId}`))["status"];
  },
  "transfers status": async (amount) => {
    const ends = { sourceAccountId: cast.account, destinationAccountId: cast.secondAccount };
    const { id } = await post("/api/v1/account-to-account-transfers", { ...ends, amount, cryptocurrency: "USDC" });
    return async () => (await inList(`${account}/transfers`, id))?.["status"];
  },
  "paymentRequests status": async (value) => {
    const { id } = await post("/v1/payment-requests", { accountId: cast.account, amount: { fiat: 40 } });
    await post(`/v1/payment-requests/${id}/settlements`, { settlementAmount: { fiat: Number(value) } });
    return async () => {
      const { shortfallAmount } = await post(`/v1/payment-requests/${id}/reversal`, reversal);
      return shortfallAmount === undefined ? "SETTLED" : "SETTLED_WITH_SHORTFALL";
    };
  },
  "payouts status": async (value) => {
    const credentials = { rail: "US_ACH", accountNumber: `00000${value}`, routingNumber: "110000000" };
    const { id: payoutBankAccountId } = await post(`/v1/parties/${cast.party}/payout-bank-accounts`, credentials);
    const route = { payoutBankAccountId, sourceWalletId: cast.wallet };
    const { id: routeId } = await post(`${account}/payout-routes`, route);
    const { id } = await post(`${account}/payouts`, { routeId, asset: "USDC", amount: "10" });
    return async () => (await inList(`${account}/payouts`, id))?.["status"];
  },
  "companyBankAccounts verificationStatus": async (name) => {
    const { id } = await result("POST", "/v1/company-bank-accounts", { name }, "ramp");
    return async () =>
      (await result("GET", `/v1/company-bank-accounts/${id}`, undefined, "ramp"))["verificationStatus"];
  },
  "companyWallets verificationStatus": async (description) => {
    const wallet = { address: "0x01", chain: "ETHEREUM", description };
    const { id } = await result("POST", "/v1/company-wallets", wallet, "ramp");
    const list = () => result<Resource[]>("GET", "/v1/company-wallets", undefined, "ramp");
    return async () => (await list()).find((one) => one["id"] === id)?.["verificationStatus"];
  },
  "rampRequests status": async (value) => {
    const body = { rampType: "ON_RAMP", amount: Number(value) };
    const { id, version } = await result("POST", "/v1/ramp-requests", body, "ramp");
    await result("POST", `/v1/ramp-requests/${id}/approve`, { version }, "ramp");
    await mock.fundRamp({ rampRequestId: String(id) });
    return async () => (await result("GET", `/v1/ramp-requests/${id}`, undefined, "ramp"))["status"];
  },
};

/** Sends a value, and lets a day pass. */
async function end(key: string, value: string): Promise<unknown> {
  const read = await senders[key]?.(value);
  await mock.advance({ days: 1 });
  return read?.();
}

test("each value leads where the mock says, with the reason in its event", async () => {
  for (const { value, kind, field, statuses, reason } of await outcomes()) {
    await mock.reset();
    await post("/v1/webhooks", webhook);
    expect(await end(`${kind} ${field}`, value), `${value} of ${kind}`).toBe(statuses.at(-1));
    if (reason !== undefined) expect(JSON.stringify(await mock.events())).toContain(`"reason":"${reason}"`);
  }
});

test("the guide has every value", async () => {
  const guide = await readFile(`${root}reference/guides/12-testing-with-the-mock.md`, "utf8");
  const lines = guide.split("\n");
  for (const { where, value, statuses } of await outcomes())
    expect(
      lines.some((line) => [where, `\`${value}\``, String(statuses.at(-1))].every((part) => line.includes(part))),
      `a line with ${where}, ${value} and ${statuses.at(-1)}`,
    ).toBe(true);
});

test("fees follow the tiers, exactly, and round half up", async () => {
  const fee = (amount: number) => result("POST", "/v1/fees/calculate", { amount, rampType: "ON_RAMP" }, "ramp");
  expect(await fee(10_000)).toEqual({ amount: 50, percentage: 0.5 });
  expect(await fee(10_000.01)).toEqual({ amount: 40, percentage: 0.4 });
  expect(await fee(1_000_000)).toEqual({ amount: 3000, percentage: 0.3 });
  // 0.5 % of 1.1 is 0.0055, of 0.98 it is 0.0049.
  expect([await fee(1.1), await fee(0.98)]).toMatchObject([{ amount: 0.01 }, { amount: 0 }]);
});

test("a payment request is authorized at the mock's price; what the wallet cannot cover is the shortfall", async () => {
  const body = { amount: { fiat: 250 }, fiatCurrency: "EUR" };
  const { id, authorizedAmount } = await result("POST", `${account}/payment-requests`, body);
  expect(authorizedAmount).toEqual({ fiat: 250, crypto: "270.125000" });
  await result("POST", `/v1/payment-requests/${id}/settlements`, {});
  await mock.advance({ seconds: 2 });
  // There is no read of a payment request; a reversal shows it whole.
  expect(await result("POST", `/v1/payment-requests/${id}/reversal`, reversal)).toMatchObject({
    settlementAmount: { fiat: 250, crypto: "270.125000" },
    settledAmount: { fiat: 163.89, crypto: "177.088375" },
    shortfallAmount: { fiat: 86.11, crypto: "93.036625" },
  });
});

test("a credit that cannot arrive is refused in one line, and nothing arrives", async () => {
  const dollars = await post(`${account}/virtual-bank-accounts`, { bankAccountType: "USD_ACH" });
  await mock.advance({ seconds: 10 });
  const credit = { virtualBankAccountId: cast.bank, amount: "80", currency: "EUR" };
  const wrong: [change: object, status: number, line: string][] = [
    [{ virtualBankAccountId: dollars["id"] }, 400, "a credit in EUR cannot arrive on a USD account"],
    [{ amount: "1.005" }, 400, "1.005 is not an amount above 0 with at most 2 fraction digits"],
    [{ virtualBankAccountId: cast.tenant }, 404, `there is no virtual bank account ${cast.tenant}`],
    [{ curency: "EUR" }, 400, "the bank credit has no field curency (did you mean currency?)"],
  ];
  const before = await mock.shown("/state");
  for (const [change, status, line] of wrong) {
    const { status: got, body } = await control("POST", "/bank-credits", { ...credit, ...change });
    expect([got, body]).toEqual([status, { error: expect.stringContaining(line) }]);
  }
  expect(await mock.shown("/state")).toEqual(before);
  const right = { virtualBankAccountId: String(dollars["id"]), amount: "1.05", currency: "USD" };
  expect(await mock.bankCredit(right)).toEqual({ payInId: expect.any(String) });
});
