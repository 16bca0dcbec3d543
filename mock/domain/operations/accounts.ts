// Accounts and the roles of parties in them.

import { failingShareToken } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { asArray, asObject, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isOrganisation } from "../lifecycle/conditions.ts";
import { firstStatus } from "../lifecycle/status.ts";
import { invalid } from "../refusals.ts";
import { provisionWallet } from "../seed/provision.ts";
import { roleView, viewOf } from "../views.ts";
import type { World } from "../world.ts";
import { created, type DomainOperation, type DomainOperations, listOf, ok, readOf } from "./call.ts";

/** The same role twice is one role; the response to the second call is not shown. */
function addRole(
  world: World,
  found: Resource,
  partyId: unknown,
  roleType: unknown,
  sent: JsonFields = {},
): JsonFields {
  const roles = asArray(found.body["partyRoles"]).map(asObject);
  const known = roles.find((role) => role["partyId"] === partyId && role["roleType"] === roleType);
  if (known !== undefined) return Object.assign(known, sent);
  const role = { ...sent, partyId, roleType, status: firstStatus(world, found, "partyRole", "addPartyRole") };
  found.body["partyRoles"] = [...roles, role];
  return role;
}

/** Provisions the first wallet. An identity share token is for individuals; it is forwarded, never stored. */
const createAccount: DomainOperation = (call) => {
  const { world } = call;
  const { id: partyId, identityShareToken: token } = asObject(call.body["party"]);
  if (token !== undefined && (partyId === undefined || token === ""))
    throw invalid("party.identityShareToken is not empty, and needs party.id: the individual whose token it is.");
  const made = call.fresh("accounts", { partyRoles: [] });
  if (partyId !== undefined) {
    const { body } = call.find("parties", partyId);
    if (token !== undefined && isOrganisation(body)) throw invalid("party.identityShareToken is for individuals only.");
    if (token !== undefined && call.all("wallets", [{ field: "type", equals: "SELF_CUSTODY" }], 1).length === 0)
      throw invalid("party.identityShareToken is for tenants with self-custody wallets only.");
    // What fails rolls the whole creation back.
    if (token === failingShareToken)
      throw new Refusal(503, "The identity share token could not be forwarded; no account was created.");
    addRole(world, made, body["id"], "ACCOUNT_HOLDER");
  }
  call.store(made, "account");
  provisionWallet(world, made);
  return created(viewOf(world, made));
};

const reactivateAccount: DomainOperation = (call) => {
  const found = call.account();
  call.move(found, "account", "Account");
  return ok(viewOf(call.world, found));
};

const addPartyRole: DomainOperation = (call) => {
  const { world } = call;
  const found = call.account();
  const { partyId, roleType } = call.bodyWith("partyId", "roleType");
  const role = addRole(world, found, call.find("parties", partyId).body["id"], roleType, call.sent("PartyRole"));
  world.store.update(found);
  return created(roleView(world, found.tenant, role));
};

const listPartyRoles: DomainOperation = (call) => {
  const { tenant, body } = call.account();
  const roles = asArray(body["partyRoles"]);
  return call.pageOf(roles.length, (from, size) =>
    roles.slice(from, from + size).map((role) => roleView(call.world, tenant, role)),
  );
};

/** Operations on accounts and party roles. */
export const accounts: DomainOperations = {
  reads: { listAccounts: listOf("accounts"), getAccount: readOf("accounts", "accountId"), listPartyRoles },
  writes: { createAccount, reactivateAccount, addPartyRole },
};
