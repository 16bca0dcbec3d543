// Rules of parties: identity verification and partner terms.

import { absent, all, every, exactly, has, lacks, listen, not, type Rule, settle, text } from "../rule.ts";

const party = { ask: "createParty", as: "party" };
const path = { partyId: "{party.id}" };
const get = { ask: "getParty", path };
const organization = {
  ask: "createParty",
  body: { partyType: undefined, firstName: undefined, lastName: undefined, name: "Rule Works" },
  as: "party",
};
const notRequired = { body: { kycStatus: "NOT_REQUIRED" }, code: "kyc-not-required-not-allowed", status: "4xx" };
const verification = { ask: "createPartyVerification", path };
const terms = { ask: "getPartnerTerms", path: { partyId: "{termsPartyId}" } };
const link = { ask: "createPartnerTermsLink", path: { partyId: "{termsPartyId}" } };

export const parties: Rule[] = [
  [
    "F125: a new party has an ID, and what was sent",
    {
      ...party,
      result: { id: text, externalId: "party-{run}", firstName: "Iris", lastName: "Novak", partyType: "INDIVIDUAL" },
    },
  ],
  ["F47: an individual's KYC is PENDING", { ...party, result: { kycStatus: "PENDING", kybStatus: absent } }],
  [
    "F42 F44: an organization has a KYB status instead",
    { ...organization, result: { name: "Rule Works", kybStatus: text, kycStatus: absent } },
  ],
  [
    "F42 F125: a new party does not need its terms accepted",
    { ...organization, result: { partnerTermsStatus: "NOT_REQUIRED" } },
  ],
  ["F126: it is read back", party, { ...get, result: { id: "{party.id}", firstName: "Iris" } }],
  ["F124: it is in the list", party, { ask: "listParties", query: { size: 40 }, result: has({ id: "{party.id}" }) }],
  [
    "F43: vatNumber is read back",
    { ...organization, body: { ...organization.body, vatNumber: "DE1" } },
    { ...get, result: { vatNumber: "DE1" } },
  ],
  [
    "F43: the list does not have it",
    { ask: "getParty", path: { partyId: "{organizationId}" }, result: { vatNumber: text } },
    { ask: "listParties", query: { size: 40 }, result: every({ vatNumber: absent }) },
  ],
  [
    "F43: nor do the roles of an account",
    {
      ask: "getAccount",
      path: { accountId: "{secondAccountId}" },
      result: { partyRoles: every({ party: { vatNumber: absent } }) },
    },
  ],
  ["F45: the email is optional", party, { ...get, result: { email: absent } }],
  [
    "F45: it is accepted on creation",
    { ...party, body: { email: "a@mail.example" } },
    { ...get, result: { email: "a@mail.example" } },
  ],
  [
    "F46: it is accepted on update",
    party,
    { ask: "updateParty", path },
    { ...get, result: { email: "iris@mail.example", firstName: "Iris" } },
  ],
  [
    "F127: an update changes what it sends alone",
    party,
    { ask: "updateParty", path, body: { email: undefined, lastName: "Kranz" }, result: { lastName: "Kranz" } },
    { ...get, result: { firstName: "Iris", lastName: "Kranz", email: absent } },
  ],
  [
    "F49: an address has its fields",
    { ...party, body: { address: { city: "Lund", country: "SE" } } },
    { ...get, result: { address: exactly("city country") } },
  ],
  [
    "F128: a deleted party is gone",
    party,
    { ask: "deleteParty", path },
    { ...get, status: 404 },
    { ask: "listParties", query: { size: 40 }, result: lacks({ id: "{party.id}" }) },
  ],
  ["F48 F226: KYC NOT_REQUIRED is refused on creation without the flag", { ask: "createParty", ...notRequired }],
  [
    "F48 F226: and on update",
    party,
    { ask: "updateParty", path, ...notRequired },
    { ...get, result: { kycStatus: "PENDING" } },
  ],
  [
    "F48: with the flag it is taken",
    { control: "settings", given: { kycNotRequired: true } },
    { ...party, body: notRequired.body, result: { kycStatus: "NOT_REQUIRED" } },
  ],
  [
    "F152: the first verification link is created",
    party,
    { ...verification, status: 201, result: { url: "~^https?://" } },
  ],
  [
    "F152: another request returns the same link with 200",
    party,
    { ...verification, as: "link" },
    { ...verification, status: 200, result: { url: "{link.url}" } },
  ],
  [
    "F200 F204: the verdict is announced without reasons or personal data",
    listen,
    party,
    verification,
    settle,
    { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{party.id}", status: "VERIFIED" } },
  ],
  [
    "F204: its result has three fields",
    listen,
    party,
    verification,
    settle,
    {
      event: "PARTY_VERIFICATION_COMPLETED",
      fields: all({ partyId: "{party.id}" }, exactly("partyId status occurredAt")),
    },
  ],
  [
    "F200: an organization's verification is not announced",
    listen,
    organization,
    verification,
    settle,
    { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{party.id}" }, never: true },
  ],
  [
    "F200: nothing is announced without a verification",
    listen,
    party,
    settle,
    { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{party.id}" }, never: true },
  ],
  [
    "F209: a party that is verified again is announced again",
    listen,
    { control: "move", given: { kind: "parties", id: "{partyId}", field: "kycStatus", to: "REJECTED" } },
    { ask: "getParty", result: { kycStatus: "REJECTED" } },
    { control: "move", given: { kind: "parties", id: "{partyId}", field: "kycStatus", to: "VERIFIED" } },
    settle,
    { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{partyId}", status: "REJECTED" } },
    { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{partyId}", status: "VERIFIED" } },
  ],
  [
    "F153: the linkage has a case reference",
    party,
    verification,
    settle,
    { ask: "getIvVerification", path, result: { ivCaseReference: text } },
  ],
  ["F154 F238: REQUIRED comes with a consent URL", { ...terms, result: { consentUrl: "~^https?://" } }],
  [
    "F62 F95: the party says so, too",
    { ask: "getParty", path: terms.path, result: { partnerTermsStatus: "REQUIRED" } },
  ],
  [
    "F154: without anything outstanding there is none",
    { ask: "getPartnerTerms", path: { partyId: "{partyId}" }, result: { consentUrl: absent } },
  ],
  [
    "F155: a new consent link replaces the one before",
    { ...terms, as: "terms" },
    { ...link, result: { consentUrl: not("{terms.consentUrl}") }, as: "link" },
    { ...terms, result: { consentUrl: "{link.consentUrl}" } },
  ],
  [
    "F238: no link is given for a party that does not exist",
    { ...link, path: { partyId: "{unknownId}" }, status: 404 },
  ],
  [
    "F96: without consent there is no virtual bank account",
    { ask: "createAccount", body: { party: { id: "{termsPartyId}" } }, as: "account" },
    { ask: "createVirtualBankAccount", path: { accountId: "{account.id}" }, status: "4xx" },
  ],
  [
    "F96 F154: a party that consents is ACCEPTED",
    { ...link, as: "link" },
    settle,
    { ...terms, result: { status: "ACCEPTED", consentUrl: absent } },
    { except: "second", because: "nobody consents there" },
  ],
  [
    "F173: a party is that of one tenant",
    { ask: "getParty", by: "main", headers: { "x-tenant-id": "{otherTenantId}" }, status: 404 },
  ],
  [
    "F125: an organization is verified, too",
    organization,
    verification,
    settle,
    { ...get, result: { kybStatus: "VERIFIED" } },
    { except: "second", because: "nobody verifies organizations there" },
  ],
];
