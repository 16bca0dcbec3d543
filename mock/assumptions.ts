// Figures and choices of the mock where nothing is documented, each with its reason. The statuses that the mock adds
// are in domain/lifecycle/machines.ts, their moves in overlay.ts beside it, and the test values in outcomes.ts.

import type { Api } from "../model/apis.ts";

// Errors

/** HTTP status of each code whose status is not documented: the one whose meaning fits the condition of the code. */
export const assumedStatus = {
  "idempotency-key-conflict": 409,
  "ambiguous-asset": 422,
  "chain-and-asset-required-together": 422,
  "asset-currency-mismatch": 422,
  "kyc-not-required-not-allowed": 422,
  "beneficiary-data-incomplete": 422,
  "account-not-active": 422,
  "kyc-required": 422,
  "unsupported-asset": 422,
  "company-not-active": 422,
  OPTIMISTIC_LOCK_EXCEPTION: 409,
  "validation-error": 400,
  NOT_FOUND: 404,
} as const;

// Where `beneficiary-data-incomplete` is shown is not documented: as the response of `createPayoutRoute`, or on the
// route, which fails permanently. Here the route is created and FAILED; `Prefer: code=422,
// example=beneficiaryDataIncomplete` brings the refusal.

/** A code that is documented without its status. */
export type CodeWithoutStatus = keyof typeof assumedStatus;

/** Status of an error where the contract has only `default`: the request is well formed but cannot be carried out. */
export const statusNotShown = 422;

/** The code of each status, where one is documented or its name fits. */
export const statusCodes: Record<Api, Record<number, string>> = {
  finance: { 400: "invalid-request", 401: "unauthenticated", 403: "forbidden", 500: "internal-error" },
  ramp: {
    400: "validation-error",
    401: "UNAUTHORIZED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    405: "METHOD_NOT_SUPPORTED",
    415: "INVALID_MEDIA_TYPE",
    500: "INTERNAL_SERVER_ERROR",
  },
  auth: { 401: "invalid_client" },
};

/** The code where no other fits: a word of the mock for the services, the most general error of RFC 6749 for `auth`. */
export const otherCode: Record<Api, string> = {
  finance: "code-not-documented",
  ramp: "code-not-documented",
  auth: "invalid_request",
};

// Access

// The token endpoint accepts a client's credentials with HTTP Basic, too: RFC 6749 (section 2.3.1) requires that of
// every server, and many libraries send nothing else. Only form fields are documented.

/**
 * Scopes of operations on webhooks for which none is documented: a token that may not register webhooks must not
 * replace or delete them either.
 */
export const assumedScopes: Record<string, string[]> = {
  replaceWebhook: ["manage:webhooks"],
  deleteWebhook: ["manage:webhooks"],
  pingWebhook: ["manage:webhooks"],
};

/** Status of a refusal for a missing role: the roles are documented, the status is not. */
export const missingRoleStatus = 403;

/** The role that may only read. */
export const readOnlyRole = "COMPANY_VIEWER";

/** POST operations that this role may call all the same, because they change nothing. */
export const readingPosts: ReadonlySet<string> = new Set(["calculateFee"]);

// Requests

// Whether an unknown field of a request body is refused is not documented. The mock accepts it.

// To whom an idempotency key belongs, and whether a refused request uses it up, is not documented. A key belongs to one
// tenant, because two tenants may choose the same key. A refused request leaves it unused: it has no result to return.

// Companies

/** How many webhooks a company may register: a cap is documented, its value is not. 10 is enough to try everything. */
export const webhookCap = 10;

/**
 * Whether the address of a webhook may have a user or password, which is not documented. Node.js cannot send to such an
 * address, and `authenticationMethod` authenticates a delivery.
 */
export const userInWebhookUrl = false;

/** Names that the header of a webhook may have: those that HTTP allows (RFC 9110, section 5.6.2). */
export const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Names that it may not have, because the connection or the delivery sets these headers: a secret in one of them would
 * be lost, or share the header with another value.
 */
