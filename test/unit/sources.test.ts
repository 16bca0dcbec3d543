// The contract holds what the two source documents list, no more and no less: operations, events, enumerations, error
// codes, scopes, roles and limits. The tables are taken from the sources by hand; change them only with the sources.

import { describe, expect, test } from "vitest";
import type { ErrorRow } from "../../scripts/lib/catalogue-errors.ts";
import type { OperationRow } from "../../scripts/lib/catalogue-operations.ts";
import { asObject, asStrings, operationsOf, resolve } from "../../scripts/lib/openapi.ts";
import { bundles, readGenerated } from "../lib/bundles.ts";

const operations = readGenerated<OperationRow[]>("operations.json");
const errors = readGenerated<ErrorRow[]>("errors.json");

/** The operations whose shapes the sources show; template names are ours, so parameters are written as {}. */
const documented = {
  finance: `
    GET /v1/accounts/{}/fiat-to-crypto/payment-sessions
    GET /v1/pay-ins/{}
    GET /v1/accounts/{}/wallets
    POST /api/v1/accounts/{}/reactivate
    POST /api/v1/account-to-account-transfers
    POST /v1/webhooks
    PUT /v1/webhooks/{}
    GET /v1/webhooks
    GET /v1/webhooks/{}
    DELETE /v1/webhooks/{}
    POST /v1/webhooks/{}/ping`,
  ramp: `
    POST /v1/ramp-requests/{}/approve
    GET /v1/ramp-requests/{}
    GET /v1/ramp-requests/export
    GET /v1/ramp-requests/on-ramp/pairs
    GET /v1/ramp-requests/off-ramp/pairs
    POST /v1/fees/calculate
    GET /v1/company-bank-accounts
    GET /v1/company-bank-accounts/{}
    POST /v1/company/users/invite`,
};

/** The operations that the sources only list. */
const listed = {
  finance: `
    POST /v1/accounts/{}/fiat-to-crypto/payment-sessions
    GET /v1/parties
    POST /v1/parties
    GET /v1/parties/{}
    PATCH /v1/parties/{}
    DELETE /v1/parties/{}
    GET /v1/accounts
    POST /v1/accounts
    GET /v1/accounts/{}
    GET /v1/accounts/{}/party-roles
    POST /v1/accounts/{}/party-roles
    GET /v1/accounts/{}/virtual-bank-accounts
    POST /v1/accounts/{}/virtual-bank-accounts
    POST /v1/accounts/{}/virtual-bank-accounts/prepare
    GET /v1/accounts/{}/transfers
    POST /v1/accounts/{}/transfers/crypto
    POST /v1/accounts/{}/transfers/fiat
    POST /v1/accounts/{}/payment-requests
    POST /v1/payment-requests
    POST /v1/payment-requests/{}/settlements
    POST /v1/payment-requests/settlements
    POST /v1/payment-requests/{}/reversal
    POST /v1/payment-requests/reversals
    PATCH /v1/payment-requests/{}
    GET /v1/supported-assets
    GET /v1/accounts/{}/supported-assets
    POST /v1/accounts/{}/wallets/{}/allowance-verification
    POST /v1/parties/{}/verification
    GET /v1/parties/{}/iv-verification
    GET /v1/parties/{}/partner-terms
    POST /v1/parties/{}/partner-terms/link
    POST /v1/parties/{}/payout-bank-accounts
    GET /v1/parties/{}/payout-bank-accounts
    GET /v1/parties/{}/payout-bank-accounts/{}
    POST /v1/accounts/{}/payout-routes
    GET /v1/accounts/{}/payout-routes
    POST /v1/accounts/{}/payout-routes/{}/ownership-proof/prepare
    POST /v1/accounts/{}/payout-routes/{}/ownership-proof/complete
    POST /v1/accounts/{}/payouts
    GET /v1/accounts/{}/payouts
    GET /v1/accounts/{}/payouts/{}`,
  ramp: `
    GET /v1/company
    GET /v1/ramp-requests
    POST /v1/ramp-requests
    POST /v1/ramp-requests/{}/reject
    POST /v1/ramp-requests/{}/cancel
    POST /v1/company-bank-accounts
    GET /v1/company-wallets
    POST /v1/company-wallets`,
};

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .sort();

