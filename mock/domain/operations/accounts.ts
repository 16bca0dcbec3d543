// Accounts and the roles of parties in them.

import { failingShareToken } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { asArray, asObject, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { sentTo } from "../complete.ts";
import { trigger } from "../lifecycle/moves.ts";
import { isOrganisation } from "../lifecycle/party.ts";
import { create, firstStatus } from "../lifecycle/status.ts";
import { invalid } from "../refusals.ts";
import { provisionWallet } from "../seed/provision.ts";
import type { StateRequest } from "../types.ts";
import { roleView, viewOf } from "../views.ts";
import type { World } from "../world.ts";
import {
  accountOf,
  bodyWith,
  created,
  fresh,
  type Operation,
  type Operations,
  ok,
  page,
  pageOf,
  resourceOf,
} from "./common.ts";

const account = (world: World, request: StateRequest) => accountOf(world, request, request.path["accountId"]);

function addRole(world: World, found: Resource, partyId: string, roleType: unknown, sent: JsonObject = {}): JsonObject {
  const roles = asArray(found.body["partyRoles"]).map(asObject);
  const known = roles.find((role) => role["partyId"] === partyId && role["roleType"] === roleType);
  if (known !== undefined) return Object.assign(known, sent);
  const role = { ...sent, partyId, roleType, status: firstStatus(world, found, "partyRole", "addPartyRole") };
  found.body["partyRoles"] = [...roles, role];
  return role;
}

/** Forwards an identity share token. What fails rolls the whole creation back. */
function forwardShare(world: World, { tenant, body }: Resource, token: unknown): void {
  if (isOrganisation(body)) throw invalid("party.identityShareToken is for individuals only.");
  const where = [{ field: "type", equals: "SELF_CUSTODY" }];
  if (world.store.count({ tenant, kind: "wallets", where }) === 0)
    throw invalid("party.identityShareToken is for tenants with self-custody wallets only.");
  if (token === failingShareToken)
    throw new Refusal(503, "The identity share token could not be forwarded; no account was created.");
}

/** Provisions the first wallet. An identity share token is for individuals; it is forwarded, never stored. */
const createAccount: Operation = (world, request) => {
  const { id: partyId, identityShareToken } = asObject(asObject(request.body)["party"]);
  if (identityShareToken !== undefined && (partyId === undefined || identityShareToken === ""))
    throw invalid("party.identityShareToken is not empty, and needs party.id: the individual whose token it is.");
  const made = fresh(world, request, "accounts", { partyRoles: [] });
  if (partyId !== undefined) {
    const party = resourceOf(world, request, "parties", partyId, "party");
    if (identityShareToken !== undefined) forwardShare(world, party, identityShareToken);
    addRole(world, made, String(party.body["id"]), "ACCOUNT_HOLDER");
  }
  create(world, made, "createAccount", "account");
  provisionWallet(world, made);
  return created(viewOf(world, made));
};

const reactivateAccount: Operation = (world, request) => {
  const found = account(world, request);
  trigger(world, found, "account", "reactivateAccount", "Account");
  return ok(viewOf(world, found));
};

/** The same role twice is one role; the response to the second call is not shown. */
const addPartyRole: Operation = (world, request) => {
  const found = account(world, request);
  const { partyId, roleType } = bodyWith(request, "partyId", "roleType");
  const party = resourceOf(world, request, "parties", partyId, "party");
  const role = addRole(world, found, String(party.body["id"]), roleType, sentTo(world, request, "PartyRole"));
  world.store.update(found);
  return created(roleView(world, found.tenant, role));
};

const listPartyRoles: Operation = (world, request) => {
  const { tenant, body } = account(world, request);
  return pageOf(
    request,
    asArray(body["partyRoles"]).map((role) => roleView(world, tenant, role)),
  );
};

/** Operations on accounts and party roles. */
export const accounts: Operations = {
  reads: {
    listAccounts: (world, request) => page(world, request, { tenant: request.tenantId, kind: "accounts" }),
    getAccount: (world, request) => ok(viewOf(world, account(world, request))),
    listPartyRoles,
  },
  writes: { createAccount, reactivateAccount, addPartyRole },
};
