// Stories for the probes, one for each kind of defect: together they touch what the defects change.

import { randomUUID } from "node:crypto";
import type { Probe, Story } from "./probe.ts";

const key = { type: "API_KEY", headerName: "X-Hook-Key", apiKey: "Key-One" };
const basic = { type: "BASIC_AUTHENTICATION", username: "courier", password: "s3cret" };

async function hooks(p: Probe) {
  const one = await p.finance("POST /v1/webhooks", {
    body: { url: p.hook("/key"), name: "a", authenticationMethod: key },
  });
  const two = await p.finance("POST /v1/webhooks", {
    body: { url: p.hook("/basic"), name: "a", authenticationMethod: basic },
  });
  return [one.one["id"], two.one["id"]];
}

const transfer = (p: Probe, amount: string, more: object = {}) =>
  p.finance("POST /api/v1/account-to-account-transfers", {
    body: {
      sourceAccountId: p.fixtures.accountId,
      destinationAccountId: p.fixtures.secondAccountId,
      amount,
      cryptocurrency: "USDC",
      ...more,
    },
  });

const payout = (p: Probe) =>
  p.finance(`POST /v1/accounts/${p.fixtures.accountId}/payouts`, {
    body: { routeId: p.fixtures.routeId, asset: "USDC", amount: "10" },
  });

const deliveries: Story = async (p) => {
  const { accountId, partyId } = p.fixtures;
  const [first, second] = await hooks(p);
  await p.settled();
  await p.finance(`POST /v1/webhooks/${first}/ping`);
  await p.finance(`POST /v1/webhooks/${second}/ping`);
  await transfer(p, "12.345678");
  await transfer(p, "999999");
  await payout(p);
  await p.finance("POST /v1/accounts", { body: { party: { id: partyId } } });
  await p.finance(`POST /v1/accounts/${accountId}/virtual-bank-accounts`, { body: { bankAccountType: "USD_ACH" } });
  await p.finance(`POST /v1/parties/${partyId}/verification`);
  await p.settled();
  await p.finance(`GET /v1/accounts/${accountId}/transfers`);
  const paidIn = p.arrived().map((event) => (event["result"] as { payInId?: string } | undefined)?.payInId);
  for (const id of new Set(paidIn)) if (id) await p.finance(`GET /v1/pay-ins/${id}`);
  const next = { url: p.hook("/next"), name: "b", authenticationMethod: { ...key, apiKey: "Key-Two" } };
  await p.finance(`PUT /v1/webhooks/${first}`, { body: next });
  await p.finance(`POST /v1/webhooks/${first}/ping`);
  await transfer(p, "1");
  await p.settled();
  await p.finance(`DELETE /v1/webhooks/${second}`);
  await transfer(p, "2");
  await p.settled();
  p.refuse(2);
  await p.finance(`POST /v1/webhooks/${first}/ping`);
  await p.settled();
};

const sequences: Story = async (p) => {
  const { accountId, partyWithTermsRequired, selfCustodyAccountId, selfCustodyWalletId } = p.fixtures;
  const made = await p.finance("POST /v1/parties", {
    body: { firstName: "Eva", lastName: "Roth", email: "eva@mail.example" },
  });
  const party = `/v1/parties/${made.one["id"]}`;
  const update = { email: "roth@mail.example", lastName: "Rot" };
  for (const line of [`GET ${party}`, "GET /v1/parties"]) await p.finance(line);
  await p.finance(`PATCH ${party}`, { body: update });
  for (const line of [`GET ${party}`, "GET /v1/parties", `POST ${party}/verification`, `POST ${party}/verification`])
    await p.finance(line);
  const bank = await p.finance(`POST ${party}/payout-bank-accounts`, {
    body: { accountNumber: "123456789012", routingNumber: "011000015" },
  });
  await p.finance(`GET ${party}/payout-bank-accounts`);
  await p.settled();
  const roles = `/v1/accounts/${selfCustodyAccountId}/party-roles`;
  await p.finance(`POST ${roles}`, { body: { partyId: made.one["id"], roleType: "PAYOUT_RECIPIENT" } });
  await p.finance(`GET ${roles}`);
  const route = { payoutBankAccountId: bank.one["id"], sourceWalletId: selfCustodyWalletId };
  await p.finance(`POST /v1/accounts/${selfCustodyAccountId}/payout-routes`, { body: route });
  await p.finance(`GET /v1/accounts/${selfCustodyAccountId}/payout-routes`);
  await p.finance(`POST /v1/accounts/${selfCustodyAccountId}/wallets/${selfCustodyWalletId}/allowance-verification`);
  for (const line of [`DELETE ${party}`, `GET ${party}`, "GET /v1/parties"]) await p.finance(line);
  const terms = `/v1/parties/${partyWithTermsRequired}/partner-terms`;
  for (const line of [`GET ${terms}`, `POST ${terms}/link`, `GET ${terms}`]) await p.finance(line);
  const account = await p.finance("POST /v1/accounts", { body: { externalId: "mine" } });
  await p.finance(`GET /v1/accounts/${account.one["id"]}`);
  await p.finance(`POST /v1/accounts/${accountId}/virtual-bank-accounts`, { body: {} });
  await p.finance(`GET /v1/accounts/${accountId}/virtual-bank-accounts`);
  await transfer(p, "5");
  await transfer(p, "99999");
  await payout(p);
  const lists = [`GET /v1/accounts/${accountId}/transfers`, `GET /v1/accounts/${accountId}/payouts?size=3`];
  for (const line of lists) await p.finance(line);
  await p.settled();
  for (const line of lists) await p.finance(line);
  await webhookSteps(p);
  const body = { amount: { fiat: 20, crypto: "21.600000" }, cardProviderReference: "card-1", externalId: "ext-1" };
  const request = await p.finance(`POST /v1/accounts/${accountId}/payment-requests`, { body });
  await p.finance(`PATCH /v1/payment-requests/${request.one["id"]}`, {
    body: { authorizedAmount: { fiat: 30, crypto: "32.400000" } },
  });
  await p.finance("POST /v1/payment-requests/settlements", {
    body: { cardProviderReference: "card-1", externalId: "ext-2" },
  });
};

