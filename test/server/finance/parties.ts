// The finance service: parties, their verification, partner terms and payout bank accounts.

import {
  code,
  copy,
  later,
  nanos,
  notText,
  now,
  object,
  ok,
  operationsOf,
  resourceOf,
  ServerRefusal,
  text,
  uuid,
} from "../basics.ts";
import { announce } from "../deliveries.ts";
import { onePage, paged } from "../lists.ts";
import type { JsonRecord, Party, SentResponse, ServerRequest } from "../model.ts";
import { invalid } from "../server.ts";
import { fullParty, partyView } from "../views.ts";
import { party, required, texts } from "./common.ts";

const FIELDS = ["externalId", "partyType", "firstName", "lastName", "email", "name", "address"];

function take(r: ServerRequest, target: Party, fields: string[]): void {
  if (r.body["kycStatus"] === "NOT_REQUIRED") {
    throw new ServerRefusal(409, "kyc-not-required-not-allowed", "The company does not manage KYC itself.");
  }
  texts(r, ["externalId", "partyType", "firstName", "lastName", "email", "name", "vatNumber"]);
  const { address = {} } = r.body;
  const parts = Object.keys(object(address));
  if (typeof address !== "object" || Array.isArray(address) || notText(object(address), parts).length > 0) {
    throw invalid("finance", "address is an object with texts.");
  }
  copy(r.body, target.fields, fields);
  if (typeof r.body["vatNumber"] === "string") target.vatNumber = r.body["vatNumber"];
}

function create(r: ServerRequest): SentResponse {
  const made: Party = { id: uuid(), fields: { status: "REGISTERED" } };
  take(r, made, FIELDS);
  made.fields["partyType"] ??= made.fields["name"] ? "BUSINESS" : "INDIVIDUAL";
  made.fields[made.fields["partyType"] === "INDIVIDUAL" ? "kycStatus" : "kybStatus"] = "PENDING";
  made.fields["partnerTermsStatus"] = "NOT_REQUIRED";
  r.tenant.parties.push(made);
  return ok(fullParty(made), 200);
}

function update(r: ServerRequest): SentResponse {
  const target = party(r);
  take(
    r,
    target,
    FIELDS.filter((field) => field !== "partyType"),
  );
  return ok(fullParty(target));
}

function remove(r: ServerRequest): SentResponse {
  const target = party(r);
  r.tenant.parties.splice(r.tenant.parties.indexOf(target), 1);
  return ok({ removed: true });
}

function verify(r: ServerRequest): SentResponse {
  const target = party(r);
  const known = target.verificationUrl !== undefined;
  target.verificationUrl ??= `https://verify.example/start/${code("v")}`;
  if (!known) {
    // The customer follows the link.
    const { world, tenant } = r;
    later(world, 4, () => {
      if (target.fields["partyType"] !== "INDIVIDUAL") return;
      target.fields["kycStatus"] = "CLEARED";
      announce(world, tenant, "PARTY_VERIFICATION_COMPLETED", {
        occurredAt: nanos(),
        status: "VERIFIED",
        partyId: target.id,
      });
    });
  }
  return ok({ url: target.verificationUrl, kind: "hosted" }, known ? 200 : 201);
}

function linkage(r: ServerRequest): SentResponse {
  const target = party(r);
  target.ivCase ??= `CASE-${code("iv").slice(3)}`;
  return ok({ ivCaseReference: target.ivCase, linkageStatus: target.verificationUrl ? "LINKED" : "UNLINKED" });
}

function terms(r: ServerRequest): SentResponse {
  const target = party(r);
  const status = text(target.fields["partnerTermsStatus"]);
  if (status !== "REQUIRED") return ok({ status });
  target.consentUrl ??= `https://consent.example/${code("c")}`;
  return ok({ consentUrl: target.consentUrl, status });
}

function link(r: ServerRequest): SentResponse {
  const target = party(r);
  target.consentUrl = `https://consent.example/${code("c")}`;
  target.fields["partnerTermsStatus"] = "REQUIRED";
  return ok({ consentUrl: target.consentUrl, issuedAt: now() }, 201);
}

function registerBankAccount(r: ServerRequest): SentResponse {
  const owner = party(r);
  const number = required(r, "accountNumber");
  texts(r, ["rail", "routingNumber", "beneficiaryEmail", "beneficiaryPhoneNumber"]);
  const made: JsonRecord = {
    partyId: owner.id,
    id: code("pba"),
    rail: text(r.body["rail"]) || "US_ACH",
    accountNumberLast4: number.slice(-4),
  };
  copy(r.body, made, ["beneficiaryEmail", "beneficiaryPhoneNumber"]);
  r.tenant.payoutBankAccounts.push(made);
  return ok(made, 201);
}

const bankAccounts = (r: ServerRequest): JsonRecord[] =>
  r.tenant.payoutBankAccounts.filter((one) => one["partyId"] === party(r).id);

const PARTY = "/v1/parties/{partyId}";

export const parties = operationsOf({
  listParties: ["GET /v1/parties", (r) => paged(r, r.tenant.parties.map(partyView), { size: 12, max: 40 })],
  createParty: ["POST /v1/parties", create],
  getParty: [`GET ${PARTY}`, (r) => ok(fullParty(party(r)))],
  updateParty: [`PATCH ${PARTY}`, update],
  deleteParty: [`DELETE ${PARTY}`, remove],
  createPartyVerification: [`POST ${PARTY}/verification`, verify],
  getIvVerification: [`GET ${PARTY}/iv-verification`, linkage],
  getPartnerTerms: [`GET ${PARTY}/partner-terms`, terms],
  createPartnerTermsLink: [`POST ${PARTY}/partner-terms/link`, link],
  listPayoutBankAccounts: [`GET ${PARTY}/payout-bank-accounts`, (r) => onePage(r, bankAccounts(r))],
  registerPayoutBankAccount: [`POST ${PARTY}/payout-bank-accounts`, registerBankAccount],
  getPayoutBankAccount: [
    `GET ${PARTY}/payout-bank-accounts/{payoutBankAccountId}`,
    (r) => ok(resourceOf(bankAccounts(r), r.params["payoutBankAccountId"], "bank-account-unknown")),
  ],
});
