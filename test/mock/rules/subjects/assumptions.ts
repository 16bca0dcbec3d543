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

/** An account creation with an identity share token, and whether there is an account of it. */
const share = (status: number, party: object): Ask => ({
  ...{ ask: "createAccount", status, body: { externalId: "shared-{run}", party } },
});
const noAccount: Ask = { ask: "listAccounts", query: { size: 60 }, result: every(not({ externalId: "shared-{run}" })) };

export const assumptions: Rule[] = [
  ...(
    [
      [404, "NOT_FOUND"],
      [405, "METHOD_NOT_SUPPORTED"],
      [415, "INVALID_MEDIA_TYPE"],
    ] as const
  ).map(
    ([status, code]): Rule => [
      `assumed: a ramp response of ${status} that is asked for has the code of the status`,
      { ask: "getCompany", headers: { Prefer: `code=${status}` }, status, code },
      elsewhere("it does not read Prefer"),
    ],
  ),
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
    { ask: "createParty", body: { partyType: "ORGANIZATION", name: "Lumen", firstName: undefined }, ...invalid },
    { ask: "createParty", body: { partyType: "ORGANIZATION", name: "Lumen", lastName: undefined }, ...invalid },
    elsewhere("it takes any kind of party"),
  ],
  [
    "assumed: so is a field of the other kind of party that changes one",
    { ask: "updateParty", body: { name: "Lumen Trading" }, ...invalid },
    { ask: "updateParty", path: { partyId: "{organizationId}" }, body: { firstName: "Iris" }, ...invalid },
    { ask: "updateParty", path: { partyId: "{organizationId}" }, body: { name: "Lumen" }, result: { name: "Lumen" } },
    elsewhere("it takes any field of a party"),
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
    {
      ...{ ask: "registerPayoutBankAccount", as: "bank" },
      body: { accountNumber: undefined, routingNumber: undefined },
    },
    { ask: "listWallets", as: "wallets" },
    {
      ...{ ask: "createPayoutRoute", result: { status: "FAILED" } },
      body: { payoutBankAccountId: "{bank.id}", sourceWalletId: "{wallets.0.id}" },
    },
    {
      ...{ ask: "createPayoutRoute", path: { accountId: "{selfCustodyAccountId}" }, result: { status: "FAILED" } },
      body: { payoutBankAccountId: "{bank.id}", sourceWalletId: "{selfCustodyWalletId}" },
    },
    elsewhere("it registers no bank account without a number"),
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
    settle,
    { ask: "getPayIn", path: { payInId: "{credit.payInId}" }, result: { netCryptoAmount: decimal } },
    elsewhere("its pay-ins settle at once"),
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
    elsewhere("it takes any signature"),
  ],
  [
    "F131: an identity share token that cannot be forwarded leaves no account behind",
    share(503, { id: "{partyId}", identityShareToken: "identity-share-fails" }),
    noAccount,
    elsewhere("its forwarding never fails"),
  ],
  [
    "assumed: an identity share token is not empty, and belongs to a party",
    share(400, { id: "{partyId}", identityShareToken: "" }),
    share(400, { identityShareToken: "share" }),
    noAccount,
    share(201, { id: "{partyId}", identityShareToken: "IDENTITY-SHARE-FAILS" }),
    elsewhere("it forwards an empty one"),
  ],
  [
    "assumed: the ownership proof of a virtual bank account has a signature of the same form",
    {
      ask: "createVirtualBankAccount",
      body: { ownershipProof: { signature: "0x1" } },
      ...invalid,
      message: "~ERC-1271",
    },
    { ask: "createVirtualBankAccount", body: { ownershipProof: { signature: `0x${"1b".repeat(65)}` } } },
    elsewhere("it takes any signature"),
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
    { ask: "listAccounts", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    { ask: "listRampRequests", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    elsewhere("it has a bound of its own"),
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
    { ask: "createParty", gives: { "x-mock-unknown-fields": absent } },
    {
      ...{ ask: "createParty", body: Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, 1])) },
      gives: { "x-mock-unknown-fields": "A, B, C, D, E and 2 more" },
    },
    elsewhere("it names no field"),
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
    {
      ...{ ask: "GET /v1/ramp-request", at: "ramp", status: 404, whole: { errors: [{ code: "NOT_FOUND" }] } },
      gives: { "x-mock-nearest-operations": "~^GET /v1/ramp-requests, GET /v1/\\S+, GET /v1/\\S+$" },
    },
    elsewhere("it names none"),
  ],
];
