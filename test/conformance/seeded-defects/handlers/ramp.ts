// The company ramp service: ramp requests with their approval, bank accounts, fees and the export.

import { asObject, type JsonObject } from "../../../../model/document.ts";
import type { Answer, Call } from "../behaviour.ts";
import { newId } from "../world.ts";
import { done, type Handler, has, paged, refuse } from "./answers.ts";

const rampNotFound = () => refuse(404, "NOT_FOUND");

function summaryOf(request: JsonObject): JsonObject {
  const names = ["id", "companyId", "companyName", "rampType", "status", "amount", "fiatAmount", "cryptoAmount"];
  const more = ["createdAt", "version", "fiatCurrency", "cryptoCurrency"];
  return Object.fromEntries([...names, ...more].filter((name) => name in request).map((name) => [name, request[name]]));
}

/** Moves a ramp request out of AWAITING_APPROVAL. */
function decide(status: string): Handler {
  return ({ world, path }) => {
    const request = has(world.rampRequests, path["rampRequestId"]);
    if (request === undefined) return rampNotFound();
    if (request["status"] !== "AWAITING_APPROVAL") return refuse(400, "validation-error");
    Object.assign(request, { status, version: Number(request["version"]) + 1 });
    return done(summaryOf(request));
  };
}

function createRampRequest({ world, body }: Call): Answer {
  const template = asObject(
    structuredClone(world.rampRequests.find(({ rampType }) => rampType === (body["rampType"] ?? "ON_RAMP"))),
  );
  const { depositBankAccount: _, depositWallet: __, ...base } = template;
  const made = { ...base, id: newId(), status: "AWAITING_APPROVAL", version: 0, createdAt: "2026-09-21T09:00:00Z" };
  world.rampRequests.push({ ...made, amount: body["amount"] ?? 100 } as JsonObject);
  return done(summaryOf(world.rampRequests.at(-1) as JsonObject), 201);
}

/** The handler of an approval; `deposits` has the details it adds. */
export function approve(deposits: JsonObject): Handler {
  return ({ world, path, body }) => {
    const request = has(world.rampRequests, path["rampRequestId"]);
    if (request === undefined) return rampNotFound();
    if (request["version"] !== body["version"]) return refuse(409, "OPTIMISTIC_LOCK_EXCEPTION");
    if (request["status"] !== "AWAITING_APPROVAL") return refuse(400, "validation-error");
    const details = request["rampType"] === "OFF_RAMP" ? "depositWallet" : "depositBankAccount";
    Object.assign(request, { status: "AWAITING_FUNDS", version: Number(request["version"]) + 1 });
    request[details] = deposits[details] ?? { label: details };
    return done(request);
  };
}

const listForm = [
  "id",
  "name",
  "bankName",
  "bankCountry",
  "bankAccountType",
  "supportedRampType",
  "verificationStatus",
  "createdAt",
  "updatedAt",
];

/** A company bank account as the list has it. */
export function inListForm(account: JsonObject): JsonObject {
  return Object.fromEntries(listForm.map((name) => [name, account[name]]));
}

/** The handlers of the ramp service, but for the approval. */
export const ramp: Record<string, Handler> = {
  listRampRequests: ({ world, query }) => paged(world.rampRequests.map(summaryOf), query, 50),
  createRampRequest,
  getRampRequest({ world, path }) {
    const request = has(world.rampRequests, path["rampRequestId"]);
    return request === undefined ? rampNotFound() : done(request);
  },
  rejectRampRequest: decide("REJECTED"),
  cancelRampRequest: decide("CANCELLED"),
  exportRampRequests({ world }) {
    const lines = world.rampRequests.map((row) => [row["id"], row["rampType"], row["status"], row["amount"]].join(","));
    return {
      status: 200,
      headers: { "content-type": "text/csv" },
      text: ["id,rampType,status,amount", ...lines].join("\n"),
    };
  },
  listCompanyBankAccounts({ world, query }) {
    const rows = world.bankAccounts
      .filter(
        (row) => !query.has("verificationStatus") || row["verificationStatus"] === query.get("verificationStatus"),
      )
      .filter((row) => !query.has("supportedRampType") || row["supportedRampType"] === query.get("supportedRampType"))
      .map(inListForm);
    const direction = query.get("sortOrder") ?? "DESC";
    return paged(rows, query, 50, { sort: { orders: [{ property: query.get("sortOn") ?? "createdAt", direction }] } });
  },
  registerCompanyBankAccount({ world, body }) {
    const companyId = world.bankAccounts[0]?.["companyId"] ?? newId();
    const [createdAt, updatedAt] = ["2026-09-21T09:00:00Z", "2026-09-21T09:00:00Z"];
    const state = { companyId, verificationStatus: "PENDING", createdAt, updatedAt, version: 0 };
    const account = { ...body, id: newId(), ...state };
    world.bankAccounts.push(account);
    return done(account as JsonObject, 201);
  },
  getCompanyBankAccount({ world, path }) {
    const account = has(world.bankAccounts, path["companyBankAccountId"]);
    return account === undefined ? rampNotFound() : done(account);
  },
  calculateFee: ({ body }) => done({ amount: Number(body["amount"]) / 100, percentage: 1 }),
};
