// Ramp requests: created by a manager, decided by an admin, funded through the deposit details.

import { randomUUID } from "node:crypto";
import { exportColumns } from "../../assumed.ts";
import type { Refusal } from "../../refusal.ts";
import { asObject, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { takeOver } from "../complete.ts";
import { remember } from "../lifecycle/history.ts";
import { trigger } from "../lifecycle/moves.ts";
import { create } from "../lifecycle/status.ts";
import { offerOf } from "../money/currencies.ts";
import { toNumber } from "../money/decimal.ts";
import { feeOf, rampAmounts } from "../money/prices.ts";
import { rejected } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import { summaryOf } from "../views.ts";
import { instant, type World } from "../world.ts";
import { amountOf, created, fresh, type Operation, type Operations, ok, page, rampResource } from "./common.ts";
import { companyOf } from "./company.ts";

const rampRequest = (world: World, request: StateRequest) =>
  rampResource(world, request, "rampRequests", request.path["rampRequestId"]);

/** Refuses with the ramp service's code for an invalid request. */
function refuse(message: string): Refusal {
  return rejected("validation-error", message);
}

function rampAmount(value: unknown): bigint {
  try {
    return amountOf(value, "amount", 6);
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

/** The currency a body names by id; the first one the mock has when it names none. */
function currencyOf(world: World, kind: "fiat" | "crypto", id: unknown): JsonObject {
  const found = offerOf(world.contract).currencies[kind].find((currency) => id === undefined || currency["id"] === id);
  if (found === undefined) throw refuse(`There is no ${kind} currency ${String(id)}.`);
  return found;
}

/** What the request names; the company's first one where it names none, because a ramp request always shows both. */
function registered(
  world: World,
  request: StateRequest,
  kind: "companyBankAccounts" | "companyWallets",
  id: unknown,
): JsonObject {
  if (id !== undefined) return rampResource(world, request, kind, id).body;
  const [first] = world.store.select({ tenant: request.tenantId, kind, size: 1 });
  if (first === undefined) throw refuse("Register a company bank account and a company wallet first.");
  return first.body;
}

const createRampRequest: Operation = (world, request) => {
  const input = asObject(request.body);
  const { rampType, companyBankAccountId, companyWalletId } = input;
  if (rampType === undefined) throw refuse("The body lacks rampType.");
  const fiatCurrency = currencyOf(world, "fiat", input["fiatCurrencyId"]);
  const cryptoCurrency = currencyOf(world, "crypto", input["cryptoCurrencyId"]);
  const parts = {
    companyBankAccount: registered(world, request, "companyBankAccounts", companyBankAccountId),
    companyWallet: registered(world, request, "companyWallets", companyWalletId),
  };
  const company = companyOf(world, request.tenantId);
  const made = fresh(world, request, "rampRequests", {
    companyId: company["id"],
    companyName: company["name"],
    rampType,
    ...rampAmounts(String(rampType), String(fiatCurrency["currency"]), rampAmount(input["amount"])),
    paymentReference: `RAMP-${randomUUID().slice(0, 8).toUpperCase()}`,
    paymentReceived: false,
    createdAt: instant(world),
    version: 1,
    ...parts,
    fiatCurrency,
    cryptoCurrency,
  });
  remember(world, made, "CREATED", request.caller);
  return created(summaryOf(world, create(world, made, "createRampRequest", "rampRequest")));
};

/** Decides a request that waits for approval. `version` is the optimistic lock; reject and cancel may leave it out. */
function decide(world: World, request: StateRequest): Resource {
  const found = rampRequest(world, request);
  const { version } = asObject(request.body);
  if (version !== undefined && version !== found.body["version"])
    throw rejected("OPTIMISTIC_LOCK_EXCEPTION", "The resource was modified. Fetch the latest version and retry.");
  if (found.body["status"] !== "AWAITING_APPROVAL")
    throw refuse(`The request is ${String(found.body["status"])}; it can no longer be decided.`);
  takeOver(world, request, found, "version");
  trigger(world, found, "rampRequest", request.operationId, "Ramp request", request.caller);
  return found;
}

/** The deposit details come with the approval: a bank account on the way in, a wallet on the way out. */
const approveRampRequest: Operation = (world, request) => ok(decide(world, request).body);

const decision: Operation = (world, request) => ok(summaryOf(world, decide(world, request)));

/** RFC 4180: quoted where a value would break the row. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const exportRampRequests: Operation = (world, { tenantId }) => {
  const rows = world.store.select({ tenant: tenantId, kind: "rampRequests" });
  const lines = [exportColumns, ...rows.map(({ body }) => exportColumns.map((column) => cell(body[column])))];
  return {
    status: 200,
    body: lines.map((line) => `${line.join(",")}\n`).join(""),
    headers: { "Content-Type": "text/csv", "Content-Disposition": 'attachment; filename="ramp-requests.csv"' },
  };
};

const calculateFee: Operation = (_, request) => {
  const { fee, percentage } = feeOf(rampAmount(asObject(request.body)["amount"]));
  return ok({ amount: toNumber(fee), percentage: toNumber(percentage) });
};

/** Operations on ramp requests and their fees. */
export const rampRequests: Operations = {
  reads: {
    listRampRequests: (world, request) => page(world, request, { tenant: request.tenantId, kind: "rampRequests" }),
    getRampRequest: (world, request) => ok(rampRequest(world, request).body),
    exportRampRequests,
    listOnRampPairs: (world) => ok(offerOf(world.contract).pairs.on),
    listOffRampPairs: (world) => ok(offerOf(world.contract).pairs.off),
    calculateFee,
  },
  writes: { createRampRequest, approveRampRequest, rejectRampRequest: decision, cancelRampRequest: decision },
};
