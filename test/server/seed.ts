// The data at the start.

import { address, addressOf, code, hash, text, uuid } from "./basics.ts";
import { emptyAccount, emptyWallet } from "./finance/accounts.ts";
import { SESSION_STATUSES } from "./finance/sessions.ts";
import type { Account, JsonRecord, Party, ServerClient, ServerWorld, ShownObject, Tenant } from "./model.ts";
import { makeBankAccount } from "./ramp/company.ts";
import { deposit, make } from "./ramp/requests.ts";

export const ASSETS: JsonRecord[] = [
  { contractAddress: addressOf("USDC on BASE"), decimals: 6, chain: "BASE", asset: "USDC" },
  { contractAddress: addressOf("EURC on BASE"), decimals: 6, chain: "BASE", asset: "EURC" },
  { contractAddress: addressOf("USDT on BASE"), decimals: 6, chain: "BASE", asset: "USDT" },
  { contractAddress: addressOf("USDC on POLYGON"), decimals: 6, chain: "POLYGON", asset: "USDC" },
];

const DAY = 86_400_000;
const start = Date.parse("2026-06-01T06:00:00.000Z");

function session(account: Account, i: number): ShownObject {
  // Three sessions have the same instant of creation.
  const createdAt = new Date(start + Math.floor(i / 3) * DAY).toISOString();
  const status = SESSION_STATUSES[i % SESSION_STATUSES.length] ?? "CREATED";
  const made: ShownObject = {
    metadata: { cart: `c-${i}` },
    updatedAt: new Date(Date.parse(createdAt) + ((i * 37) % 130) * 26_000_000 + i * 1000).toISOString(),
    createdAt,
    expiresAt: new Date(start + Math.floor(i / 3) * DAY + 3_600_000).toISOString(),
    cancellable: status === "CREATED" || status === "PENDING_PAYMENT",
    blockchainTxId: null,
    walletId: account.wallets[0]?.id,
    externalRef: `order-${1000 + i}`,
    outCryptocurrency: "EURC",
    inCurrency: "EUR",
    inAmount: 20 + i / 4,
    status,
    accountId: account.id,
    id: uuid(),
  };
  return status === "CREATED" ? made : { ...made, paymentUrl: `https://pay.example/${code("s")}` };
}

function payIns(account: Account): ShownObject[] {
  const common = {
    fiatCurrency: "EUR",
    cryptoAsset: "EURC",
    chain: "BASE",
    accountWalletId: account.wallets[0]?.id,
    virtualBankAccountId: text(account.virtualBankAccounts[0]?.id),
    accountId: account.id,
    createdAt: "2026-07-04T08:00:00.000Z",
    updatedAt: "2026-07-04T08:05:00.000Z",
  };
  const amounts = { grossFiatAmount: "100.00", grossCryptoAmount: "100.000000", netCryptoAmount: "99.400000" };
  return [
    {
      ...amounts,
      ...common,
      transactionHash: hash(),
      settledAt: "2026-07-04T08:05:00.000Z",
      id: uuid(),
      status: "SETTLED",
    },
    { grossFiatAmount: "75.10", ...common, failedAt: "2026-07-04T08:05:00.000Z", id: uuid(), status: "FAILED" },
  ];
}

const NAMES = ["Ines Duarte", "Milo Brandt", "Aya Kimura", "Otto Lind", "Nora Vance", "Teo Marini", "Lena Falk"];

function parties(): Party[] {
  const people = NAMES.map((name, i): Party => {
    const [firstName, lastName] = name.split(" ");
    const address = { country: "DE", city: "Bremen", postalCode: "28195", addressLine1: `Am Wall ${i + 1}` };
    const terms = ["ACCEPTED", "NOT_REQUIRED", "REQUIRED"][i % 3];
    const fields = {
      partnerTermsStatus: terms,
      kycStatus: i === 5 ? "PENDING" : "CLEARED",
      status: "REGISTERED",
      address,
      lastName,
      firstName,
      partyType: "INDIVIDUAL",
      externalId: `p-${i}`,
    };
    return { id: uuid(), fields };
  });
  const business = {
    name: "Lumen Trading",
    partyType: "BUSINESS",
    kybStatus: "CLEARED",
    status: "REGISTERED",
    partnerTermsStatus: "ACCEPTED",
  };
  return [...people, { id: uuid(), vatNumber: "DE812345678", fields: business }];
}

