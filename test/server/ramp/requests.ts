// The ramp service: ramp requests, their export, currency pairs and fees.

import { address, code, MOST, now, ok, operationsOf, resourceOf, ServerRefusal, text, uuid } from "../basics.ts";
import { paged } from "../lists.ts";
import type { JsonRecord, SentResponse, ServerRequest, ShownObject, Tenant } from "../model.ts";
import { cents } from "../rules.ts";
import { invalid } from "../server.ts";

export const EUR = {
  version: 4,
  enabled: true,
  label: "Euro",
  currency: "EUR",
  id: "0190a000-0000-7000-8000-00000000e001",
};
export const USDC = {
  priceFeedId: "usdc-eur",
  version: 2,
  enabled: true,
  label: "USD Coin",
  chain: "ETHEREUM",
  currency: "USDC",
  id: "0190a000-0000-7000-8000-00000000c001",
};
const RATE = 1.0837;

export const MANAGE = ["COMPANY_ADMIN", "COMPANY_MANAGER"];
export const ADMIN = ["COMPANY_ADMIN"];

function event(r: Pick<ServerRequest, "client">, eventType: string, version: number): JsonRecord {
  const { username, role } = r.client;
  const who = { userId: uuid(), username, email: `${username}@company.example`, role };
  return { metadata: {}, version, createdAt: now(), ...who, eventType, id: uuid() };
}

export function make(
  r: Pick<ServerRequest, "client" | "tenant" | "world">,
  wanted: { rampType: string; amount: number },
): ShownObject {
  const { rampType, amount } = wanted;
  const on = rampType === "ON_RAMP";
  const fee = r.world.rules.fee(amount, rampType);
  const fiat = on ? amount : cents(amount / RATE);
  const fiatFee = on ? fee.amount : r.world.rules.fee(fiat, rampType).amount;
  return {
    events: [event(r, "CREATED", 0)],
    cryptoCurrency: USDC,
    fiatCurrency: EUR,
    companyWallet: r.tenant.ramp.wallets[0],
    companyBankAccount: r.tenant.ramp.bankAccounts[0],
    version: 0,
    createdAt: now(),
    paymentReceived: false,
    feePercentage: fee.percentage,
    exchangeRate: RATE,
    cryptoAmount: on ? cents((fiat - fiatFee) * RATE) : amount,
    fiatFeeAmount: fiatFee,
    fiatNetAmount: cents(fiat - fiatFee),
    fiatAmount: fiat,
    netAmount: cents(amount - fee.amount),
    amount,
    status: "AWAITING_APPROVAL",
    rampType,
    companyName: r.tenant.companyName,
    companyId: r.tenant.companyId,
    id: uuid(),
  };
}

function create(r: ServerRequest): SentResponse {
  const { rampType, amount } = r.body;
  if (rampType !== "ON_RAMP" && rampType !== "OFF_RAMP") throw invalid("ramp", "rampType is ON_RAMP or OFF_RAMP.");
  if (typeof amount !== "number" || !(amount > 0 && amount <= MOST))
    throw invalid("ramp", "amount is a number above zero.");
  const made = make(r, { rampType, amount });
  const { bankAccounts, wallets } = r.tenant.ramp;
  const bank = bankAccounts.find((one) => one.id === r.body["companyBankAccountId"]);
  const wallet = wallets.find((one) => one.id === r.body["companyWalletId"]);
  Object.assign(made, bank ? { companyBankAccount: bank } : {}, wallet ? { companyWallet: wallet } : {});
  r.tenant.ramp.requests.unshift(made);
  return ok(made, 201);
}

const find = ({ tenant, params }: ServerRequest): ShownObject =>
  resourceOf(tenant.ramp.requests, params["rampRequestId"]?.toLowerCase(), "NOT_FOUND");

/** Where to pay, in an approved request. */
export function deposit(rampType: string): JsonRecord {
  const common = { version: 1, isActive: true, isDefault: true, label: "Main", id: uuid() };
  if (rampType === "OFF_RAMP") return { depositWallet: { chain: "ETHEREUM", address: address(), ...common } };
  const bank = { iban: "DE02120300000000202051", bic: "BYLADEM1001", bankAccountType: "EUR_SEPA" };
  return {
    depositBankAccount: {
      ...bank,
      beneficiary: "Ramp Trust",
      bankName: "Example Bank",
      fiatCurrency: EUR,
      ...common,
    },
  };
}

