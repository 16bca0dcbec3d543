// More stories for the probes: what is refused, and the ramp service.

import { randomUUID } from "node:crypto";
import { addressOf } from "./basics.ts";
import type { Story } from "./probe.ts";

export const errors: Story = async (p) => {
  const { accountId, secondAccountId, partyId } = p.fixtures;
  const sessions = `/v1/accounts/${accountId}/fiat-to-crypto/payment-sessions`;
  const queries = [
    "size=101",
    "size=0",
    "page=0",
    "sortOn=status",
    "status=NEVER",
    "from=yesterday",
    "to=2026-01-01",
    "from=2026-07-02T00:00:00Z&to=2026-07-01T00:00:00Z",
  ];
  for (const query of queries) await p.finance(`GET ${sessions}?${query}`);
  for (const query of ["page=0", "size=0"]) await p.finance(`GET /v1/accounts/${accountId}/wallets?${query}`);
  for (const id of ["abc", randomUUID()]) await p.finance(`GET /v1/accounts/${id}/wallets`);
  await p.finance(`GET /v1/pay-ins/${randomUUID()}`);
  await p.finance(`POST ${sessions}`, { body: { inAmount: 10 } });
  const key = { type: "API_KEY", headerName: "X-Key", apiKey: "k" };
  const url = "https://receiver.example/";
  const hooks = [
    { url: "http://receiver.example/", authenticationMethod: key },
    { url: url + "a".repeat(2048 - url.length), authenticationMethod: key },
    { url: url + "a".repeat(2049 - url.length), authenticationMethod: key },
    { url, name: "n".repeat(255), authenticationMethod: key },
    { url, name: "n".repeat(256), authenticationMethod: key },
    { url },
    { url, authenticationMethod: { type: "API_KEY", headerName: "X-Key" } },
    { url, authenticationMethod: { type: "HMAC", secret: "s" } },
  ];
  for (const body of hooks) await p.finance("POST /v1/webhooks", { body });
  const good = {
    sourceAccountId: accountId,
    destinationAccountId: secondAccountId,
    amount: "1.5",
    cryptocurrency: "USDC",
  };
  const changes = [
    { amount: "1.1234567" },
    { amount: "1.123456" },
    { amount: "-1" },
    { amount: 1 },
    { amount: undefined },
    { cryptocurrency: "BTC" },
    { cryptocurrency: "EURC" },
    { cryptocurrency: undefined },
    { chain: "POLYGON" },
  ];
  for (const change of changes)
    await p.finance("POST /api/v1/account-to-account-transfers", { body: { ...good, ...change } });
  await p.finance("POST /v1/parties", { body: { firstName: "A", kycStatus: "NOT_REQUIRED" } });
  await p.finance(`PATCH /v1/parties/${partyId}`, { body: { kycStatus: "NOT_REQUIRED" } });
  const fiat = [
    { currency: "EUR", chain: "BASE" },
    { currency: "USD", chain: "BASE", asset: "EURC" },
    { currency: "USD" },
  ];
  for (const one of fiat) {
    const body = { receiverAccountId: secondAccountId, amount: "2", ...one };
    await p.finance(`POST /v1/accounts/${accountId}/transfers/fiat`, { body });
  }
};

export const ramp: Story = async (p) => {
  const waiting = (p.fixtures.rampRequestIds ?? []).filter((one) => one.status === "AWAITING_APPROVAL");
  const [on, off, third] = waiting.map((one) => `/v1/ramp-requests/${one.id}`);
  const approve = (path: string | undefined, body: object) => p.ramp(`POST ${path}/approve`, { body });
  for (const body of [{}, { version: "0" }, { version: 7 }, { version: -1 }]) await approve(on, body);
  await approve(on, { version: 0 });
  await approve(off, { version: 0 });
  await p.settled();
  for (const path of [on, off, third]) await p.ramp(`GET ${path}`);
  await p.ramp(`POST ${on}/cancel`, { body: { version: 1 } });
  await p.ramp(`POST ${third}/approve`, { body: { version: 1 } });
  await p.ramp(`POST ${third}/approve`, { body: { version: 0 } });
  await p.ramp(`POST ${third}/approve`, { body: { version: 0 } });
  for (const rampType of ["ON_RAMP", "OFF_RAMP"]) {
    const body = { rampType, amount: 1234.5 };
    await p.ramp("POST /v1/fees/calculate", { body });
    const made = await p.ramp("POST /v1/ramp-requests", { body });
    await p.ramp(`GET /v1/ramp-requests/${made.one["id"]}`);
  }
  await p.ramp("POST /v1/fees/calculate", { body: { amount: "12" } });
  for (const path of ["/v1/ramp-requests", "/v1/ramp-requests/export", "/v1/ramp-requests/on-ramp/pairs"])
    await p.ramp(`GET ${path}`);
  const bank = await p.ramp("POST /v1/company-bank-accounts", {
    body: { name: "New", iban: "DE02120300000000202051" },
  });
  await p.ramp(`GET /v1/company-bank-accounts/${bank.one["id"]}`);
  await p.ramp("GET /v1/company-bank-accounts");
  await p.ramp("POST /v1/company-wallets", { body: { address: addressOf("a company wallet") } });
  await p.ramp("GET /v1/company-wallets");
  const invitations = [
    { email: "a@company.example", role: "COMPANY_VIEWER" },
    { firstName: "A" },
    { email: "" },
    { email: "b@company.example", role: "OWNER" },
  ];
  for (const body of invitations) await p.ramp("POST /v1/company/users/invite", { body });
};
