// The ramp service: the company, its users, bank accounts and wallets.

import { code, copy, notText, now, ok, operationsOf, resourceOf, text, uuid } from "../basics.ts";
import { paged } from "../lists.ts";
import type { JsonRecord, SentResponse, ServerRequest, ShownObject } from "../model.ts";
import { invalid } from "../server.ts";
import { ADMIN, MANAGE } from "./requests.ts";

const LIST_FORM = [
  "updatedAt",
  "createdAt",
  "verificationStatus",
  "supportedRampType",
  "bankAccountType",
  "bankCountry",
  "bankName",
  "name",
  "id",
];
const ROLES = ["COMPANY_ADMIN", "COMPANY_MANAGER", "COMPANY_VIEWER"];
const STATUSES = ["PENDING", "VERIFIED", "DENIED"];
const SUPPORTED = ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"];

function filter(r: ServerRequest, name: string, values: string[]): (one: ShownObject) => boolean {
  const wanted = r.query.get(name);
  if (wanted === null) return () => true;
  if (!values.includes(wanted)) throw invalid("ramp", `${name} is one of ${values.join(", ")}.`);
  return (one) => one[name] === wanted;
}

function bankAccounts(r: ServerRequest): SentResponse {
  const property = r.query.get("sortOn") ?? "createdAt";
  const direction = r.query.get("sortOrder") ?? "DESC";
  if (!LIST_FORM.includes(property)) throw invalid("ramp", "sortOn is no field of the list.");
  if (!["ASC", "DESC"].includes(direction)) throw invalid("ramp", "sortOrder is ASC or DESC.");
  const sign = direction === "ASC" ? 1 : -1;
  const found = r.tenant.ramp.bankAccounts
    .filter(filter(r, "verificationStatus", STATUSES))
    .filter(filter(r, "supportedRampType", SUPPORTED))
    .sort((a, b) => (String(a[property]) < String(b[property]) ? -sign : sign))
    .map((one) => Object.fromEntries(LIST_FORM.map((name) => [name, one[name]])));
  return paged(r, found, { size: 7, max: 50 }, { sort: { orders: [{ direction, property }] } });
}

/** A bank account that is not verified. */
export function makeBankAccount(companyId: string, given: JsonRecord): ShownObject {
  const at = now();
  return {
    ...given,
    version: 0,
    updatedAt: at,
    createdAt: at,
    verificationStatus: "PENDING",
    status: "OPEN",
    companyId,
    id: uuid(),
  };
}

const BANK_FIELDS: Record<string, string> = {
  name: "Account",
  bankName: "Bank",
  companyName: "Company",
  bankCountry: "DE",
  bankAccountType: "EUR_SEPA",
  supportedRampType: "ON_AND_OFF_RAMP",
};
const MORE_FIELDS = [
  "email",
  "phoneNumber",
  "beneficiaryAddressLine1",
  "beneficiaryAddressLine2",
  "beneficiaryCity",
  "beneficiaryState",
  "beneficiaryPostalCode",
  "beneficiaryCountry",
  "iban",
  "bic",
  "intermediaryBic",
];

function registerBankAccount(r: ServerRequest): SentResponse {
  if (r.body["supportedRampType"] !== undefined && !SUPPORTED.includes(text(r.body["supportedRampType"]))) {
    throw invalid("ramp", `supportedRampType is one of ${SUPPORTED.join(", ")}.`);
  }
  const names = [...Object.keys(BANK_FIELDS), ...MORE_FIELDS];
  const [wrong] = notText(r.body, names);
  if (wrong) throw invalid("ramp", `${wrong} is no text.`);
  const given: JsonRecord = { ...BANK_FIELDS };
  copy(r.body, given, names);
  const made = makeBankAccount(r.tenant.companyId, given);
  r.tenant.ramp.bankAccounts.push(made);
  return ok(made, 201);
}

function registerWallet(r: ServerRequest): SentResponse {
  const at = now();
  const made: ShownObject = {
    id: code("cw"),
    status: "OPEN",
    companyId: r.tenant.companyId,
    description: text(r.body["description"]) || "Wallet",
    address: text(r.body["address"]),
    chain: text(r.body["chain"]) || "ETHEREUM",
    verificationStatus: "PENDING",
    createdAt: at,
    updatedAt: at,
    version: 0,
  };
  if (made["address"] === "") throw invalid("ramp", "address is missing.");
  r.tenant.ramp.wallets.push(made);
  return ok(made, 201);
}

function invite(r: ServerRequest): SentResponse {
  const email = text(r.body["email"]);
  if (email.length < 1) throw invalid("ramp", "email is missing.");
  const role = r.body["role"];
  if (role !== undefined && !ROLES.includes(text(role)))
    throw invalid("ramp", `role is one of ${ROLES.join(", ")}.`);
  return ok({
    invitationStatus: "PENDING",
    invitationUrl: `https://join.example/${code("i")}`,
    role: role ?? "COMPANY_VIEWER",
    enabled: false,
    lastName: text(r.body["lastName"]),
    firstName: text(r.body["firstName"]),
    email,
    username: email.toLowerCase(),
    id: code("user"),
  });
}

const BANKS = "/v1/company-bank-accounts";

export const company = operationsOf({
  getCompany: [
    "GET /v1/company",
    ({ tenant }) => ok({ kybStatus: "APPROVED", name: tenant.companyName, id: tenant.companyId }),
  ],
  listCompanyBankAccounts: [`GET ${BANKS}`, bankAccounts],
  registerCompanyBankAccount: [`POST ${BANKS}`, registerBankAccount, { roles: MANAGE }],
  getCompanyBankAccount: [
    `GET ${BANKS}/{companyBankAccountId}`,
    (r) =>
      ok(resourceOf(r.tenant.ramp.bankAccounts, r.params["companyBankAccountId"]?.toLowerCase(), "NOT_FOUND")),
  ],
  listCompanyWallets: ["GET /v1/company-wallets", (r) => paged(r, r.tenant.ramp.wallets, { size: 9, max: 27 })],
  registerCompanyWallet: ["POST /v1/company-wallets", registerWallet, { roles: MANAGE }],
  inviteCompanyUser: ["POST /v1/company/users/invite", invite, { roles: ADMIN, scope: "manage:company-users" }],
});