export const ownHeaders: ReadonlySet<string> = new Set([
  ...["connection", "content-encoding", "content-length", "content-type", "expect", "host", "keep-alive"],
  ...["proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "user-agent"],
]);

/** Values of a header that HTTP transmits unchanged (RFC 9110, section 5.5). */
export const headerValue = /^[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?$/;

/** The company of a tenant that was not seeded with one. */
export const defaultCompany = { name: "Example Company", kybStatus: "VERIFIED" };

/** Fields of a registered bank account that the request lacks: no field of the request is documented. */
export const defaultBankAccount = {
  name: "Bank account",
  bankName: "Example Bank",
  bankCountry: "IE",
  bankAccountType: "EUR_SEPA",
  supportedRampType: "ON_AND_OFF_RAMP",
};

// Lists

/** Size of a page without `size`, on every list except that of payment sessions. */
export const pageSize = 50;

/** Largest page where no maximum is documented: the maximum of payment sessions. A larger `size` is reduced to it. */
export const largestPage = 100;

/** Largest page of `GET /__mock/state`, and most postings of `GET /__mock/ledger`. */
export const largestLook = 1000;

/** Most snapshots of a sandbox, which bounds their memory: more than a test suite has starting points. */
export const mostSnapshots = 50;

/** Columns of the export of ramp requests: enough to recognize a request. */
export const exportColumns = [
  "id",
  "rampType",
  "status",
  "amount",
  "fiatAmount",
  "fiatFeeAmount",
  "cryptoAmount",
  "createdAt",
];

// Which side of an off-ramp pair has `chain` is not documented. It is `from`, the crypto side, as in the contract's
// example of listOffRampPairs: without it, a cryptocurrency on two chains would be ambiguous.

// Parties and accounts

const ofIndividuals = ["firstName", "lastName", "dateOfBirth"];
/**
 * Values of `partyType`, each with the fields that it excludes. Only INDIVIDUAL is documented; the word for an
 * organization is not, so both spellings are accepted. Any other value is refused with `invalid-request`.
 */
export const partyTypes: Record<string, string[]> = {
  INDIVIDUAL: ["name", "vatNumber"],
  ORGANIZATION: ofIndividuals,
  ORGANISATION: ofIndividuals,
};

// What else is deleted with a party is not documented. Its roles and payout bank accounts are, so that nothing refers
// to a party that does not exist, and routes to these bank accounts become FAILED.

// What makes a tenant a self-custody tenant is not documented: here, a wallet of the type SELF_CUSTODY.

// Which signatures `ownershipProof` of a virtual bank account accepts is not documented: here, EIP-191, which is
// documented for a payout route.

// Whose identity share token comes without `party.id` is not documented: it is refused, and so is an empty token.

/** The identity share token that cannot be forwarded: the request fails, and no account is created. */
export const failingShareToken = "identity-share-fails";

// Money

/** Chain of the wallet that each new account gets: the chain of the first wallet in the examples. */
export const firstChain = "BASE";

/** Crypto assets that a fiat currency can stand for; with several, `ambiguous-asset` is possible. */
export const assetsOfCurrency: Record<string, string[]> = { EUR: ["EURC"], USD: ["USDC", "USDT"] };

/** Currency of a payment request without `fiatCurrency`: the currency of the examples. */
export const defaultCurrency = "EUR";

/** Currency of a virtual bank account by `bankAccountType`. The value for euros is not documented: it may be absent. */
export const currencyOfLane: Record<string, string> = { USD_ACH: "USD" };
export const currencyWithoutLane = "EUR";

/**
 * Field of a EUR account with the IBAN, which every deposit screen needs. The field is not documented; `accountNumber`
 * is the only documented field that can have it.
 */
export const ibanField = "accountNumber";

/** The bank of the IBANs: a fictitious one in the country of the examples' bank. */
export const ibanBank = { country: "IE", bank: "MOCK990000" };

/** Fraction digits of fiat and crypto amounts, as the examples write them. */
export const [fiatDigits, cryptoDigits] = [2, 6];

/** Asset and rate of payment requests and pay-ins: units of the asset per unit of the currency, near the examples. */
export const exchange: Record<string, { asset: string; rate: string }> = {
  EUR: { asset: "USDC", rate: "1.0805" },
  USD: { asset: "USDC", rate: "1" },
};

/** Part of the gross crypto amount of a pay-in that reaches the wallet, as in the examples. */
export const payInShare = "0.995";

/** Price of a crypto unit in the fiat currency when ramping off. */
export const offRampRate = "0.925";

/** Fee tiers of every company: the percentage for amounts up to a bound. */
export const feeTiers = [
  { upTo: "10000", percentage: "0.5" },
  { upTo: "100000", percentage: "0.4" },
  { upTo: undefined, percentage: "0.3" },
];

/** How long a payment session can be paid, in milliseconds. */
export const sessionLifetime = 3_600_000;

// Whose KYC `kyc-required` is about is not documented: here, that of every ACCOUNT_HOLDER, as for a virtual bank
// account. An account without an ACCOUNT_HOLDER has nobody to verify; a PAYOUT_RECIPIENT has no part in incoming money.

// Which of several payment requests with the same references is settled or reversed is not documented: here, the
// newest, which a test has just created.

// Where the money of a RETURNED payout goes is not documented: here, all of it goes back to the source wallet.

/** Part of a settlement that is paid if a test value asks for a shortfall although the wallet has the whole amount. */
export const shortfallShare = "0.5";

/** The reason of an event for a move without `reason`: the documented one whose name fits. */
export const usualReasons: Record<string, string> = {
  PAY_IN_FAILED: "SETTLEMENT_FAILED",
  TRANSFER_FAILED: "UNKNOWN",
  PAYOUT_REJECTED: "REJECTED_BY_PROVIDER",
  PAYOUT_FAILED: "SEND_FAILED",
  PAYOUT_RETURNED: "RETURNED_BY_BANK",
};

/** The user in the history of a ramp request for moves by the control API or the clock: each entry needs a user. */
export const mockUser = { clientId: "mock", roles: ["COMPANY_ADMIN"] };

// Time

/**
 * From a cause to the move that follows, in milliseconds of mock time. No delay is documented: these are long enough to
 * be seen in a frontend, and short enough to wait for.
 */
export const delays = {
  /** From createPartyVerification to the verdict, and to the link with the provider. */
  verification: 5000,
  /** From createPartnerTermsLink to the consent. */
  consent: 5000,
  /** Screening of a new wallet. */
  screening: 3000,
  /** The window in which an allowance is looked for. */
  allowance: 5000,
  /** Opening of a virtual bank account. */
  bankAccount: 4000,
  /** From a new payment session to its payment page. */
  session: 1000,
  /** From the payment page to the payment. */
  payment: 5000,
  payIn: 2000,
  /** From the payment of a session to its refund, and from there to the end of the refund. */
  refund: 5000,
  transfer: 2000,
  /** For a transfer or payout that is seeded in flight, as in the examples: long enough to work with it. */
  seeded: 600_000,
  /** Settlement or reversal of a payment request. */
  settlement: 2000,
  payoutStart: 1000,
  payoutSend: 2000,
  payoutEnd: 5000,
  /** From the funds of a ramp request to its end. */
  ramp: 5000,
  /** Verification of a company's bank account or wallet. */
  companyCheck: 5000,
};

/**
 * Parameters for the way from a hosted page back to the application, which is not documented: no request has a return
 * address. The application adds one to the link (`parameter`), and the mock adds the status to it.
 */
export const returning = { parameter: "returnUrl", status: "status" };

/**
 * Times of deliveries in milliseconds: schedule, number of retries, and timeout are not documented. The delay is the
 * shortest of the documented 1 to 20 seconds; the retries end within 13 minutes.
 */
export const deliveryTimes = {
  /** From the change of state to the first attempt. */
  delay: 1_000,
  /** Waits before each further attempt. */
  retries: [5_000, 30_000, 120_000, 600_000],
  /** How long a receiver may take. */
  timeout: 10_000,
};

/** With --chaos: share of events that arrive twice, which is not documented, and longest time to hold one back (ms). */
export const chaos = { duplicates: 0.5, disorder: 5_000 };
