// Rules of what is only partly documented: what the mock assumes, and what must not be bent by it.

import {
  type Ask,
  absent,
  credentials,
  decimal,
  every,
  exactly,
  lacks,
  not,
  type Rule,
  settle,
  text,
} from "../rule.ts";

import { seeds } from "../seeds.ts";

const elsewhere = (because: string) => ({ except: "second", because }) as const;
const invalid = { status: 400, code: "invalid-request" };

const rampStatus = (status: number, code: string): Ask => ({
  ...{ ask: "getCompany", headers: { Prefer: `code=${status}` }, status, code },
});

/** An account creation with an identity share token, and whether there is an account of it. */
const share = (status: number, party: object): Ask => ({
  ...{ ask: "createAccount", status, body: { externalId: "shared-{run}", party } },
});
const noPerson = { firstName: undefined, lastName: undefined };
const noAccount: Ask = { ask: "listAccounts", query: { size: 60 }, result: every(not({ externalId: "shared-{run}" })) };

/** A bank account that lacks something, and the route to it. */
const incomplete: Ask = { ask: "registerPayoutBankAccount", as: "bank" };
const failed: Ask = {
  ...{ ask: "createPayoutRoute", result: { status: "FAILED" } },
  body: { payoutBankAccountId: "{bank.id}", sourceWalletId: "{wallets.0.id}" },
};

