// The ramp service: the company, its bank accounts and wallets, invitations, and ramp requests, which a manager creates
// and an admin decides.

import { randomUUID } from "node:crypto";
import { cryptoDigits, defaultBankAccount, defaultCompany, exportColumns, fiatDigits } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import type { JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { remember } from "../lifecycle/effects.ts";
import { enterStatus } from "../lifecycle/moves.ts";
import { type Amount, amountIn, isAmount, readAmount, toNumber } from "../money/decimal.ts";
import { feeOf, rampAmounts, rampCurrencies } from "../money/offer.ts";
import { conflict, rejection } from "../refusals.ts";
import { stableId } from "../seed/provision.ts";
import type { RampFunds } from "../types.ts";
import { summaryOf } from "../views.ts";
import { currentInstant, type World } from "../world.ts";
import {
  createdResponse,
  type DomainOperation,
  type DomainOperations,
  listOf,
  type OperationCall,
  ok,
  readOf,
} from "./call.ts";

/** A refusal with the ramp service's code for an invalid request. */
function refuse(message: string): Refusal {
  return rejection("validation-error", message);
}

/** The company of a tenant; a tenant without one has the default company. */
function companyOf(call: OperationCall): JsonFields {
  const [company] = call.all("companies", {}, 1);
  return company?.body ?? { id: stableId(`${call.tenant} company`), ...defaultCompany };
}

/** Fields of every new bank account and wallet. */
function registration(call: OperationCall): JsonFields {
  const now = currentInstant(call.world);
  return { companyId: companyOf(call)["id"], createdAt: now, updatedAt: now, version: 1 };
}

const registerCompanyBankAccount: DomainOperation = (call) => {
  const sent = call.sent("companyBankAccounts");
  const companyName = companyOf(call)["name"];
  const own = { ...defaultBankAccount, ...sent, companyName, ...registration(call) };
  return createdResponse(call.store(call.fresh("companyBankAccounts", own), "companyBankAccount"));
};

const registerCompanyWallet: DomainOperation = (call) => {
  if (call.body["address"] === undefined || call.body["chain"] === undefined)
    throw refuse("A company wallet needs an address and a chain.");
  return createdResponse(call.store(call.fresh("companyWallets", registration(call)), "companyWallet"));
};

/** Sorts on any field of the list; by default oldest first, as in the contract's example. */
const listCompanyBankAccounts: DomainOperation = (call) => {
  const { query } = call.request;
  const property = String(query["sortOn"] ?? "createdAt");
  const direction = query["sortOrder"] === "DESC" ? "DESC" : "ASC";
  if (!call.world.contract.fieldsOf("ramp", "CompanyBankAccountSummary").includes(property))
    throw refuse(`The list cannot be sorted on ${property}.`);
  const { verificationStatus, supportedRampType } = query;
  const where = { fields: { verificationStatus, supportedRampType } };
  const order = { field: property, direction } as const;
  return call.page({ kind: "companyBankAccounts", where, order }, { sort: { orders: [{ property, direction }] } });
};

/** The user receives a link to finish the registration. A second invitation of an address is a new one. */
const inviteCompanyUser: DomainOperation = (call) => {
  const address = String(call.body["email"]);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) throw refuse("email is not an email address.");
  const made = call.fresh("invitations", { username: address.split("@")[0], enabled: false });
  made.body["invitationUrl"] = `https://ramp.staging.example/invitations/${made.id}`;
  return ok(call.store(made, "invitation"));
};

/** The amount that the company gives: fiat for an on-ramp, crypto for an off-ramp. */
function rampAmount({ body }: OperationCall): Amount {
  const amount = readAmount(body["amount"]);
  const digits = body["rampType"] === "ON_RAMP" ? fiatDigits : cryptoDigits;
  if (isAmount(amount, digits)) return amount;
  throw refuse(`amount has to be a decimal above 0 with at most ${digits} fraction digits.`);
}

/** The currency whose ID is in the body; by default the first of the mock. */
function currencyOf({ world, body }: OperationCall, kind: "fiat" | "crypto"): JsonFields {
  const id = body[`${kind}CurrencyId`];
  const found = rampCurrencies(world.contract)[kind].find((currency) => id === undefined || currency["id"] === id);
  if (found === undefined) throw refuse(`There is no ${kind} currency ${id}.`);
  return found;
}

/** The bank account or wallet of the body; by default the company's first, because ramp requests always show both. */
function registered(call: OperationCall, kind: "companyBankAccounts" | "companyWallets", id: unknown): JsonFields {
  if (id !== undefined) return call.find(kind, id).body;
  const [first] = call.all(kind, {}, 1);
  if (first === undefined) throw refuse("Register a company bank account and a company wallet first.");
  return first.body;
}