describe.each(["finance", "ramp"] as const)("%s", (service) => {
  const rows = (wanted: boolean) =>
    operations
      .filter((row) => row.service === service && (row.evidence === "documented") === wanted)
      .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`)
      .sort();

  test("has the operations whose shapes are shown, as documented", () => {
    expect(rows(true)).toEqual(lines(documented[service]));
  });

  test("has the operations that are only listed, as listed, and no other", () => {
    expect(rows(false)).toEqual(lines(listed[service]));
    expect(
      operations.filter((row) => row.service === service && !["documented", "listed"].includes(row.evidence)),
    ).toEqual([]);
  });
});

test("the numbers of operations", () => {
  const count = (service: string) => operations.filter((row) => row.service === service).length;
  expect([count("finance"), count("ramp"), count("auth")]).toEqual([52, 17, 1]);
});

const schemas = (service: "finance" | "ramp") => asObject(asObject(bundles[service]["components"])["schemas"]);

/** Result fields of each event. */
const events: Record<string, string> = {
  PING: "message",
  PAY_IN_SETTLED: "payInId accountId status asset chain transactionHash occurredAt",
  PAY_IN_FAILED: "payInId accountId status reason occurredAt",
  TRANSFER_COMPLETED: "transferId senderAccountId receiverAccountId asset chain transactionHash occurredAt",
  TRANSFER_FAILED: "transferId senderAccountId receiverAccountId asset chain reason occurredAt",
  PAYOUT_PROCESSING: "payoutId accountId status occurredAt",
  PAYOUT_COMPLETED: "payoutId accountId status occurredAt",
  PAYOUT_REJECTED: "payoutId accountId status reason occurredAt",
  PAYOUT_FAILED: "payoutId accountId status reason occurredAt",
  PAYOUT_RETURNED: "payoutId accountId status reason occurredAt",
  VIRTUAL_BANK_ACCOUNT_CREATED: "virtualBankAccountId accountId status occurredAt",
  ACCOUNT_WALLETS_PROVISIONED:
    "accountId walletPairId walletType chain accountWalletAddress escrowWalletAddress amlStatus occurredAt",
  PARTY_VERIFICATION_COMPLETED: "partyId status occurredAt",
};

describe("events", () => {
  test("are the thirteen of the sources", () => {
    expect(Object.keys(asObject(bundles.finance["webhooks"])).sort()).toEqual(Object.keys(events).sort());
  });

  test.each(Object.entries(events))("%s carries its result fields", (eventType, fields) => {
    const name = `${eventType.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;
    const properties = asObject(asObject(schemas("finance")[name])["properties"]);
    expect(asObject(properties["eventType"])["const"]).toBe(eventType);
    const present = Object.keys(asObject(asObject(properties["result"])["properties"]));
    expect(present).toEqual(expect.arrayContaining(fields.split(" ")));
    // Implied by the rule that a failed transfer has none when it never reached the chain.
    const implied = eventType === "TRANSFER_FAILED" ? ["transactionHash"] : [];
    expect([...fields.split(" "), ...implied]).toEqual(expect.arrayContaining(present));
  });
});