export const assumptions: Rule[] = [
  [
    "assumed: a ramp response that is asked for by its status has the code of the status",
    rampStatus(400, "validation-error"),
    elsewhere("it does not read Prefer"),
    rampStatus(401, "UNAUTHORIZED"),
    rampStatus(403, "FORBIDDEN"),
    rampStatus(404, "NOT_FOUND"),
    rampStatus(405, "METHOD_NOT_SUPPORTED"),
    rampStatus(415, "INVALID_MEDIA_TYPE"),
    rampStatus(500, "INTERNAL_SERVER_ERROR"),
  ],
  [
    "assumed: a status without a code of its own is an envelope without errors",
    { ask: "getCompany", headers: { Prefer: "code=429" }, status: 429, whole: { success: false, errors: [] } },
    elsewhere("it does not read Prefer"),
  ],
  [
    "R71: a ramp resource that is not there has a code and no message",
    {
      ...{ ask: "getRampRequest", path: { rampRequestId: "{unknownId}" }, status: 404, code: "NOT_FOUND" },
      whole: { errors: every(exactly("code")) },
    },
  ],
  [
    "R74: a media type that the ramp service does not take has a code and no message",
    {
      ...{ ask: "createRampRequest", raw: "a,b", headers: { "Content-Type": "text/csv" } },
      ...{ code: "INVALID_MEDIA_TYPE", whole: { errors: every(exactly("code")) } },
    },
  ],
  [
    "assumed: a party of an unknown kind is refused, with the kinds there are",
    {
      ...{ ask: "createParty", body: { partyType: "PERSON" }, ...invalid },
      message: "~INDIVIDUAL.*ORGANIZATION",
    },
    elsewhere("it takes any kind of party"),
  ],
  [
    "assumed: a kind of party that contradicts the fields beside it is refused",
    { ask: "createParty", body: { partyType: "INDIVIDUAL", name: "Lumen Trading" }, ...invalid },
    elsewhere("it takes any kind of party"),
    { ask: "createParty", body: { partyType: "ORGANIZATION", name: "Lumen", firstName: undefined }, ...invalid },
    { ask: "createParty", body: { partyType: "ORGANIZATION", name: "Lumen", lastName: undefined }, ...invalid },
    { ask: "createParty", body: { partyType: "INDIVIDUAL", vatNumber: "DE1" }, ...invalid },
    {
      ...{ ask: "createParty", ...invalid, message: "~dateOfBirth" },
      body: { ...{ partyType: "ORGANIZATION", name: "Lumen", dateOfBirth: "1990-05-01" }, ...noPerson },
    },
  ],
  [
    "assumed: so is a field of the other kind of party that changes one",
    { ask: "updateParty", body: { name: "Lumen Trading" }, ...invalid },
    elsewhere("it takes any field of a party"),
    { ask: "updateParty", path: { partyId: "{organizationId}" }, body: { firstName: "Iris" }, ...invalid },
    { ask: "updateParty", path: { partyId: "{organizationId}" }, body: { name: "Lumen" }, result: { name: "Lumen" } },
    { ask: "createParty", body: { partyType: undefined }, as: "party" },
    { ask: "updateParty", path: { partyId: "{party.id}" }, body: { vatNumber: "DE1" }, result: { firstName: "Iris" } },
  ],
  [
    "assumed: a deleted party takes its roles along",
    { ask: "createParty", as: "party" },
    { ask: "addPartyRole", body: { partyId: "{party.id}" } },
    { ask: "deleteParty", path: { partyId: "{party.id}" } },
    { ask: "listPartyRoles", result: lacks({ partyId: "{party.id}" }) },
    elsewhere("its roles stay"),
  ],
  [
    "assumed: a payout route on incomplete beneficiary data is created, and has failed for good",
    { ask: "listWallets", as: "wallets" },
    { ...incomplete, body: { accountNumber: undefined } },
    elsewhere("it registers no bank account without a number"),
    failed,
    { ...incomplete, body: { routingNumber: undefined } },
    failed,
    { ...incomplete, body: { accountNumber: "" }, result: { accountNumberLast4: absent } },
    failed,
    { ...incomplete, body: { routingNumber: "" } },
    failed,
    {
      ...{ ...failed, path: { accountId: "{selfCustodyAccountId}" } },
      body: { payoutBankAccountId: "{bank.id}", sourceWalletId: "{selfCustodyWalletId}" },
    },
  ],
  [
    "assumed: the refusal of incomplete beneficiary data is there on purpose",
    {
      ...{ ask: "createPayoutRoute", headers: { Prefer: "code=422, example=beneficiaryDataIncomplete" } },
      ...{ status: 422, code: "beneficiary-data-incomplete" },
    },
    elsewhere("it does not read Prefer"),
  ],
  [
    "F228: a company that is not active gets no pay-in session",
    { control: "settings", given: { paymentSessions: true, companyActive: false } },
    { ask: "createPaymentSession", code: "company-not-active" },
  ],
  [
    "F29: a pay-in says what reached the wallet only when it has",
    { control: "credit", given: { accountId: "{accountId}" }, as: "credit" },
    { ask: "getPayIn", path: { payInId: "{credit.payInId}" }, result: { netCryptoAmount: absent } },
    elsewhere("its pay-ins settle at once"),
    settle,
    { ask: "getPayIn", path: { payInId: "{credit.payInId}" }, result: { netCryptoAmount: decimal } },
  ],
  [
    "F90: a signature that no externally owned account makes is refused",
    {
      ...{ ask: "createPayoutRoute", path: { accountId: "{selfCustodyAccountId}" }, as: "route" },
      body: { sourceWalletId: "{selfCustodyWalletId}" },
    },
    ...["0x1", `0x${"1b".repeat(64)}`, `0x${"1b".repeat(96)}`].map((signature) => ({
      ...{ ask: "completeRouteOwnershipProof", body: { signature }, ...invalid, message: "~ERC-1271" },
      path: { accountId: "{selfCustodyAccountId}", routeId: "{route.id}" },
    })),
    {
      ...{ ask: "completeRouteOwnershipProof", body: { signature: `0x${"zz".repeat(65)}` }, ...invalid },
      path: { accountId: "{selfCustodyAccountId}", routeId: "{route.id}" },
    },
    {
      ask: "completeRouteOwnershipProof",
      path: { accountId: "{selfCustodyAccountId}", routeId: "{route.id}" },
    },
  ],
  [
    "F131: an identity share token that cannot be forwarded leaves no account behind",
    share(503, { id: "{partyId}", identityShareToken: "identity-share-fails" }),
    elsewhere("its forwarding never fails"),
    noAccount,
  ],
  [
    "assumed: an identity share token is not empty, and belongs to a party",
    share(400, { id: "{partyId}", identityShareToken: "" }),
    elsewhere("it forwards an empty one"),
    share(400, { identityShareToken: "share" }),
    noAccount,
    share(201, { id: "{partyId}", identityShareToken: "IDENTITY-SHARE-FAILS" }),
  ],
  [
    "assumed: the ownership proof of a virtual bank account has a signature of the same form",
    {
      ask: "createVirtualBankAccount",
      body: { ownershipProof: { signature: "0x1" } },
      ...invalid,
      message: "~ERC-1271",
    },
    elsewhere("it takes any signature"),
    { ask: "createVirtualBankAccount", body: { ownershipProof: { signature: `0x${"1b".repeat(65)}` } } },
  ],
  [
    "F30: nor does a seeded one say it",
    {
      ...{ control: "seed" },
      given: { payIns: [{ ...seeds.payInInFlight, id: "{unknownId}", netCryptoAmount: "99.400000" }] },
    },
    { ask: "getPayIn", path: { payInId: "{unknownId}" }, result: { status: "PROCESSING", netCryptoAmount: absent } },
  ],
  [
    "assumed: an identity share token is for tenants with self-custody wallets",
    {
      ...{ ask: "createParty", by: "main", headers: { "x-tenant-id": "{otherTenantId}" }, as: "party" },
    },
    {
      ...{ ask: "createAccount", by: "main", headers: { "x-tenant-id": "{otherTenantId}" }, ...invalid },
      body: { party: { id: "{party.id}", identityShareToken: "share" } },
    },
    elsewhere("all of its tenants have such wallets"),
  ],
  [
    "assumed: a token that may not manage webhooks replaces, deletes and pings none",
    ...["replaceWebhook", "deleteWebhook", "pingWebhook"].map((operation) => ({
      ...{ ask: operation, by: "scopeless", path: { webhookId: "{unknownId}" }, status: 403, code: "forbidden" },
    })),
  ],
  [
    "assumed: a page has at most 100 entries on every list",
    { ask: "listParties", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    elsewhere("it has a bound of its own"),
    { ask: "listAccounts", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    { ask: "listRampRequests", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
  ],
  [
    "assumed: the crypto side of an off-ramp pair has the chain",
    { ask: "listOffRampPairs", result: every({ from: { chain: text }, to: { chain: absent } }) },
  ],
  [
    "assumed: an unknown field passes, and a header names the nearest one",
    {
      ...{ ask: "createParty", body: { firstNam: "Iris", address: { citty: "Lund" } } },
      gives: { "x-mock-unknown-fields": "firstNam (did you mean firstName?), address.citty (did you mean city?)" },
    },
    elsewhere("it names no field"),
    { ask: "createParty", gives: { "x-mock-unknown-fields": absent } },
    {
      ...{ ask: "createParty", body: Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, 1])) },
      gives: { "x-mock-unknown-fields": "A, B, C, D, E and 2 more" },
    },
  ],
  [
    "assumed: so does one of a token request, where the sandbox is strict, too",
    { control: "settings", given: { strict: true } },
    {
      ...{ ask: "createAccessToken", form: { ...credentials, client_idd: "me" }, status: 200 },
      gives: { "x-mock-unknown-fields": "client_idd (did you mean client_id?)" },
    },
    { ask: "createAccessToken", form: credentials, gives: { "x-mock-unknown-fields": absent } },
  ],
  [
    "assumed: an unknown field is refused where the sandbox is strict",
    { control: "settings", given: { strict: true } },
    { ask: "createParty", body: { firstNam: "Iris" }, ...invalid, message: "~firstName" },
    { ask: "createParty" },
  ],
  [
    "assumed: a path that there is not is answered with the nearest ones",
    { ask: "GET /v1/partys", at: "finance", status: 404, message: "~GET /v1/parties" },
    elsewhere("it names none"),
    {
      ...{ ask: "GET /v1/ramp-request", at: "ramp", status: 404, whole: { errors: [{ code: "NOT_FOUND" }] } },
      gives: { "x-mock-nearest-operations": "~^GET /v1/ramp-requests, \\w+ /v1/\\S+, \\w+ /v1/\\S+$" },
    },
    ...(
      [
        ["finance", "DELETE /v1/webhook/abc", "~^DELETE /v1/webhooks/{webhookId}, "],
        ["finance", "PATCH /v1/partys/00000000-0000-4000-8000-000000000404", "~^PATCH /v1/parties/{partyId}, "],
        ["finance", "GET /parties", "~^GET /v1/parties, "],
        ["ramp", "GET /v1/fee/calculate", "~POST /v1/fees/calculate"],
      ] as const
    ).map(([at, ask, nearest]): Ask => ({ ask, at, status: 404, gives: { "x-mock-nearest-operations": nearest } })),
  ],
];