async function webhookSteps(p: Probe): Promise<void> {
  const [first] = await hooks(p);
  const one = `/v1/webhooks/${first}`;
  await p.finance("GET /v1/webhooks");
  await p.finance(`PUT ${one}`, { body: { url: p.hook("/next") } });
  await p.finance(`PUT ${one}`, { body: { url: p.hook("/next"), authenticationMethod: basic } });
  for (const line of [`GET ${one}`, "GET /v1/webhooks", `DELETE ${one}`, `GET ${one}`, "GET /v1/webhooks"])
    await p.finance(line);
}

const lists: Story = async (p) => {
  const sessions = `/v1/accounts/${p.fixtures.accountId}/fiat-to-crypto/payment-sessions`;
  const at = "2026-06-05T06:00:00.000Z";
  const queries = [
    "",
    "?size=7",
    "?size=7&page=2",
    "?size=7&page=19",
    "?size=7&page=20",
    "?status=EXPIRED",
    `?from=${at}`,
    `?to=${at}`,
    "?sortOrder=ASC&size=5",
    "?sortOn=updatedAt&size=5",
    "?sortOn=createdAt&sortOrder=ASC&size=5",
    "?sortOn=createdAt&size=5",
  ];
  for (const query of queries) await p.finance(`GET ${sessions}${query}`);
  const wallets = `/v1/accounts/${p.fixtures.accountId}/wallets`;
  for (const query of ["", "?size=1", "?size=1&page=2"]) await p.finance(`GET ${wallets}${query}`);
  await p.finance("GET /v1/parties");
  await p.finance(`GET /v1/accounts/${p.fixtures.accountId}/supported-assets`);
};

const money: Story = async (p) => {
  const { accountId, secondAccountId } = p.fixtures;
  const look = async () => {
    for (const id of [accountId, secondAccountId]) await p.finance(`GET /v1/accounts/${id}/wallets`);
  };
  await transfer(p, "1234.567891");
  await look();
  await p.settled();
  await look();
  await transfer(p, "98765");
  for (let i = 0; i < 3; i += 1) await payout(p);
  await p.settled();
  await look();
  for (const id of p.fixtures.payInIds ?? []) await p.finance(`GET /v1/pay-ins/${id}`);
  await p.finance(`GET /v1/accounts/${accountId}/fiat-to-crypto/payment-sessions?size=2`);
  const request = await p.finance(`POST /v1/accounts/${accountId}/payment-requests`, {
    body: { amount: { fiat: 20, crypto: "21.6" } },
  });
  await p.finance(`POST /v1/payment-requests/${request.one["id"]}/settlements`, {
    body: { settlementAmount: { fiat: 25, crypto: "27" } },
  });
};

const tenantValues = (p: Probe): string[] => [
  "",
  " ",
  "not-a-tenant",
  randomUUID(),
  p.fixtures.foreign.tenantId ?? "",
  p.server.otherTenantId,
  p.server.tenantId.toUpperCase(),
  `${p.server.tenantId},${p.server.otherTenantId}`,
];

