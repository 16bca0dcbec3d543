// What the seeded server does for each operation that keeps state; every other one answers the contract's example.

import type { Contract } from "../../../conformance/contract.ts";
import { asArray, asObject, type Json, type JsonObject } from "../../../model/document.ts";
import type { Answer, Call } from "./behaviour.ts";
import { exampleOf, newId } from "./world.ts";

/** Serves one operation. */
export type Handler = (call: Call) => Answer;

/** An error in the envelope of its service. */
export function refuse(status: number, code: string, message = `Refused: ${code}.`): Answer {
  return { status, headers: {}, json: { success: false, errors: [{ code, message }], result: null } };
}

function done(result: Json | undefined, status = 200, more: JsonObject = {}): Answer {
  return { status, headers: {}, json: { success: true, ...(result !== undefined && { result }), ...more } };
}

function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? otherwise);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** One page of rows with its `pagination`. */
export function paged(rows: JsonObject[], query: URLSearchParams, size: number, more: JsonObject = {}): Answer {
  const pageSize = numberOf(query, "size", size);
  const pageNumber = numberOf(query, "page", 1);
  const numberOfPages = Math.ceil(rows.length / pageSize);
  const result = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const pagination = {
    pageNumber,
    pageSize,
    numberOfElements: result.length,
    numberOfPages,
    hasNextPage: pageNumber < numberOfPages,
    hasPreviousPage: pageNumber > 1,
  };
  return done(result, 200, { pagination, ...more });
}

const has = (rows: JsonObject[], id: string | undefined) => rows.find((row) => row["id"] === id);

function listSessions({ world, path, query }: Call): Answer {
  const sortOn = query.get("sortOn");
  const field = sortOn ?? "createdAt";
  const direction = sortOn !== null && query.get("sortOrder") === "ASC" ? "ASC" : "DESC";
  const [from, to] = [query.get("from"), query.get("to")].map((text) => (text === null ? undefined : Date.parse(text)));
  if (from !== undefined && to !== undefined && from > to) return refuse(400, "invalid-date-range");
  const sign = direction === "ASC" ? 1 : -1;
  const rows = world.sessions
    .filter((row) => row["accountId"] === path["accountId"])
    .filter((row) => query.get("status") === null || row["status"] === query.get("status"))
    .filter((row) => from === undefined || !(Date.parse(String(row["createdAt"])) < from))
    .filter((row) => to === undefined || !(Date.parse(String(row["createdAt"])) >= to))
    .sort((a, b) => sign * compare(a, b, field) || sign * compare(a, b, "id"));
  const orders = [
    { property: field, direction },
    { property: "id", direction },
  ];
  return paged(rows, query, 100, { sort: { orders } });
}

function compare(a: JsonObject, b: JsonObject, field: string): number {
  return String(a[field]) < String(b[field]) ? -1 : Number(String(a[field]) > String(b[field]));
}

/** A webhook as it is read: secrets left out. */
function shownWebhook({ id, url, name, authenticationMethod, status }: JsonObject): JsonObject {
  const { apiKey: _, password: __, ...method } = asObject(authenticationMethod);
  return { id, url, ...(name !== undefined && { name }), authenticationMethod: method, status };
}

const webhookNotFound = () => refuse(404, "code-not-documented");

const webhooks: Record<string, Handler> = {
  registerWebhook({ world, body }) {
    const webhook = { ...body, id: newId(), status: "ACTIVE" };
    world.webhooks.push(webhook);
    return done(shownWebhook(webhook), 201);
  },
  listWebhooks: ({ world }) => done(world.webhooks.map(shownWebhook)),
  getWebhook({ world, path }) {
    const webhook = has(world.webhooks, path["webhookId"]);
    return webhook === undefined ? webhookNotFound() : done(shownWebhook(webhook));
  },
  replaceWebhook({ world, path, body }) {
    const webhook = has(world.webhooks, path["webhookId"]);
    if (webhook === undefined) return webhookNotFound();
    for (const name of ["url", "name", "authenticationMethod"]) delete webhook[name];
    Object.assign(webhook, body, { id: path["webhookId"] });
    return done(shownWebhook(webhook));
  },
  deleteWebhook({ world, path }) {
    if (has(world.webhooks, path["webhookId"]) === undefined) return webhookNotFound();
    world.webhooks = world.webhooks.filter(({ id }) => id !== path["webhookId"]);
    return done(undefined);
  },
  pingWebhook: ({ world, path }) =>
    has(world.webhooks, path["webhookId"]) === undefined ? webhookNotFound() : done(undefined),
};

const partyNotFound = () => refuse(404, "code-not-documented");

const parties: Record<string, Handler> = {
  listParties: ({ world, query }) =>
    paged(
      world.parties.map(({ vatNumber: _, ...party }) => party),
      query,
      50,
    ),
  createParty({ world, body }) {
    const party = { ...body, id: newId(), status: "ACTIVE", kycStatus: "PENDING", partnerTermsStatus: "REQUIRED" };
    world.parties.push(party);
    world.terms.set(party.id, { status: "REQUIRED", consentUrl: `https://consent.example/${party.id}` });
    const { vatNumber: _, ...shown } = party as JsonObject;
    return done(shown, 201);
  },
  getParty({ world, path }) {
    const party = has(world.parties, path["partyId"]);
    return party === undefined ? partyNotFound() : done(party);
  },
  updateParty({ world, path, body }) {
    const party = has(world.parties, path["partyId"]);
    if (party === undefined) return partyNotFound();
    Object.assign(party, body);
    const { vatNumber: _, ...shown } = party;
    return done(shown);
  },
  deleteParty({ world, path }) {
    if (has(world.parties, path["partyId"]) === undefined) return partyNotFound();
    world.parties = world.parties.filter(({ id }) => id !== path["partyId"]);
    return done(undefined);
  },
  createPartyVerification({ world, path }) {
    const id = path["partyId"] as string;
    const known = world.verifications.get(id);
    const url = known ?? `https://verify.example/${newId()}`;
    world.verifications.set(id, url);
    return done({ url }, known === undefined ? 201 : 200);
  },
  getPartnerTerms: ({ world, path }) => done(world.terms.get(path["partyId"] as string) ?? { status: "NOT_REQUIRED" }),
};

