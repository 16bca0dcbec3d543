// Rules of parties: identity verification and partner terms.

import { absent, all, every, exactly, has, lacks, not, text } from "../match.ts";
import { after, heard, listen, type RuleTable, refused, settle, shows } from "../rule.ts";

const party = { ask: "createParty", as: "party" };
const path = { partyId: "{party.id}" };
const get = { ask: "getParty", path };
const update = { ask: "updateParty", path };
const list = { ask: "listParties", query: { size: 40 } };
const name = { partyType: undefined, firstName: undefined, lastName: undefined, name: "Rule Works" };
const organization = { ...party, body: name };
const notRequired = { body: { kycStatus: "NOT_REQUIRED" }, code: "kyc-not-required-not-allowed" };
const verification = { ask: "createPartyVerification", path };
const completed = { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{party.id}" } };
const terms = { ask: "getPartnerTerms", path: { partyId: "{termsPartyId}" } };
const link = { ask: "createPartnerTermsLink", path: { partyId: "{termsPartyId}" } };
const move = (to: string) =>
  ({ control: "move", given: { kind: "parties", id: "{partyId}", field: "kycStatus", to } }) as const;

export const parties: RuleTable = {
  "F125: a new party has an ID, and what was sent": shows(party, {
    ...{ id: text, externalId: "party-{run}", firstName: "Iris", lastName: "Novak", partyType: "INDIVIDUAL" },
  }),
  "F47: an individual's KYC is PENDING": shows(party, { kycStatus: "PENDING", kybStatus: absent }),
  "F42 F44: an organization has a KYB status instead": [
    shows(organization, { name: "Rule Works", kybStatus: text, kycStatus: absent }),
  ],
  "F42 F125: a new party does not need its terms accepted": [
    shows(organization, { partnerTermsStatus: "NOT_REQUIRED" }),
  ],
  ...after(party, {
    "F126: it is read back": shows(get, { id: "{party.id}", firstName: "Iris" }),
    "F124: it is in the list": shows(list, has({ id: "{party.id}" })),
  }),
  "F43: vatNumber is read back": [
    { ...organization, body: { ...name, vatNumber: "DE1" } },
    shows(get, { vatNumber: "DE1" }),
  ],
  "F43: the list does not have it": [
    shows("getParty", { vatNumber: text }, { path: { partyId: "{organizationId}" } }),
    shows(list, every({ vatNumber: absent })),
  ],
  "F43: nor do the roles of an account": shows(
    { ask: "getAccount", path: { accountId: "{secondAccountId}" } },
    { partyRoles: every({ party: { vatNumber: absent } }) },
  ),
  "F45: it is accepted on creation": [
    { ...party, body: { email: "a@mail.example" } },
    shows(get, { email: "a@mail.example" }),
  ],
  ...after(party, {
    "F45: the email is optional": shows(get, { email: absent }),
    "F46: it is accepted on update": [update, shows(get, { email: "iris@mail.example", firstName: "Iris" })],
    "F127: an update changes what it sends alone": [
      shows(update, { lastName: "Kranz" }, { body: { email: undefined, lastName: "Kranz" } }),
      shows(get, { firstName: "Iris", lastName: "Kranz", email: absent }),
    ],
    "F128: a deleted party is gone": [
      { ask: "deleteParty", path },
      refused(get, 404),
      shows(list, lacks({ id: "{party.id}" })),
    ],
    "F48 F226: and on update": [refused(update, "4xx", notRequired), shows(get, { kycStatus: "PENDING" })],
    "F152: the first verification link is created": shows(verification, { url: "~^https?://" }, { status: 201 }),
    "F152: another request returns the same link with 200": [
      { ...verification, as: "link" },
      shows(verification, { url: "{link.url}" }, { status: 200 }),
    ],
  }),
  "F49: an address has its fields": [
    { ...party, body: { address: { city: "Lund", country: "SE" } } },
    shows(get, { address: exactly("city country") }),
  ],
  "F48 F226: KYC NOT_REQUIRED is refused on creation without the flag": refused("createParty", "4xx", notRequired),
  "F48: with the flag it is taken": [
    { control: "settings", given: { kycNotRequired: true } },
    shows(party, { kycStatus: "NOT_REQUIRED" }, { body: notRequired.body }),
  ],
  ...after([listen, party, verification, settle], {
    "F200 F204: the verdict is announced without reasons or personal data": heard(completed, { status: "VERIFIED" }),
    "F204: its result has three fields": {
      ...{ ...completed, fields: all(completed.fields, exactly("partyId status occurredAt")) },
    },
    "F153: the linkage has a case reference": shows("getIvVerification", { ivCaseReference: text }, { path }),
  }),
  ...after([listen, organization, verification, settle], {
    "F200: an organization's verification is not announced": { ...completed, never: true },
    "F125: an organization is verified, too": [
      shows(get, { kybStatus: "VERIFIED" }),
      { except: "test server", because: "nobody verifies organizations there" },
    ],
  }),
  "F200: nothing is announced without a verification": [[listen, party, settle], { ...completed, never: true }],
  "F209: a party that is verified again is announced again": [
    listen,
    move("REJECTED"),
    shows("getParty", { kycStatus: "REJECTED" }),
    move("VERIFIED"),
    settle,
    heard(completed, { partyId: "{partyId}", status: "REJECTED" }),
    heard(completed, { partyId: "{partyId}", status: "VERIFIED" }),
  ],
  "F154 F238: REQUIRED comes with a consent URL": shows(terms, { consentUrl: "~^https?://" }),
  "F62 F95: the party says so, too": shows("getParty", { partnerTermsStatus: "REQUIRED" }, { path: terms.path }),
  "F154: without anything outstanding there is none": [
    shows(terms, { consentUrl: absent }, { path: { partyId: "{partyId}" } }),
  ],
  "F155: a new consent link replaces the one before": [
    { ...terms, as: "terms" },
    shows(link, { consentUrl: not("{terms.consentUrl}") }, { as: "link" }),
    shows(terms, { consentUrl: "{link.consentUrl}" }),
  ],
  "F238: no link is given for a party that does not exist": refused(link, 404, { path: { partyId: "{unknownId}" } }),
  "F96: without consent there is no virtual bank account": [
    { ask: "createAccount", body: { party: { id: "{termsPartyId}" } }, as: "account" },
    refused("createVirtualBankAccount", "4xx", { path: { accountId: "{account.id}" } }),
  ],
  "F96 F154: a party that consents is ACCEPTED": [
    [{ ...link, as: "link" }, settle],
    shows(terms, { status: "ACCEPTED", consentUrl: absent }),
    { except: "test server", because: "nobody consents there" },
  ],
  "F173: a party is that of one tenant": [
    refused("getParty", 404, { by: "main", headers: { "x-tenant-id": "{otherTenantId}" } }),
  ],
};
