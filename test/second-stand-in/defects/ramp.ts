// Defects of the ramp service, of several kinds.

import { later, object, ok, text } from "../basics.ts";
import type { Request, Shown } from "../model.ts";
import { deposit } from "../ramp/requests.ts";
import { after, before, body, instead, result, success, table } from "./tools.ts";

const find = (r: Request): Shown | undefined =>
  r.tenant.ramp.requests.find((one) => one.id === r.params["rampRequestId"]);
const current = (r: Request): undefined => {
  r.body["version"] = find(r)?.["version"] ?? r.body["version"];
};

const CROSSED = { bank: deposit("ON_RAMP"), wallet: deposit("OFF_RAMP") };

const steps = table("sequences", [
  [
    "approve-stale-version",
    "R33",
    "An approval with an old version is accepted.",
    before("approveRampRequest", (r) => (Number.isInteger(r.body["version"]) ? current(r) : undefined)),
  ],
  [
    "approve-future-version",
    "R33",
    "An approval with a version above the current one is accepted.",
    before("approveRampRequest", (r) =>
      Number(r.body["version"]) > Number(find(r)?.["version"]) ? current(r) : undefined,
    ),
  ],
  [
    "approve-not-kept",
    "R33",
    "An approval is confirmed, and the request still awaits it.",
    after("approveRampRequest", (r) => {
      const found = find(r);
      if (found) found.status = "AWAITING_APPROVAL";
    }),
  ],
  [
    "approved-goes-back",
    "R33",
    "Some time after its approval, a request awaits approval again.",
    after("approveRampRequest", (r) => {
      const found = find(r);
      if (found) later(r.world, 2, () => Object.assign(found, { status: "AWAITING_APPROVAL" }));
    }),
  ],
  [
    "approve-two",
    "R33",
    "An approval approves the next request, too.",
    after("approveRampRequest", (r) => {
      const next = r.tenant.ramp.requests.find((one) => one.status === "AWAITING_APPROVAL");
      if (next) next.status = "AWAITING_FUNDS";
    }),
  ],
  [
    "approve-no-deposit",
    "R5",
    "The response to an approval has no deposit details.",
    result("approveRampRequest", (one) => {
      delete one["depositBankAccount"];
      delete one["depositWallet"];
    }),
  ],
  [
    "deposit-not-read-back",
    "R5",
    "Deposit details are in the response to the approval alone.",
    result("getRampRequest", (one) => {
      delete one["depositBankAccount"];
      delete one["depositWallet"];
    }),
  ],
  [
    "deposit-crossed",
    "R5",
    "An approved on-ramp shows a wallet to pay to, an off-ramp a bank account.",
    result("approveRampRequest getRampRequest", (one) => {
      const paid = ["depositBankAccount", "depositWallet"].find((name) => one[name]);
      if (!paid) return;
      delete one[paid];
      Object.assign(one, paid === "depositWallet" ? CROSSED.bank : CROSSED.wallet);
    }),
  ],
  [
    "cancel-after-approval",
    "R33",
    "A request can be cancelled after its approval.",
    before("cancelRampRequest", (r) => {
      const found = find(r);
      if (found?.status !== "AWAITING_FUNDS") return undefined;
      found.status = "WITHDRAWN";
      return ok(found);
    }),
  ],
  [
    "created-approved",
    "R4",
    "A new ramp request awaits funds without an approval.",
    after("createRampRequest", (r) => Object.assign(r.tenant.ramp.requests[0] ?? {}, { status: "AWAITING_FUNDS" })),
  ],
  [
    "ramp-request-not-kept",
    "R56",
    "A new ramp request is confirmed and not kept.",
    after("createRampRequest", (r) => r.tenant.ramp.requests.shift()),
  ],
  [
    "company-bank-account-not-kept",
    "R59",
    "A new company bank account is confirmed and not kept.",
    after("registerCompanyBankAccount", (r) => r.tenant.ramp.bankAccounts.pop()),
  ],
  [
    "company-wallet-not-kept",
    "R61",
    "A new company wallet is confirmed and not kept.",
    after("registerCompanyWallet", (r) => r.tenant.ramp.wallets.pop()),
  ],
]);

