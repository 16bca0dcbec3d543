// The company of the ramp service, its bank accounts, its wallets and the users it invites.

import { defaultBankAccount, defaultCompany } from "../../assumed.ts";
import type { JsonFields } from "../../store/json.ts";
import { rejected } from "../refusals.ts";
import { stableId } from "../seed/provision.ts";
import { instant } from "../world.ts";
import { type DomainOperation, type DomainOperations, listOf, type OperationCall, ok, readOf } from "./call.ts";

/** The company of a tenant; one that was not seeded gets a name of its own. */
export function companyOf(call: OperationCall): JsonFields {
  const [company] = call.all("companies", [], 1);
  return company?.body ?? { id: stableId(`${call.tenant} company`), ...defaultCompany };
}

/** What every registered bank account and wallet has from the start. */
function registration(call: OperationCall): JsonFields {
  const now = instant(call.world);
  return { companyId: companyOf(call)["id"], createdAt: now, updatedAt: now, version: 1 };
}

const registerCompanyBankAccount: DomainOperation = (call) => {
  const sent = call.sent("companyBankAccounts");
  const companyName = companyOf(call)["name"];
  const own = { ...defaultBankAccount, ...sent, companyName, ...registration(call) };
  return call.create(call.fresh("companyBankAccounts", own), "companyBankAccount");
};

const registerCompanyWallet: DomainOperation = (call) => {
  if (call.body["address"] === undefined || call.body["chain"] === undefined)
    throw rejected("validation-error", "A company wallet needs an address and a chain.");
  return call.create(call.fresh("companyWallets", registration(call)), "companyWallet");
};

/** Sorted on any field of the list form; oldest first unless asked, as the contract's example is. */
const listCompanyBankAccounts: DomainOperation = (call) => {
  const { query } = call.request;
  const property = String(query["sortOn"] ?? "createdAt");
  const direction = query["sortOrder"] === "DESC" ? "DESC" : "ASC";
  if (!call.world.contract.fieldsOf("ramp", "CompanyBankAccountSummary").includes(property))
    throw rejected("validation-error", `The list cannot be sorted on ${property}.`);
  const where = ["verificationStatus", "supportedRampType"]
    .filter((field) => query[field] !== undefined)
    .map((field) => ({ field, equals: String(query[field]) }));
  const order = { by: { field: property }, direction } as const;
  return call.page({ kind: "companyBankAccounts", where, order }, { sort: { orders: [{ property, direction }] } });
};

/** The user receives a link to finish the registration; inviting an address twice invites twice. */
const inviteCompanyUser: DomainOperation = (call) => {
  const address = String(call.body["email"]);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) throw rejected("validation-error", "email is no email address.");
  const made = call.fresh("invitations", { username: address.split("@")[0], enabled: false });
  made.body["invitationUrl"] = `https://ramp.staging.example/invitations/${made.id}`;
  return ok(call.store(made, "invitation").body);
};

/** Operations on the company and what it registers. */
export const company: DomainOperations = {
  reads: {
    getCompany: (call) => ok(companyOf(call)),
    listCompanyBankAccounts,
    getCompanyBankAccount: readOf("companyBankAccounts", "companyBankAccountId"),
    listCompanyWallets: listOf("companyWallets"),
  },
  writes: { registerCompanyBankAccount, registerCompanyWallet, inviteCompanyUser },
};
