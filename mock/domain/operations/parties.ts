// Parties, and what is asked of them: verification, and consent to partner terms.

import { randomUUID } from "node:crypto";
import { partyTypes } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { takeOver } from "../complete.ts";
import { trigger } from "../lifecycle/moves.ts";
import { hasConsented, isOrganisation } from "../lifecycle/party.ts";
import { letGo } from "../lifecycle/paused.ts";
import { create, firstStatus, setStatus, statusOf } from "../lifecycle/status.ts";
import { newLink } from "../links.ts";
import { invalid, rejected } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import { summaryOf, viewOf } from "../views.ts";
import type { World } from "../world.ts";
import { created, done, fresh, type Operation, type Operations, ok, page, resourceOf } from "./common.ts";

const party = (world: World, request: StateRequest) =>
  resourceOf(world, request, "parties", request.path["partyId"], "party");

/** The one kycStatus a caller may ask for, and only where the company's flag allows it. */
function checkKycStatus(world: World, { kycStatus }: JsonObject): void {
  if (kycStatus === undefined) return;
  if (kycStatus !== "NOT_REQUIRED") throw invalid("kycStatus can only be set to NOT_REQUIRED.");
  if (!world.settings.kycNotRequired)
    throw rejected("kyc-not-required-not-allowed", "The company does not manage KYC itself.");
}

const isPartyType = (partyType: unknown) => Object.hasOwn(partyTypes, String(partyType));

/** The fields that are sent fit the kind of the party, where it is known. */
function checkFields(partyType: unknown, input: JsonObject): void {
  const others = isPartyType(partyType) ? (partyTypes[String(partyType)] as string[]) : [];
  const other = others.find((name) => input[name] !== undefined);
  if (other !== undefined) throw invalid(`partyType ${String(partyType)} does not go with ${other}.`);
}

const createParty: Operation = (world, request) => {
  const input = asObject(request.body);
  const { partyType } = input;
  if (partyType !== undefined && !isPartyType(partyType))
    throw invalid(`partyType must be one of ${Object.keys(partyTypes).join(", ")}.`);
  checkFields(partyType, input);
  checkKycStatus(world, input);
  const made = fresh(world, request, "parties", {});
  const checked = isOrganisation(made.body) && made.body["kycStatus"] === undefined ? "partyKyb" : "partyKyc";
  return created(summaryOf(world, create(world, made, "createParty", checked, "partnerTerms")));
};

const updateParty: Operation = (world, request) => {
  const found = party(world, request);
  const input = asObject(request.body);
  const { kycStatus } = input;
  checkFields(found.body["partyType"], input);
  checkKycStatus(world, { kycStatus });
  takeOver(world, request, found, "kycStatus");
  if (kycStatus === undefined) world.store.update(found);
  else trigger(world, found, "partyKyc", "updateParty", "Party");
  return ok(summaryOf(world, found));
};

/** Takes the party's roles and its bank accounts along; what deletion does to them is not shown. */
const deleteParty: Operation = (world, request) => {
  const found = party(world, request);
  const { tenant, id } = found;
  for (const account of world.store.select({ tenant, kind: "accounts" })) {
    const roles = asArray(account.body["partyRoles"]);
    const left = roles.filter((role) => asObject(role)["partyId"] !== found.body["id"]);
    if (left.length === roles.length) continue;
    account.body["partyRoles"] = left;
    world.store.update(account);
  }
  for (const account of world.store.select({ tenant, kind: "payoutBankAccounts", where: [{ parent: id }] }))
    world.store.remove(tenant, "payoutBankAccounts", account.id);
  world.store.remove(tenant, "verifications", id);
  world.store.remove(tenant, "parties", id);
  return done;
};

/** The same link as long as it is not revoked (200), else a new one (201); links do not expire. */
const createPartyVerification: Operation = (world, request) => {
  const found = party(world, request);
  const { tenant, id } = found;
  const machine = isOrganisation(found.body) ? "partyKyb" : "partyKyc";
  if (statusOf(found, machine) === undefined)
    setStatus(found, machine, firstStatus(world, found, machine, "createParty"));
  world.store.update(found);
  if (statusOf(found, machine) === "PENDING") trigger(world, found, machine, "createPartyVerification", "Party");
  const known = world.store.find(tenant, "verifications", id);
  if (known !== undefined && known.hidden["revoked"] !== true) return ok({ url: known.body["url"] });
  const body = { id, url: newLink("verification"), ivCaseReference: randomUUID() };
  const made = { ...fresh(world, request, "verifications", body, { parent: id }), id };
  create(world, made, "createPartyVerification", "identityVerification");
  return created({ url: body.url });
};

const getIvVerification: Operation = (world, request) => {
  const { tenant, id } = party(world, request);
  const body = world.store.find(tenant, "verifications", id)?.body ?? { linkageStatus: "NOT_LINKED" };
  return ok(world.contract.project("finance", "IvVerification", body));
};

function issueConsentUrl(world: World, found: Resource): string {
  const url = newLink("consent");
  found.hidden["consentUrl"] = url;
  letGo(found, "partnerTerms");
  world.store.update(found);
  return url;
}

/** REQUIRED never comes without a consentUrl, so one is issued when there is none. */
const getPartnerTerms: Operation = (world, request) => {
  const found = party(world, request);
  if (hasConsented(found.body)) return ok({ status: found.body["partnerTermsStatus"] ?? "NOT_REQUIRED" });
  const consentUrl = asText(found.hidden["consentUrl"]) ?? issueConsentUrl(world, found);
  return ok({ status: "REQUIRED", consentUrl });
};

/** Supersedes the link issued before. For a party that owes no consent the response is not shown; it gets a link too. */
const createPartnerTermsLink: Operation = (world, request) => {
  const found = party(world, request);
  const consentUrl = issueConsentUrl(world, found);
  if (!hasConsented(found.body)) trigger(world, found, "partnerTerms", "createPartnerTermsLink", "Party");
  return created({ consentUrl });
};

/** Operations on parties. */
export const parties: Operations = {
  reads: {
    listParties: (world, request) => page(world, request, { tenant: request.tenantId, kind: "parties" }),
    getParty: (world, request) => ok(viewOf(world, party(world, request))),
    getIvVerification,
  },
  writes: {
    createParty,
    updateParty,
    deleteParty,
    createPartyVerification,
    getPartnerTerms,
    createPartnerTermsLink,
  },
};
