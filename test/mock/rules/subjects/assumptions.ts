// Rules of what is only partly documented: what the mock assumes, and what must not be bent by it.

import { absent, decimal, every, exactly, not, type Rule, settle, text } from "../rule.ts";

/** What only the mock has. */
const mocks = { except: "second", because: "the second stand-in has no such control" } as const;
const elsewhere = (because: string) => ({ except: "second", because }) as const;
const invalid = { status: 400, code: "invalid-request" };

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
    elsewhere("it has a word of its own for the failed route"),
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
    mocks,
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
    "F131: an identity share token is for individuals; one that cannot be forwarded leaves no account behind",
    {
      ...{ ask: "createAccount", ...invalid },
      body: { externalId: "no-account", party: { id: "{organizationId}", identityShareToken: "share" } },
    },
    {
      ...{ ask: "createAccount", status: 503 },
      body: { externalId: "no-account", party: { id: "{partyId}", identityShareToken: "identity-share-fails" } },
    },
    { ask: "listAccounts", result: every(not({ externalId: "no-account" })) },
    elsewhere("its forwarding never fails"),
  ],
  [
    "assumed: the crypto side of an off-ramp pair has the chain",
    { ask: "listOffRampPairs", result: every({ from: { chain: text }, to: { chain: absent } }) },
    elsewhere("it has no chain in an off-ramp pair"),
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
    elsewhere("it takes the token of every tenant"),
  ],
  [
    "assumed: a token that may not manage webhooks replaces, deletes and pings none",
    ...["replaceWebhook", "deleteWebhook", "pingWebhook"].map((operation) => ({
      ...{ ask: operation, by: "scopeless", path: { webhookId: "{unknownId}" }, status: 403, code: "forbidden" },
    })),
    elsewhere("it asks for the documented scopes only"),
  ],
  [
    "assumed: a page has at most 100 entries on every list",
    { ask: "listParties", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    { ask: "listAccounts", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    { ask: "listRampRequests", query: { size: 1000 }, whole: { pagination: { pageSize: 100 } } },
    elsewhere("it has a bound of its own"),
  ],
  [
    "assumed: an off-ramp pair has the chain on its crypto side",
    { ask: "listOffRampPairs", result: every({ from: { chain: "~." } }) },
    elsewhere("it has the chain on the other side"),
  ],
  [
    "assumed: an unknown field passes, and a header names the nearest one",
    {
      ...{ ask: "createParty", body: { firstNam: "Iris", address: { citty: "Lund" } } },
      gives: { "x-mock-unknown-fields": "firstNam (did you mean firstName?), address.citty (did you mean city?)" },
    },
    { ask: "createParty", gives: { "x-mock-unknown-fields": absent } },
    elsewhere("it names no field"),
  ],
  [
    "assumed: an unknown field is refused where the sandbox is strict",
    { control: "settings", given: { strict: true } },
    { ask: "createParty", body: { firstNam: "Iris" }, ...invalid, message: "~firstName" },
    { ask: "createParty" },
    mocks,
  ],
  [
    "assumed: a path that there is not is answered with the nearest ones",
    { ask: "GET /v1/partys", at: "finance", status: 404, message: "~GET /v1/parties" },
    elsewhere("it names none"),
  ],
];