function account(world: ServerWorld, tenant: Tenant, i: number): Account {
  const wallets = [emptyWallet(world, "BASE"), emptyWallet(world, "POLYGON")];
  if (i === 2) wallets.push({ ...emptyWallet(world, "BASE", "SELF_CUSTODY"), status: "PENDING" });
  for (const [n, wallet] of wallets.entries()) {
    for (const balance of wallet.balances) balance.total = n < 2 ? BigInt(5000 + i * 100) * 1_000_000n : 0n;
  }
  const made = emptyAccount(wallets);
  made.externalId = `account-${i}`;
  const holder = tenant.parties[i % tenant.parties.length];
  const partyId = text(holder?.id);
  made.roles.push({ partyId, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" });
  made.roles.push({ partyId, roleType: "PAYOUT_RECIPIENT", status: "ACTIVE" });
  made.virtualBankAccounts.push({
    depositRails: [{ rail: "SEPA", bankAddress: "Domshof 2, 28195 Bremen" }],
    routingNumber: "011000015",
    accountNumber: `8100${i}1`,
    bankAccountType: "USD_ACH",
    status: "ACTIVE",
    id: uuid(),
  });
  const payoutBankAccountId = code("pba");
  tenant.payoutBankAccounts.push({
    accountNumberLast4: `44${10 + i}`,
    rail: "US_ACH",
    partyId,
    id: payoutBankAccountId,
  });
  made.routes.push({
    sourceWalletId: wallets[0]?.id,
    payoutBankAccountId,
    status: "ACTIVE",
    accountId: made.id,
    id: code("route"),
  });
  for (let n = 0; n < 17; n += 1) {
    made.payouts.push({
      fundingMode: "PULL",
      asset: "USDC",
      amount: `${10 + n}.500000`,
      routeId: text(made.routes[0]?.id),
      status: "COMPLETED",
      accountId: made.id,
      id: code("po"),
    });
  }
  return made;
}

function ramp(world: ServerWorld, tenant: Tenant, client: ServerClient): void {
  const data = tenant.ramp;
  for (let i = 0; i < 23; i += 1) {
    const verificationStatus = ["VERIFIED", "PENDING", "DENIED"][i % 3];
    const made = makeBankAccount(tenant.companyId, {
      bic: "BYLADEM1001",
      iban: "DE02120300000000202051",
      supportedRampType: ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"][i % 3 === 0 ? 2 : i % 2],
      bankAccountType: "EUR_SEPA",
      bankCountry: "DE",
      companyName: tenant.companyName,
      bankName: `Bank ${(i * 7) % 23}`,
      name: `Account ${String((i * 5) % 23).padStart(2, "0")}`,
    });
    const at = new Date(start + i * DAY).toISOString();
    Object.assign(made, { verificationStatus, createdAt: at, updatedAt: at });
    if (verificationStatus === "VERIFIED") made["verifiedAt"] = at;
    data.bankAccounts.push(made);
  }
  const at = "2026-06-03T10:00:00.000Z";
  data.wallets.push({
    version: 1,
    updatedAt: at,
    createdAt: at,
    verifiedAt: at,
    verificationStatus: "VERIFIED",
    chain: "ETHEREUM",
    address: address(),
    description: "Treasury",
    companyId: tenant.companyId,
    status: "OPEN",
    id: code("cw"),
  });
  const statuses = ["AWAITING_APPROVAL", "AWAITING_FUNDS", "IN_SETTLEMENT", "PAID_OUT", "DECLINED", "WITHDRAWN"];
  for (let i = 0; i < 30; i += 1) {
    const rampType = i % 2 === 0 ? "ON_RAMP" : "OFF_RAMP";
    const made = make({ world, tenant, client }, { rampType, amount: 500 + i * 311 });
    made.status = i < 14 ? "AWAITING_APPROVAL" : (statuses[i % statuses.length] ?? "");
    if (!["AWAITING_APPROVAL", "DECLINED", "WITHDRAWN"].includes(made.status))
      Object.assign(made, deposit(rampType), { version: 1 });
    data.requests.push(made);
  }
}

export function seed(world: ServerWorld, client: ServerClient, companyName: string, companyId: string): Tenant {
  const tenant: Tenant = {
    id: uuid(),
    companyId,
    companyName,
    parties: parties(),
    accounts: [],
    webhooks: [],
    payIns: [],
    paymentRequests: [],
    payoutBankAccounts: [],
    remembered: new Map(),
    ramp: { requests: [], bankAccounts: [], wallets: [] },
    played: 0,
  };
  for (let i = 0; i < 31; i += 1) tenant.accounts.push(account(world, tenant, i));
  const [first, busy] = [tenant.accounts[0], tenant.accounts.at(-1)];
  if (busy) busy.externalId = "busy-account";
  if (first) {
    for (let i = 0; i < 130; i += 1) first.sessions.push(session(first, i));
    tenant.payIns.push(...payIns(first));
  }
  ramp(world, tenant, client);
  world.tenants.set(tenant.id, tenant);
  return tenant;
}
