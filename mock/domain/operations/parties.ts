// Parties, their verification, and their consent to partner terms.

import { randomUUID } from "node:crypto";
import { partyTypes } from "../../assumptions.ts";
import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { newLink } from "../hosted.ts";
import { hasConsented, isOrganization } from "../lifecycle/conditions.ts";
import { firstStatus, setStatus, statusOf } from "../lifecycle/status.ts";
import { invalidRequest, rejection } from "../refusals.ts";
import { summaryOf } from "../views.ts";
import type { World } from "../world.ts";
import { createdResponse, type DomainOperation, type DomainOperations, done, listOf, ok, readOf } from "./call.ts";

/** Refuses fields that do not fit the `partyType`, if it is known, and NOT_REQUIRED without the company's setting. */
function checkFields({ settings }: World, partyType: unknown, input: JsonFields): void {
  const { kycStatus } = input;
  const others = Object.hasOwn(partyTypes, String(partyType)) ? (partyTypes[String(partyType)] as string[]) : [];
  const other = others.find((name) => input[name] !== undefined);
  if (other !== undefined) throw invalidRequest(`partyType ${String(partyType)} does not go with ${other}.`);
  if (kycStatus === undefined) return;
  if (kycStatus !== "NOT_REQUIRED") throw invalidRequest("kycStatus can only be set to NOT_REQUIRED.");
  if (!settings.kycNotRequired)
    throw rejection("kyc-not-required-not-allowed", "The company does not manage KYC itself.");
}

const createParty: DomainOperation = (call) => {
  const { partyType } = call.body;
  if (partyType !== undefined && !Object.hasOwn(partyTypes, String(partyType)))
    throw invalidRequest(`partyType must be one of ${Object.keys(partyTypes).join(", ")}.`);
  checkFields(call.world, partyType, call.body);
  const made = call.fresh("parties", {});
  const checked = isOrganization(made.body) && made.body["kycStatus"] === undefined ? "partyKyb" : "partyKyc";
  call.store(made, checked, "partnerTerms");
  return createdResponse(summaryOf(call.world, made));
};

const updateParty: DomainOperation = (call) => {
  const found = call.party();
  checkFields(call.world, found.body["partyType"], call.body);
  call.takeOver(found, "kycStatus");
  if (call.body["kycStatus"] === undefined) call.world.store.update(found);
  else call.move(found, "partyKyc");
  return ok(summaryOf(call.world, found));
};

/** Also deletes roles and bank accounts of the party, and fails its routes; what else is deleted is not documented. */
const deleteParty: DomainOperation = (call) => {
  const { store } = call.world;
  const { tenant, id, body } = call.party();
  for (const account of call.all("accounts")) {
    const roles = asArray(account.body["partyRoles"]);
    const left = roles.filter((role) => asObject(role)["partyId"] !== body["id"]);
    if (left.length === roles.length) continue;
    account.body["partyRoles"] = left;
    store.update(account);
  }
  for (const bankAccount of call.all("payoutBankAccounts", { parent: id })) {
    for (const route of call.all("payoutRoutes", { fields: { payoutBankAccountId: bankAccount.body["id"] } }))
      if (route.body["status"] !== "FAILED") call.move(route, "payoutRoute");
    store.remove(tenant, "payoutBankAccounts", bankAccount.id);
  }
  store.remove(tenant, "verifications", id);
  store.remove(tenant, "parties", id);
  return done;
};

/** The first call creates the link (201), later calls return it (200): the mock's links do not expire. */
const createPartyVerification: DomainOperation = (call) => {
  const { world } = call;
  const found = call.party();
  const { tenant, id } = found;
  const machine = isOrganization(found.body) ? "partyKyb" : "partyKyc";
  if (statusOf(found, machine) === undefined)
    setStatus(found, machine, firstStatus(world, found, machine, "createParty"));
  world.store.update(found);
  if (statusOf(found, machine) === "PENDING") call.move(found, machine);
  const known = world.store.find(tenant, "verifications", id);
  if (known !== undefined) return ok({ url: known.body["url"] });
  const body = { id, url: newLink("verification"), ivCaseReference: randomUUID() };
  call.store(call.fresh("verifications", body, { parent: id }), "identityVerification");
  return createdResponse({ url: body.url });
};

const getIvVerification: DomainOperation = (call) => {
  const { tenant, id } = call.party();
  const body = call.world.store.find(tenant, "verifications", id)?.body ?? { linkageStatus: "NOT_LINKED" };
  return ok(call.world.contract.project("finance", "IvVerification", body));
};

function issueConsentUrl(world: World, found: Resource): string {
  const url = newLink("consent");
  found.hidden["consentUrl"] = url;
  world.store.update(found);
  return url;
}

/** REQUIRED always has a consentUrl, so this creates one if there is none. */
const getPartnerTerms: DomainOperation = (call) => {
  const found = call.party();
  if (hasConsented(found.body)) return ok({ status: found.body["partnerTermsStatus"] ?? "NOT_REQUIRED" });
  const consentUrl = asText(found.hidden["consentUrl"]) ?? issueConsentUrl(call.world, found);
  return ok({ status: "REQUIRED", consentUrl });
};

/** Replaces the previous link. For a party that has consented, the response is not documented; here it is also a link. */
const createPartnerTermsLink: DomainOperation = (call) => {
  const found = call.party();
  const consentUrl = issueConsentUrl(call.world, found);
  if (!hasConsented(found.body)) call.move(found, "partnerTerms");
  return createdResponse({ consentUrl });
};

export const parties: DomainOperations = {
  reads: { listParties: listOf("parties"), getParty: readOf("parties", "partyId"), getIvVerification },
  writes: {
    createParty,
    updateParty,
    deleteParty,
    createPartyVerification,
    getPartnerTerms,
    createPartnerTermsLink,
  },
};