function decide(
  r: ServerRequest,
  status: string,
  eventType = status,
  more: (request: ShownObject) => JsonRecord = () => ({}),
): SentResponse {
  const found = find(r);
  const { version } = r.body;
  const must = eventType === "APPROVED" || version !== undefined;
  if (must && !Number.isInteger(version)) throw invalid("ramp", "version is an integer.");
  if (must && version !== found["version"]) {
    throw new ServerRefusal(412, "OPTIMISTIC_LOCK_EXCEPTION", "The resource was modified.");
  }
  if (found.status !== "AWAITING_APPROVAL")
    throw new ServerRefusal(409, "STATUS_CONFLICT", `The request is ${found.status}.`);
  found["version"] = Number(found["version"]) + 1;
  found.status = status;
  (found["events"] as JsonRecord[]).push(event(r, eventType, Number(found["version"])));
  Object.assign(found, more(found));
  return ok(found);
}

const COLUMNS = ["id", "status", "rampType", "amount", "netAmount", "fiatFeeAmount", "exchangeRate", "createdAt"];

function table(tenant: Tenant): SentResponse {
  const rows = tenant.ramp.requests.map((one) => COLUMNS.map((name) => `"${one[name]}"`).join(";"));
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="ramp-requests.csv"',
  };
  return { status: 200, headers, body: [COLUMNS.join(";"), ...rows, ""].join("\r\n") };
}

const FIAT = { label: EUR.label, currency: EUR.currency, id: EUR.id };
const COIN = { label: USDC.label, chain: USDC.chain, currency: USDC.currency, id: USDC.id };

function fee(r: ServerRequest): SentResponse {
  const { amount, rampType } = r.body;
  if (typeof amount !== "number" || !(amount >= 0 && amount <= MOST)) throw invalid("ramp", "amount is a number.");
  if (rampType !== undefined && rampType !== "ON_RAMP" && rampType !== "OFF_RAMP") {
    throw invalid("ramp", "rampType is ON_RAMP or OFF_RAMP.");
  }
  return ok(r.world.rules.fee(amount, text(rampType) || "ON_RAMP"));
}

const summary = (one: ShownObject): JsonRecord => {
  const { events: _events, companyBankAccount: _bank, companyWallet: _wallet, ...rest } = one;
  return rest;
};

const ALL = "/v1/ramp-requests";
const ONE = `${ALL}/{rampRequestId}`;

export const requests = operationsOf({
  listRampRequests: [`GET ${ALL}`, (r) => paged(r, r.tenant.ramp.requests.map(summary), { size: 11, max: 33 })],
  createRampRequest: [`POST ${ALL}`, create, { roles: MANAGE }],
  exportRampRequests: [`GET ${ALL}/export`, (r) => table(r.tenant)],
  listOnRampPairs: [`GET ${ALL}/on-ramp/pairs`, () => ok([{ to: COIN, from: FIAT }])],
  listOffRampPairs: [`GET ${ALL}/off-ramp/pairs`, () => ok([{ to: FIAT, from: COIN }])],
  getRampRequest: [`GET ${ONE}`, (r) => ok(find(r))],
  approveRampRequest: [
    `POST ${ONE}/approve`,
    (r) => {
      const more = (one: ShownObject) => ({ ...deposit(text(one["rampType"])), paymentReference: code("ref") });
      return decide(r, "AWAITING_FUNDS", "APPROVED", more);
    },
    { roles: ADMIN },
  ],
  rejectRampRequest: [`POST ${ONE}/reject`, (r) => decide(r, "DECLINED"), { roles: MANAGE }],
  cancelRampRequest: [`POST ${ONE}/cancel`, (r) => decide(r, "WITHDRAWN"), { roles: MANAGE }],
  calculateFee: ["POST /v1/fees/calculate", fee],
});