/** Enumerations the sources give in full, and those they give in part. */
const closed: Record<string, string> = {
  "finance PaymentSessionStatus":
    "CREATED PENDING_PAYMENT PAYMENT_RECEIVED FAILED EXPIRED CANCELLED REFUNDING REFUNDED",
  "finance Chain": "BASE AVALANCHE POLYGON ETHEREUM SOLANA",
  "finance WalletType": "PLATFORM_MANAGED SELF_CUSTODY",
  "finance AmlStatus": "PENDING APPROVED FLAGGED BLOCKED",
  "finance PartyRoleType": "ACCOUNT_HOLDER PAYOUT_RECIPIENT",
  "finance TransferFailureReason": "ON_CHAIN_FAILED INSUFFICIENT_FUNDS INSUFFICIENT_ALLOWANCE NOT_SUBMITTED UNKNOWN",
  "finance PayoutEventReason": "REJECTED_BY_PROVIDER ROUTE_UNAVAILABLE SEND_FAILED RETURNED_BY_BANK UNKNOWN",
  "finance PayInFailureReason": "SETTLEMENT_FAILED REJECTED_BY_PROVIDER UNKNOWN",
  "finance PartyVerificationOutcome": "VERIFIED REJECTED VERIFICATION_PENDING",
  "finance PayoutEventStatus": "PROVIDER_PROCESSING COMPLETED REJECTED FAILED RETURNED",
  "ramp RampType": "ON_RAMP OFF_RAMP",
  "ramp SupportedRampType": "ON_RAMP OFF_RAMP ON_AND_OFF_RAMP",
  "ramp BankAccountVerificationStatus": "PENDING VERIFIED DENIED",
  "ramp CompanyRole": "COMPANY_ADMIN COMPANY_MANAGER COMPANY_VIEWER",
};
const open: Record<string, string> = {
  "finance PartnerTermsStatus": "NOT_REQUIRED REQUIRED ACCEPTED",
  "finance AssetPermitStatus": "READY ACTIVATING ACTION_REQUIRED PENDING FAILED NO_WALLET",
  "finance PayoutStatus": "REQUESTED SENDING PROVIDER_PROCESSING COMPLETED REJECTED FAILED RETURNED",
  "finance FundingMode": "PULL PUSH",
  "finance PayoutRail": "US_ACH",
  "finance VirtualBankAccountStatus": "PENDING ACTIVE",
  "finance PayInStatus": "SETTLED FAILED",
  "finance PaymentRequestStatus": "SETTLING SETTLED_WITH_SHORTFALL REVERSING",
  "finance PaymentRequestExecutionType":
    "SETTLEMENT SETTLEMENT_OVERAGE REFUND REVERSAL INCREMENTAL_AUTHORIZATION AUTHORIZATION_ADJUSTMENT",
  "ramp RampRequestStatus": "AWAITING_APPROVAL AWAITING_FUNDS",
  "ramp RampEventType": "CREATED",
};

describe("enumerations", () => {
  const schemaOf = (name: string) => {
    const [service, schema] = name.split(" ") as ["finance" | "ramp", string];
    return asObject(schemas(service)[schema]);
  };

  test.each(Object.entries(closed))("%s is complete and closed", (name, values) => {
    expect(asStrings(schemaOf(name)["enum"]).sort()).toEqual(values.split(" ").sort());
  });

  test.each(Object.entries(open))("%s is open", (name, values) => {
    expect(asStrings(schemaOf(name)["x-extensible-enum"]).sort()).toEqual(values.split(" ").sort());
    expect(schemaOf(name)["enum"]).toBeUndefined();
  });
});

/** Error codes with the status the sources give, or none. */
const codes: Record<string, number | null> = {
  "finance invalid-parameter": 400,
  "finance invalid-date-range": 400,
  "finance page.validation": 400,
  "finance size.validation": 400,
  "finance sortOn.validation": 400,
  "finance invalid-request": 400,
  "finance no-suitable-provider": 400,
  "finance unauthenticated": 401,
  "finance forbidden": 403,
  "finance account-not-found": 404,
  "finance pay-in-not-found": 404,
  "finance internal-error": 500,
  "finance identity-verification-unavailable": 503,
  "finance ambiguous-asset": null,
  "finance chain-and-asset-required-together": null,
  "finance asset-currency-mismatch": null,
  "finance kyc-not-required-not-allowed": null,
  "finance beneficiary-data-incomplete": null,
  "finance company-not-active": null,
  "finance account-not-active": null,
  "finance idempotency-key-conflict": null,
  "finance kyc-required": null,
  "finance unsupported-asset": null,
  "ramp validation-error": null,
  "ramp UNAUTHORIZED": null,
  "ramp FORBIDDEN": null,
  "ramp NOT_FOUND": null,
  "ramp METHOD_NOT_SUPPORTED": null,
  "ramp OPTIMISTIC_LOCK_EXCEPTION": null,
  "ramp INVALID_MEDIA_TYPE": null,
  "ramp INTERNAL_SERVER_ERROR": null,
};

test("the error codes are those of the sources, with the statuses they give", () => {
  const rows = errors
    .filter(({ service }) => service !== "auth")
    .map((row) => [`${row.service} ${row.code}`, row.status]);
  expect(Object.fromEntries(rows)).toEqual(codes);
});