/** The first call with a key is carried out; the same call again gets its result, another one is refused. */
function once({ world, body, operation }: Call, work: () => JsonObject, status: number): Answer {
  const key = body["idempotencyKey"];
  const text = JSON.stringify([operation.operationId, body]);
  const known = typeof key === "string" ? world.replies.get(key) : undefined;
  if (known !== undefined) {
    return known.body === text ? done(known.result, status) : refuse(409, "idempotency-key-conflict");
  }
  const result = work();
  if (typeof key === "string") world.replies.set(key, { body: text, result: structuredClone(result) });
  return done(result, status);
}

function createPaymentRequest(call: Call): Answer {
  const { world, body, path } = call;
  const work = () => {
    const { cardProviderReference, externalId, fiatCurrency, amount } = body;
    const made = {
      id: newId(),
      accountId: path["accountId"] ?? body["accountId"],
      authorizedAmount: amount,
      cardProviderReference,
      externalId,
      fiatCurrency,
    };
    const request = JSON.parse(JSON.stringify(made)) as JsonObject;
    world.paymentRequests.push(request);
    return request;
  };
  return once(call, work, 201);
}

function changePaymentRequest(change: (request: JsonObject, body: JsonObject) => void): Handler {
  return (call) => {
    const { world, path, body } = call;
    const byReference = world.paymentRequests.find((row) => row["externalId"] === body["externalId"]);
    const request =
      path["paymentRequestId"] === undefined ? byReference : has(world.paymentRequests, path["paymentRequestId"]);
    if (request === undefined) return refuse(404, "code-not-documented");
    const work = () => {
      change(request, body);
      return request;
    };
    return once(call, work, 200);
  };
}

const settle = changePaymentRequest((request, { settlementAmount }) => {
  Object.assign(request, { status: "SETTLING", ...(settlementAmount !== undefined && { settlementAmount }) });
});
const reverse = changePaymentRequest((request) => {
  request["status"] = "REVERSING";
});

const payments: Record<string, Handler> = {
  createPaymentRequest,
  createAccountPaymentRequest: createPaymentRequest,
  settlePaymentRequest: settle,
  settlePaymentRequestByReference: settle,
  reversePaymentRequest: reverse,
  reversePaymentRequestByReference: reverse,
  updatePaymentRequest: changePaymentRequest((request, { authorizedAmount }) => {
    if (authorizedAmount !== undefined) request["authorizedAmount"] = authorizedAmount;
  }),
  createPaymentSession: () => refuse(400, "no-suitable-provider"),
  createAccountToAccountTransfer({ world, body }) {
    const { sourceAccountId, destinationAccountId, amount, cryptocurrency } = body;
    const transfer = { id: newId(), sourceAccountId, destinationAccountId, amount, cryptocurrency, status: "PENDING" };
    world.transfers.push(transfer);
    return done(transfer as JsonObject, 201);
  },
};

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

function approve(deposits: JsonObject): Handler {
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

const ramp: Record<string, Handler> = {
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

/** All handlers, by operation. */
export function makeHandlers(contract: Contract): Record<string, Handler> {
  const approved = asObject(exampleOf(contract, "approveRampRequest")["result"]);
  const second = asObject(exampleOf(contract, "approveRampRequest", 1)["result"]);
  const invited = asObject(exampleOf(contract, "inviteCompanyUser")["result"]);
  return {
    ...webhooks,
    ...parties,
    ...payments,
    ...ramp,
    listAccounts: ({ world, query }) => paged(world.accounts, query, 50),
    createAccount({ world, body }) {
      const account = { ...asObject(exampleOf(contract, "createAccount")["result"]), id: newId() } as JsonObject;
      if (body["externalId"] !== undefined) account["externalId"] = body["externalId"];
      world.accounts.push(account);
      return done(account, 201);
    },
    getAccount: ({ world, path }) => done(has(world.accounts, path["accountId"])),
    reactivateAccount({ path }) {
      const example = asObject(exampleOf(contract, "reactivateAccount")["result"]);
      return done({ ...example, id: path["accountId"] });
    },
    listWallets: ({ world, query }) => paged(world.wallets, query, 50),
    listPaymentSessions: listSessions,
    getPayIn({ world, path }) {
      const payIn = has(world.payIns, path["payInId"]);
      return payIn === undefined ? refuse(404, "pay-in-not-found") : done(payIn);
    },
    approveRampRequest: approve({ ...approved, ...second }),
    inviteCompanyUser: ({ body }) => done({ ...invited, ...body, username: body["email"] }),
  };
}

/** The example of the contract with its ids set to those asked for; lists are cut to the page. */
export function exampleAnswer(contract: Contract, { operation, query, path }: Call): Answer {
  const example = exampleOf(contract, operation.operationId);
  const status = Number(operation.responses.find((response) => response.status.startsWith("2"))?.status);
  if (Array.isArray(example["result"]) && example["pagination"] !== undefined) {
    return paged(asArray(example["result"]).map(asObject), query, 50);
  }
  const member = operation.segments.at(-1)?.startsWith("{")
    ? path[operation.segments.at(-1)?.slice(1, -1) ?? ""]
    : undefined;
  if (member !== undefined && example["result"] !== undefined) asObject(example["result"])["id"] = member;
  return { status, headers: {}, json: example };
}
