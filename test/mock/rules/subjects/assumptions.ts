// Rules of what is only partly documented: what the mock assumes, and what must not be bent by it.

import { absent, decimal, every, exactly, lacks, not, text, type WantedValue } from "../match.ts";
import { type Ask, credentials, type More, type RuleTable, refused, settle, shows } from "../rule.ts";
import { seeds } from "../seeds.ts";

const elsewhere = (because: string) => ({ except: "test server", because }) as const;
const invalid = "400 invalid-request";
const notParty = (body: Record<string, unknown>, more: More = {}) => refused("createParty", invalid, { body, ...more });
const noPerson = { firstName: undefined, lastName: undefined };
const lumen = { partyType: "ORGANIZATION", name: "Lumen" };
const ofOrganization = { path: { partyId: "{organizationId}" } };
const asked = (prefer: string) => ({ headers: { Prefer: prefer } });
const rampStatus = (status: number, code: string) =>
  refused("getCompany", `${status} ${code}`, asked(`code=${status}`));

/** An account creation with an identity share token, and whether there is an account of it. */
const share = (status: number, party: object): Ask => ({
  ...{ ask: "createAccount", status, body: { externalId: "shared-{run}", party } },
});
const list = { ask: "listAccounts", query: { size: 60 } };
const noAccount = shows(list, every(not({ externalId: "shared-{run}" })));
const inOther = { by: "main", headers: { "x-tenant-id": "{otherTenantId}" } };

/** A bank account that lacks something, and the route to it. */
const incomplete = (body: Record<string, unknown>): Ask => ({ ask: "registerPayoutBankAccount", as: "bank", body });
const failed = (sourceWalletId = "{wallets.0.id}", more: More = {}): Ask => ({
  ...{ ask: "createPayoutRoute", result: { status: "FAILED" }, ...more },
  body: { payoutBankAccountId: "{bank.id}", sourceWalletId },
});
const selfCustody = { accountId: "{selfCustodyAccountId}" };
const proof = (signature: string) => ({
  ...{ ask: "completeRouteOwnershipProof", path: { ...selfCustody, routeId: "{route.id}" } },
  body: { signature: `0x${signature}` },
});
const signed = (signature: string) => ({
  ...{ ask: "createVirtualBankAccount", body: { ownershipProof: { signature } } },
});
const unknown = (names: WantedValue) => ({ gives: { "x-mock-unknown-fields": names } });
const nearest = (ask: string, operations: string, more: More = {}) =>
  refused(ask, 404, { gives: { "x-mock-nearest-operations": operations }, ...more });