describe("limits", () => {
  const parameter = (operationId: string, name: string) => {
    const entry = [...operationsOf(bundles.finance)].find(({ operation }) => operation["operationId"] === operationId);
    return asObject(entry?.parameters.find((candidate) => candidate["name"] === name)?.["schema"]);
  };
  const property = (schema: string, name: string) =>
    resolve(bundles.finance, asObject(asObject(schemas("finance")[schema])["properties"])[name]);

  test("of the session list", () => {
    expect(parameter("listPaymentSessions", "page")).toMatchObject({ type: "integer", minimum: 1, default: 1 });
    expect(parameter("listPaymentSessions", "size")).toMatchObject({
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 100,
    });
    expect(parameter("listPaymentSessions", "sortOn")["enum"]).toEqual(["createdAt", "updatedAt"]);
    expect(parameter("listPaymentSessions", "sortOrder")).toMatchObject({ enum: ["ASC", "DESC"], default: "DESC" });
    expect(parameter("listWallets", "page")).toMatchObject({ type: "integer", minimum: 1 });
    expect(parameter("listWallets", "size")).toMatchObject({ type: "integer", minimum: 1 });
  });

  test("of webhooks and transfers", () => {
    expect(property("WebhookInput", "url")).toMatchObject({
      maxLength: 2048,
      pattern: expect.stringMatching(/^\^https:/),
    });
    expect(property("WebhookInput", "name")).toMatchObject({ maxLength: 255 });
    expect(property("AccountToAccountTransferInput", "amount")["pattern"]).toBe("^\\d+(\\.\\d{1,6})?$");
  });

  test("of the correlation id", () => {
    for (const service of ["finance", "ramp"] as const) {
      const header = asObject(asObject(asObject(bundles[service]["components"])["headers"])["XCorrelationId"]);
      expect(asObject(header["schema"])["pattern"]).toBe("^[A-Za-z0-9_.:-]{1,64}$");
    }
  });
});

/** What a request must carry, by input schema; the sources state it for these alone. */
const mandatory: [service: "finance" | "ramp", schema: string, members: string][] = [
  ["finance", "AccountToAccountTransferInput", "sourceAccountId destinationAccountId amount cryptocurrency"],
  ["finance", "WebhookInput", "url authenticationMethod"],
  ["finance", "WebhookApiKeyAuthenticationInput", "type headerName apiKey"],
  ["finance", "WebhookBasicAuthenticationInput", "type username password"],
  ["ramp", "ApprovalInput", "version"],
  ["ramp", "UserInvitationInput", "email"],
];

test.each(mandatory)("%s %s demands what the sources demand", (service, schema, members) => {
  expect(asStrings(asObject(schemas(service)[schema])["required"]).sort()).toEqual(members.split(" ").sort());
});

test("nothing that is listed only demands a member in its body", () => {
  const demanding = (["finance", "ramp"] as const).flatMap((service) =>
    [...operationsOf(bundles[service])]
      .filter(({ operation }) => operation["x-evidence"] === "listed")
      .filter(({ operation }) => {
        const media = Object.values(asObject(resolve(bundles[service], operation["requestBody"])["content"]))[0];
        return asStrings(resolve(bundles[service], asObject(media)["schema"])["required"]).length > 0;
      })
      .map(({ operation }) => operation["operationId"]),
  );
  expect(demanding).toEqual([]);
});

test("the list form of a company bank account has its nine fields and no other", () => {
  const fields = Object.keys(asObject(asObject(schemas("ramp")["CompanyBankAccountSummary"])["properties"]));
  expect(fields.sort()).toEqual(
    "id name bankName bankCountry bankAccountType supportedRampType verificationStatus createdAt updatedAt"
      .split(" ")
      .sort(),
  );
});

test("the scopes are the five that were seen", () => {
  const flows = asObject(asObject(asObject(bundles.finance["components"])["securitySchemes"])["OAuth2"])["flows"];
  expect(Object.keys(asObject(asObject(asObject(flows)["clientCredentials"])["scopes"])).sort()).toEqual(
    "manage:accounts manage:company-users manage:pay-in-sessions manage:webhooks view:webhooks".split(" "),
  );
});