const lists = table("lists", [
  [
    "export-misses-last",
    "R40",
    "The export misses a ramp request.",
    success("exportRampRequests", (reply) => ({
      ...reply,
      body: String(reply.body).split("\r\n").toSpliced(-2, 1).join("\r\n"),
    })),
  ],
  [
    "export-first-page",
    "R40",
    "The export has only the first ten ramp requests.",
    success("exportRampRequests", (reply) => ({
      ...reply,
      body: String(reply.body).split("\r\n").slice(0, 11).join("\r\n"),
    })),
  ],
  [
    "list-form-full",
    "R18",
    "The list of company bank accounts shows all fields.",
    result("listCompanyBankAccounts", (one, r) =>
      Object.assign(
        one,
        r.tenant.ramp.bankAccounts.find((full) => full.id === one["id"]),
      ),
    ),
  ],
  [
    "list-form-iban",
    "R18",
    "The list of company bank accounts shows the IBAN.",
    result("listCompanyBankAccounts", (one) => Object.assign(one, { iban: "DE02120300000000202051" })),
  ],
  [
    "list-form-short",
    "R18",
    "The list of company bank accounts has no bankCountry.",
    result("listCompanyBankAccounts", (one) => delete one["bankCountry"]),
  ],
  [
    "bank-list-without-sort",
    "R44",
    "The list of company bank accounts has no sort.",
    body("listCompanyBankAccounts", (one) => delete one["sort"]),
  ],
  [
    "bank-list-sort-array",
    "R45",
    "sort of the list of company bank accounts is the array of orders itself.",
    body("listCompanyBankAccounts", (one) => Object.assign(one, { sort: object(one["sort"])["orders"] })),
  ],
  [
    "bank-list-without-pagination",
    "R44",
    "The list of company bank accounts has no pagination.",
    body("listCompanyBankAccounts", (one) => delete one["pagination"]),
  ],
]);

const errors = table("errors", [
  [
    "lock-code-other",
    "R73",
    "A stale version leads to VERSION_CONFLICT.",
    instead("approveRampRequest", "OPTIMISTIC_LOCK_EXCEPTION", { code: "VERSION_CONFLICT" }),
  ],
  [
    "lock-code-validation",
    "R73",
    "A stale version leads to validation-error.",
    instead("approveRampRequest", "OPTIMISTIC_LOCK_EXCEPTION", { code: "validation-error" }),
  ],
  [
    "approve-without-version",
    "R38",
    "An approval without a version is accepted.",
    before("approveRampRequest", (r) => (r.body["version"] === undefined ? current(r) : undefined)),
  ],
  [
    "approve-version-text",
    "R38",
    "An approval with the version as a string is accepted.",
    before("approveRampRequest", (r) => {
      if (typeof r.body["version"] === "string") r.body["version"] = Number(r.body["version"]);
      return undefined;
    }),
  ],
  [
    "invite-without-email",
    "R50",
    "An invitation without an email is accepted.",
    before("inviteCompanyUser", (r) => {
      r.body["email"] ??= "nobody@company.example";
      return undefined;
    }),
  ],
  [
    "invite-empty-email",
    "R51",
    "An invitation with an empty email is accepted.",
    before("inviteCompanyUser", (r) => {
      if (r.body["email"] === "") r.body["email"] = " ";
      return undefined;
    }),
  ],
  [
    "invite-any-role",
    "R52",
    "An invitation with an unknown role is accepted.",
    before("inviteCompanyUser", (r) => {
      if (r.body["role"] !== undefined && !/^COMPANY_(ADMIN|MANAGER|VIEWER)$/.test(text(r.body["role"])))
        delete r.body["role"];
      return undefined;
    }),
  ],
  [
    "fee-amount-text",
    "R43",
    "The amount of a fee preview may be a string.",
    before("calculateFee", (r) => {
      if (typeof r.body["amount"] === "string") r.body["amount"] = Number.parseFloat(r.body["amount"]) || 0;
      return undefined;
    }),
  ],
]);

export const ramp = [...steps, ...lists, ...errors];