const createRampRequest: DomainOperation = (call) => {
  const { rampType, companyBankAccountId, companyWalletId } = call.body;
  if (rampType === undefined) throw refuse("The body lacks rampType.");
  const [fiatCurrency, cryptoCurrency] = [currencyOf(call, "fiat"), currencyOf(call, "crypto")];
  const companyBankAccount = registered(call, "companyBankAccounts", companyBankAccountId);
  const companyWallet = registered(call, "companyWallets", companyWalletId);
  const company = companyOf(call);
  const made = call.fresh("rampRequests", {
    companyId: company["id"],
    companyName: company["name"],
    rampType,
    ...rampAmounts(String(rampType), String(fiatCurrency["currency"]), rampAmount(call)),
    paymentReference: `RAMP-${randomUUID().slice(0, 8).toUpperCase()}`,
    paymentReceived: false,
    createdAt: currentInstant(call.world),
    version: 1,
    companyBankAccount,
    companyWallet,
    fiatCurrency,
    cryptoCurrency,
  });
  remember(call.world, made, "CREATED", call.request.caller);
  call.store(made, "rampRequest");
  return createdResponse(summaryOf(call.world, made));
};

/** Decides a request that waits for approval. `version` is the optimistic lock, optional to reject and cancel. */
function decide(call: OperationCall): Resource {
  const found = call.named("rampRequests", "rampRequestId");
  const { version } = call.body;
  if (version !== undefined && version !== found.body["version"])
    throw rejection("OPTIMISTIC_LOCK_EXCEPTION", "The resource was modified. Fetch the latest version and retry.");
  if (found.body["status"] !== "AWAITING_APPROVAL")
    throw refuse(`The request is ${found.body["status"]}; it can no longer be decided.`);
  call.takeOver(found, "version");
  call.move(found, "rampRequest");
  return found;
}

/** The approval adds the deposit details: a bank account for an on-ramp, a wallet for an off-ramp. */
const approveRampRequest: DomainOperation = (call) => ok(decide(call).body);

const decision: DomainOperation = (call) => ok(summaryOf(call.world, decide(call)));

/**
 * Adds funds to a ramp request that waits for them. Which amount must be paid is not documented: the mock waits until
 * the funds reach `amount`.
 * @throws Refusal 404 for an unknown request, 400 for an invalid amount, 409 if the request does not wait for funds.
 */
export function takeFunds(world: World, tenant: string, { rampRequestId, amount }: RampFunds) {
  const request = world.store.find(tenant, "rampRequests", rampRequestId);
  if (request === undefined) throw new Refusal(404, `there is no ramp request ${rampRequestId}`);
  const { body } = request;
  if (body["status"] !== "AWAITING_FUNDS")
    throw conflict(`ramp request ${rampRequestId} is ${String(body["status"])}, and does not wait for funds`);
  const [wanted, before] = [amountIn(body["amount"]), amountIn(body["amountReceived"])];
  const added = amount === undefined ? wanted - before : readAmount(amount);
  if (!isAmount(added, cryptoDigits))
    throw new Refusal(400, `${amount} is not an amount above 0 with at most ${cryptoDigits} fraction digits`);
  const received = before + added;
  body["amountReceived"] = toNumber(received);
  if (received >= wanted) enterStatus(world, request, "rampRequest", { from: "AWAITING_FUNDS", to: "PROCESSING" });
  else {
    body["version"] = Number(body["version"]) + 1;
    remember(world, request, "FUNDS_RECEIVED");
    world.store.update(request);
  }
  const { status, amountReceived, paymentReceived } = body;
  return {
    rampRequestId: request.id,
    status: String(status),
    amountReceived: Number(amountReceived),
    paymentReceived: paymentReceived === true,
  };
}

/** RFC 4180: quoted if the value would break the row. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const exportRampRequests: DomainOperation = (call) => {
  const rows = call.all("rampRequests").map(({ body }) => exportColumns.map((column) => cell(body[column])));
  return {
    status: 200,
    body: [exportColumns, ...rows].map((line) => `${line.join(",")}\n`).join(""),
    headers: { "Content-Type": "text/csv", "Content-Disposition": 'attachment; filename="ramp-requests.csv"' },
  };
};

/** Responds with the contract's example: the offer is the same for every company. */
const exampleOf: DomainOperation = ({ world: { contract }, request: { operationId } }) =>
  ok(contract.exampleResults("ramp", operationId)[0]);

const calculateFee: DomainOperation = (call) => {
  const { fee, percentage } = feeOf(rampAmount(call));
  return ok({ amount: toNumber(fee), percentage: toNumber(percentage) });
};

export const ramp: DomainOperations = {
  reads: {
    getCompany: (call) => ok(companyOf(call)),
    listCompanyBankAccounts,
    getCompanyBankAccount: readOf("companyBankAccounts", "companyBankAccountId"),
    listCompanyWallets: listOf("companyWallets"),
    listRampRequests: listOf("rampRequests"),
    getRampRequest: readOf("rampRequests", "rampRequestId"),
    exportRampRequests,
    listOnRampPairs: exampleOf,
    listOffRampPairs: exampleOf,
    calculateFee,
  },
  writes: {
    registerCompanyBankAccount,
    registerCompanyWallet,
    inviteCompanyUser,
    createRampRequest,
    approveRampRequest,
    rejectRampRequest: decision,
    cancelRampRequest: decision,
  },
};
