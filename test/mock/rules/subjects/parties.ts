// Rules of parties: identity verification and partner terms.

import { absent, all, every, exactly, lacks, not, text } from "../match.ts";
import {
  after,
  asking,
  control,
  elsewhere,
  heard,
  listen,
  type RuleTable,
  refused,
  settle,
  shows,
} from "../rule.ts";

const party = { ask: "createParty", as: "party" };
const given = { partyId: "{party.id}" };
const get = { ask: "getParty", given };
const update = { ask: "updateParty", given };
const list = asking("listParties", { size: 40 });
const organization = asking(party, {
  partyType: undefined,
  firstName: undefined,
  lastName: undefined,
  name: "Rule Works",
});
const notRequired = { kycStatus: "NOT_REQUIRED" };
const notAllowed = { code: "kyc-not-required-not-allowed" };
const verification = { ask: "createPartyVerification", given };
const completed = { event: "PARTY_VERIFICATION_COMPLETED", fields: { partyId: "{party.id}" } };
const owing = { partyId: "{termsPartyId}" };
const terms = { ask: "getPartnerTerms", given: owing };
const link = { ask: "createPartnerTermsLink", given: owing };
const move = (to: string) => control("move", { kind: "parties", id: "{partyId}", field: "kycStatus", to });

export const parties: RuleTable = {
  "F125: a new party has an ID, and what was sent": shows(party, {
    id: text,
    externalId: "party-{run}",
    firstName: "Iris",
    lastName: "Novak",
    partyType: "INDIVIDUAL",
  }),
  "F42 F44 F125: an organization has a KYB status instead, and needs no terms accepted": [
    shows(organization, { kybStatus: text, kycStatus: absent, partnerTermsStatus: "NOT_REQUIRED" }),
  ],
  ...after(party, {}),
  "F43: the list of parties has no vatNumber": [
    shows("getParty", { vatNumber: text }, { partyId: "{organizationId}" }),
    shows(list, every({ vatNumber: absent })),
  ],
  "F43: nor do the roles of an account": [
    shows(
      "getAccount",
      { partyRoles: every({ party: { vatNumber: absent } }) },
      { accountId: "{secondAccountId}" },
    ),
  ],
  ...after(party, {
    "F127: an update changes what it sends alone": [
      shows(update, { lastName: "Kranz" }, { email: undefined, lastName: "Kranz" }),
      shows(get, { firstName: "Iris", lastName: "Kranz", email: absent }),
    ],
    "F128: a deleted party is gone": [
      [{ ask: "deleteParty", given }, refused(get, 404)],
      shows(list, lacks({ id: "{party.id}" })),
    ],
    "F48 F226: and on update": [
      refused(update, "4xx", notRequired, notAllowed),
      shows(get, { kycStatus: "PENDING" }),
    ],
    "F152: another request returns the same link with 200": [
      { ...verification, status: 201, as: "link" },
      shows({ ...verification, status: 200 }, { url: "{link.url}" }),
    ],
  }),
  "F48 F226: KYC NOT_REQUIRED is refused without the flag": refused("createParty", "4xx", notRequired, notAllowed),
  "F48: with the flag it is taken": [
    control("settings", { kycNotRequired: true }),
    shows(party, notRequired, notRequired),
  ],
  ...after([listen, party, verification, settle], {
    "F200 F204: the verdict is announced without reasons or personal data": heard(completed, {
      status: "VERIFIED",
    }),
    "F204: its result has three fields": {
      ...completed,
      fields: all(completed.fields, exactly("partyId status occurredAt")),
    },
  }),
  ...after([listen, organization, verification, settle], {
    "F200: an organization's verification is not announced": { ...completed, never: true },
    "F125: an organization is verified, too": [
      shows(get, { kybStatus: "VERIFIED" }),
      elsewhere("nobody verifies organizations there"),
    ],
  }),
  "F200: nothing is announced without a verification": [[listen, party, settle], { ...completed, never: true }],
  "F209: a party that is verified again is announced again": [
    [listen, move("REJECTED"), shows("getParty", { kycStatus: "REJECTED" }), move("VERIFIED"), settle],
    ["REJECTED", "VERIFIED"].map((status) => heard(completed, { partyId: "{partyId}", status })),
  ],
  "F154 F238: REQUIRED comes with a consent URL": shows(terms, { consentUrl: "~^https?://" }),
  "F154: without anything outstanding there is none": shows(
    terms,
    { consentUrl: absent },
    { partyId: "{partyId}" },
  ),
  "F155: a new consent link replaces the one before": [
    { ...terms, as: "terms" },
    shows({ ...link, as: "link" }, { consentUrl: not("{terms.consentUrl}") }),
    shows(terms, { consentUrl: "{link.consentUrl}" }),
  ],
};