export const assumptions: RuleTable = {
  "assumed: a ramp response that is asked for by its status has the code of the status": [
    rampStatus(400, "validation-error"),
    elsewhere("it does not read Prefer"),
    rampStatus(401, "UNAUTHORIZED"),
    rampStatus(403, "FORBIDDEN"),
    rampStatus(404, "NOT_FOUND"),
    rampStatus(405, "METHOD_NOT_SUPPORTED"),
    rampStatus(415, "INVALID_MEDIA_TYPE"),
    rampStatus(500, "INTERNAL_SERVER_ERROR"),
  ],
  "assumed: a status without a code of its own is an envelope without errors": [
    refused("getCompany", 429, { ...asked("code=429"), whole: { success: false, errors: [] } }),
    elsewhere("it does not read Prefer"),
  ],
  "R71: a ramp resource that is not there has a code and no message": refused("getRampRequest", "404 NOT_FOUND", {
    ...{ path: { rampRequestId: "{unknownId}" }, whole: { errors: every(exactly("code")) } },
  }),
  "R74: a media type that the ramp service does not take has a code and no message": [
    refused("createRampRequest", "INVALID_MEDIA_TYPE", {
      ...{ raw: "a,b", headers: { "Content-Type": "text/csv" }, whole: { errors: every(exactly("code")) } },
    }),
  ],
  "assumed: a party of an unknown kind is refused, with the kinds there are": [
    notParty({ partyType: "PERSON" }, { message: "~INDIVIDUAL.*ORGANIZATION" }),
    elsewhere("it takes any kind of party"),
  ],
  "assumed: a kind of party that contradicts the fields beside it is refused": [
    notParty({ partyType: "INDIVIDUAL", name: "Lumen Trading" }),
    elsewhere("it takes any kind of party"),
    notParty({ ...lumen, firstName: undefined }),
    notParty({ ...lumen, lastName: undefined }),
    notParty({ partyType: "INDIVIDUAL", vatNumber: "DE1" }),
    notParty({ ...lumen, dateOfBirth: "1990-05-01", ...noPerson }, { message: "~dateOfBirth" }),
  ],
  "assumed: so is a field of the other kind of party that changes one": [
    refused("updateParty", invalid, { body: { name: "Lumen Trading" } }),
    elsewhere("it takes any field of a party"),
    refused("updateParty", invalid, { ...ofOrganization, body: { firstName: "Iris" } }),
    shows("updateParty", { name: "Lumen" }, { ...ofOrganization, body: { name: "Lumen" } }),
    { ask: "createParty", body: { partyType: undefined }, as: "party" },
    shows("updateParty", { firstName: "Iris" }, { path: { partyId: "{party.id}" }, body: { vatNumber: "DE1" } }),
  ],
  "assumed: a deleted party takes its roles along": [
    { ask: "createParty", as: "party" },
    { ask: "addPartyRole", body: { partyId: "{party.id}" } },
    { ask: "deleteParty", path: { partyId: "{party.id}" } },
    shows("listPartyRoles", lacks({ partyId: "{party.id}" })),
    elsewhere("its roles stay"),
  ],
  "assumed: and the payout routes to its bank accounts have failed": [
    { ask: "deleteParty", path: { partyId: "{partyId}" } },
    shows("listPayoutRoutes", every({ status: "FAILED" })),
    elsewhere("they stay"),
  ],
  "assumed: a payout route on incomplete beneficiary data is created, and has failed for good": [
    { ask: "listWallets", as: "wallets" },
    incomplete({ accountNumber: undefined }),
    elsewhere("it registers no bank account without a number"),
    failed(),
    [incomplete({ routingNumber: undefined }), failed()],
    [shows(incomplete({ accountNumber: "" }), { accountNumberLast4: absent }), failed()],
    [incomplete({ routingNumber: "" }), failed()],
    failed("{selfCustodyWalletId}", { path: selfCustody }),
  ],
  "assumed: the refusal of incomplete beneficiary data is there on purpose": [
    refused(
      "createPayoutRoute",
      "422 beneficiary-data-incomplete",
      asked("code=422, example=beneficiaryDataIncomplete"),
    ),
    elsewhere("it does not read Prefer"),
  ],
  "F228: a company that is not active gets no pay-in session": [
    { control: "settings", given: { paymentSessions: true, companyActive: false } },
    refused("createPaymentSession", "company-not-active"),
  ],
  "F29: a pay-in says what reached the wallet only when it has": [
    { control: "credit", given: { accountId: "{accountId}" }, as: "credit" },
    shows("getPayIn", { netCryptoAmount: absent }, { path: { payInId: "{credit.payInId}" } }),
    elsewhere("its pay-ins settle at once"),
    settle,
    shows("getPayIn", { netCryptoAmount: decimal }, { path: { payInId: "{credit.payInId}" } }),
  ],
  "F30: nor does a seeded one say it": [
    {
      ...{ control: "seed" },
      given: { payIns: [{ ...seeds.payInInFlight, id: "{unknownId}", netCryptoAmount: "99.400000" }] },
    },
    shows({ ask: "getPayIn", path: { payInId: "{unknownId}" } }, { status: "PROCESSING", netCryptoAmount: absent }),
  ],
  "F90: a signature that no externally owned account makes is refused": [
    {
      ...{ ask: "createPayoutRoute", path: selfCustody, as: "route" },
      body: { sourceWalletId: "{selfCustodyWalletId}" },
    },
    ["1", "1b".repeat(64), "1b".repeat(96)].map((one) => refused(proof(one), invalid, { message: "~ERC-1271" })),
    refused(proof("zz".repeat(65)), invalid),
    { ...proof(""), body: {} },
  ],
  "F131: an identity share token that cannot be forwarded leaves no account behind": [
    share(503, { id: "{partyId}", identityShareToken: "identity-share-fails" }),
    elsewhere("its forwarding never fails"),
    noAccount,
  ],
  "assumed: an identity share token is not empty, and belongs to a party": [
    share(400, { id: "{partyId}", identityShareToken: "" }),
    elsewhere("it forwards an empty one"),
    share(400, { identityShareToken: "share" }),
    noAccount,
    share(201, { id: "{partyId}", identityShareToken: "IDENTITY-SHARE-FAILS" }),
  ],
  "assumed: the ownership proof of a virtual bank account has a signature of the same form": [
    refused(signed("0x1"), invalid, { message: "~ERC-1271" }),
    elsewhere("it takes any signature"),
    signed(`0x${"1b".repeat(65)}`),
  ],
  "assumed: an identity share token is for tenants with self-custody wallets": [
    { ask: "createParty", ...inOther, as: "party" },
    refused("createAccount", invalid, {
      ...{ ...inOther, body: { party: { id: "{party.id}", identityShareToken: "share" } } },
    }),
    elsewhere("all of its tenants have such wallets"),
  ],
  "assumed: a token that may not manage webhooks replaces, deletes and pings none": [
    ["replaceWebhook", "deleteWebhook", "pingWebhook"].map((operation) =>
      refused(operation, "403 forbidden", { by: "scopeless", path: { webhookId: "{unknownId}" } }),
    ),
  ],
  "assumed: a page has at most 100 entries on every list": [
    { ask: "listParties", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    elsewhere("it has a bound of its own"),
    { ask: "listAccounts", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    { ask: "listRampRequests", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
  ],
  "assumed: the crypto side of an off-ramp pair has the chain": [
    shows("listOffRampPairs", every({ from: { chain: text }, to: { chain: absent } })),
  ],
  "assumed: an unknown field passes, and a header names the nearest one": [
    {
      ...{ ask: "createParty", body: { firstNam: "Iris", address: { citty: "Lund" } } },
      ...unknown("firstNam (did you mean firstName?), address.citty (did you mean city?)"),
    },
    elsewhere("it names no field"),
    { ask: "createParty", ...unknown(absent) },
    {
      ...{ ask: "createParty", body: Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, 1])) },
      ...unknown("A, B, C, D, E and 2 more"),
    },
  ],
  "assumed: so does one of a token request": [
    {
      ...{ ask: "createAccessToken", form: { ...credentials, client_idd: "me" }, status: 200 },
      ...unknown("client_idd (did you mean client_id?)"),
    },
    { ask: "createAccessToken", form: credentials, ...unknown(absent) },
  ],
  "assumed: a path that there is not is answered with the nearest ones": [
    refused("GET /v1/partys", 404, { at: "finance", message: "~GET /v1/parties" }),
    elsewhere("it names none"),
    nearest("GET /v1/ramp-request", "~^GET /v1/ramp-requests, \\w+ /v1/\\S+, \\w+ /v1/\\S+$", {
      ...{ at: "ramp", whole: { errors: [{ code: "NOT_FOUND" }] } },
    }),
    nearest("DELETE /v1/webhook/abc", "~^DELETE /v1/webhooks/{webhookId}, "),
    nearest("PATCH /v1/partys/00000000-0000-4000-8000-000000000404", "~^PATCH /v1/parties/{partyId}, "),
    nearest("GET /parties", "~^GET /v1/parties, "),
    nearest("GET /v1/fee/calculate", "~POST /v1/fees/calculate", { at: "ramp" }),
  ],
};
