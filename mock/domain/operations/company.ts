// The company of the ramp service, its bank accounts, its wallets and the users it invites.

import { defaultBankAccount, defaultCompany } from "../../assumed.ts";
import { asObject, type JsonObject } from "../../store/json.ts";
import type { Condition } from "../../store/resources.ts";
import { sentTo } from "../complete.ts";
import { create } from "../lifecycle/status.ts";
import { rejected } from "../refusals.ts";
import { stableId } from "../seed/provision.ts";
import type { StateRequest } from "../types.ts";
import { instant, type World } from "../world.ts";
import { created, fresh, type Operation, type Operations, ok, page, rampResource } from "./common.ts";

/** The company of a tenant; one that was not seeded gets a name of its own. */
export function companyOf(world: World, tenantId: string): JsonObject {
  const [company] = world.store.select({ tenant: tenantId, kind: "companies", size: 1 });
  return company?.body ?? { id: stableId(`${tenantId} company`), ...defaultCompany };
}

/** What every registered bank account and wallet has from the start. */
function registration(world: World, tenantId: string): JsonObject {
  const now = instant(world);
  return { companyId: companyOf(world, tenantId)["id"], createdAt: now, updatedAt: now, version: 1 };
}

const registerCompanyBankAccount: Operation = (world, request) => {
  const { tenantId } = request;
  const body = {
    ...defaultBankAccount,
    ...sentTo(world, request, "companyBankAccounts"),
    companyName: companyOf(world, tenantId)["name"],
    ...registration(world, tenantId),
  };
  const made = fresh(world, request, "companyBankAccounts", body);
  return created(create(world, made, "registerCompanyBankAccount", "companyBankAccount").body);
};

const registerCompanyWallet: Operation = (world, request) => {
  const { tenantId } = request;
  const { address, chain } = asObject(request.body);
  if (address === undefined || chain === undefined)
    throw rejected("validation-error", "A company wallet needs an address and a chain.");
  const made = fresh(world, request, "companyWallets", registration(world, tenantId));
  return created(create(world, made, "registerCompanyWallet", "companyWallet").body);
};

/** The filters that were sent; each compares a field. */
function filters({ query }: StateRequest): Condition[] {
  const wanted = { verificationStatus: query["verificationStatus"], supportedRampType: query["supportedRampType"] };
  return Object.entries(wanted).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, equals: String(value) }],
  );
}

/** Sorted on any field of the list form; oldest first unless asked, as the contract's example is. */
const listCompanyBankAccounts: Operation = (world, request) => {
  const property = String(request.query["sortOn"] ?? "createdAt");
  const direction = request.query["sortOrder"] === "DESC" ? ("DESC" as const) : ("ASC" as const);
  if (!world.contract.fieldsOf("ramp", "CompanyBankAccountSummary").includes(property))
    throw rejected("validation-error", `The list cannot be sorted on ${property}.`);
  const selection = {
    tenant: request.tenantId,
    kind: "companyBankAccounts" as const,
    where: filters(request),
    order: { by: { field: property }, direction } as const,
  };
  return page(world, request, selection, { sort: { orders: [{ property, direction }] } });
};

/** The user receives a link to finish the registration; inviting an address twice invites twice. */
const inviteCompanyUser: Operation = (world, request) => {
  const address = String(asObject(request.body)["email"]);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) throw rejected("validation-error", "email is no email address.");
  const made = fresh(world, request, "invitations", { username: address.split("@")[0], enabled: false });
  made.body["invitationUrl"] = `https://ramp.staging.example/invitations/${made.id}`;
  return ok(create(world, made, "inviteCompanyUser", "invitation").body);
};

/** Operations on the company and what it registers. */
export const company: Operations = {
  reads: {
    getCompany: (world, { tenantId }) => ok(companyOf(world, tenantId)),
    listCompanyBankAccounts,
    getCompanyBankAccount: (world, request) =>
      ok(rampResource(world, request, "companyBankAccounts", request.path["companyBankAccountId"]).body),
    listCompanyWallets: (world, request) => page(world, request, { tenant: request.tenantId, kind: "companyWallets" }),
  },
  writes: { registerCompanyBankAccount, registerCompanyWallet, inviteCompanyUser },
};