/** Two headers of the same name, which fetch would join. */
async function twice(p: Probe): Promise<void> {
  await p.token({ grant_type: "client_credentials", client_id: p.server.clientId, client_secret: "wrong" });
  const seen = await p.token({
    grant_type: "client_credentials",
    client_id: p.server.clientId,
    client_secret: p.server.clientSecret,
  });
  const { request } = await import("node:http");
  const headers = [
    "authorization",
    `Bearer ${seen.body["access_token"]}`,
    "x-tenant-id",
    p.server.tenantId,
    "x-tenant-id",
    p.server.otherTenantId,
  ];
  const status = await new Promise((resolve) => {
    const url = new URL("/v1/accounts?size=1", p.server.financeUrl);
    request(url, { headers: ["host", url.host, ...headers], agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  // Written down by way of a path that leads nowhere.
  await p.finance(`GET /repeated-tenant-gave-${status}`);
}

const access: Story = async (p) => {
  const { accountId, foreign, expiredToken, payInIds } = p.fixtures;
  const list = "GET /v1/accounts?size=1";
  const granted = { "x-tenant-id": p.server.tenantId };
  await p.finance(list, { raw: true });
  const { tokens } = p.server.world;
  await p.finance(list);
  const good = [...tokens.keys()].at(-1) ?? "";
  for (const value of ["Bearer nothing", `Bearer ${expiredToken}`, good, `Bearer ${good.slice(0, -3)}`]) {
    await p.finance(list, { raw: true, headers: { ...granted, authorization: value } });
  }
  await p.finance(list, { raw: true, headers: { authorization: `Bearer ${good}` } });
  for (const value of tenantValues(p)) await p.finance(list, { headers: { "x-tenant-id": value } });
  await twice(p);
  const scoped = [`/v1/accounts/${accountId}/wallets`, `/v1/pay-ins/${payInIds?.[0]}`, "/v1/webhooks"];
  for (const path of scoped) await p.finance(`GET ${path}`, { as: "scopeless" });
  const waiting = p.fixtures.rampRequestIds?.[0]?.id;
  await p.ramp(`POST /v1/ramp-requests/${waiting}/approve`, { as: "manager", body: { version: 0 } });
  await p.ramp("POST /v1/company/users/invite", { as: "viewer", body: { email: "new@company.example" } });
  await p.ramp("POST /v1/ramp-requests", { as: "viewer", body: { rampType: "ON_RAMP", amount: 100 } });
  for (const id of [foreign.accountId, randomUUID()]) await p.finance(`GET /v1/accounts/${id}`);
  for (const id of [foreign.payInId, randomUUID()]) await p.finance(`GET /v1/pay-ins/${id}`);
  const [first] = await hooks(p);
  await p.finance(`GET /v1/webhooks/${first}`);
  await p.finance("GET /v1/webhooks");
  await p.finance(`PUT /v1/webhooks/${first}`, { body: { url: p.hook("/x"), authenticationMethod: key } });
  const body = { accountNumber: "123456789012", routingNumber: "011000015" };
  await p.finance(`POST /v1/parties/${p.fixtures.partyId}/payout-bank-accounts`, { body });
  const party = { id: p.fixtures.partyId, identityShareToken: "share-1" };
  await p.finance("POST /v1/accounts", { body: { party } });
};

const shape: Story = async (p) => {
  const { accountId, payInIds } = p.fixtures;
  const headers: Record<string, string>[] = [
    {},
    { "x-correlation-id": "mine-1" },
    { "x-correlation-id": "a.b:c" },
    { "x-correlation-id": "x".repeat(64) },
    { "x-correlation-id": "not allowed!" },
    { "x-request-id": "other-1" },
    { "x-correlation-id": "mine-2", "x-request-id": "other-2" },
  ];
  for (const one of headers) await p.finance(`GET /v1/accounts/${accountId}/wallets`, { headers: one });
  await p.finance("GET /v1/accounts", { raw: true });
  await p.finance("GET /v1/accounts", { headers: { "x-tenant-id": "x" } });
  await p.finance(`GET /v1/accounts/${randomUUID()}`);
  await p.finance(`GET /v1/accounts/${accountId}`);
  await p.finance(`GET /v1/accounts/${accountId}/fiat-to-crypto/payment-sessions?size=16`);
  for (const id of payInIds ?? []) await p.finance(`GET /v1/pay-ins/${id}`);
  await p.finance(`POST /api/v1/accounts/${accountId}/reactivate`);
  await transfer(p, "1");
  for (const id of await hooks(p)) await p.finance(`GET /v1/webhooks/${id}`);
  await p.finance("GET /v1/supported-assets");
  await p.finance(`GET /v1/accounts/${accountId}/supported-assets`);
};

const idempotency: Story = async (p) => {
  const { accountId } = p.fixtures;
  const path = `POST /v1/accounts/${accountId}/payment-requests`;
  const twiceWith = async (line: string, body: object) => {
    const full = { ...body, idempotencyKey: randomUUID() };
    const first = await p.finance(line, { body: full });
    await p.finance(line, { body: full });
    return { first, full };
  };
  const amount = { fiat: 40, crypto: "43.2" };
  const { first, full } = await twiceWith(path, { amount, cardProviderReference: "c-9", externalId: "e-9" });
  await p.finance(path, { body: { ...full, amount: { fiat: 41, crypto: "44.28" } } });
  const one = `/v1/payment-requests/${first.one["id"]}`;
  await twiceWith(`PATCH ${one}`, { authorizedAmount: { fiat: 50, crypto: "54" } });
  await p.finance(path, { body: full });
  await twiceWith("POST /v1/payment-requests/settlements", { cardProviderReference: "c-9", externalId: "e-9" });
  await twiceWith(`POST ${one}/reversal`, { reversalReason: "RETURN" });
  const other = await p.finance(path, { body: { amount } });
  await twiceWith(`POST /v1/payment-requests/${other.one["id"]}/settlements`, {});
  await p.finance(path, { body: { amount, idempotencyKey: "not-a-uuid" } });
};

export const stories = { deliveries, sequences, lists, money, access, shape, idempotency };
