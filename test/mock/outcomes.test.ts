// Outcomes on purpose: each test value leads, over HTTP, to what the mock says of it. That any other value goes well the table of rules says.

import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { bundles } from "../lib/bundles.ts";
import { cast, mockForTests, webhook } from "./mock.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 } });
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
const { result } = mock;
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

test("every documented reason is reached by a value or a move", async () => {
  const reached = (await outcomes()).map(({ kind, reason }) => `${kind} ${reason}`);
  await post(`${account}/payouts`, { routeId: cast.route, asset: "USDC", amount: "1" });
  for (const kind of ["payouts", "transfers"])
    for (const { moves } of await mock.resources(kind))
      reached.push(...moves.flatMap(({ reasons = [] }) => reasons.map((reason) => `${kind} ${reason}`)));
  const { schemas } = bundles.finance["components"] as { schemas: Record<string, { enum: string[] }> };
  const all = { payIns: "PayInFailureReason", transfers: "TransferFailureReason", payouts: "PayoutEventReason" };
  for (const [kind, schema] of Object.entries(all))
    expect(reached).toEqual(expect.arrayContaining((schemas[schema]?.enum ?? []).map((reason) => `${kind} ${reason}`)));
});
