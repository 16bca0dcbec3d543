// What the mock needs although it is not documented: every figure and every choice that is ours, with its reason. One
// place to read them, one place to change them. Which statuses are ours is in domain/lifecycle/machines.ts, how they
// move in overlay.ts beside it, and the values that lead to an outcome on purpose in outcomes.ts.

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

/** Status where the contract has only `default`: the request is well formed, and cannot be carried out. */
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

/** Stands where no code fits: the mock's own word, because none is documented, and RFC 6749's most general error. */
export const otherCode: Record<Api, string> = {
  finance: "code-not-documented",
  ramp: "code-not-documented",
  auth: "invalid_request",
};

// Access

// The token endpoint takes a client's credentials with HTTP Basic besides form fields: RFC 6749 (section 2.3.1) asks it
// of every server, and many libraries send nothing else. For the service only the form fields are documented.

/**
 * Scopes of operations on webhooks for which none is documented: a token that may not register webhooks must not
 * replace or delete them either.
 */
export const assumedScopes: Record<string, string[]> = {
  replaceWebhook: ["manage:webhooks"],
  deleteWebhook: ["manage:webhooks"],
  pingWebhook: ["manage:webhooks"],
};

/** Status where a role is missing: which roles an operation needs is documented, what comes without one is not. */
export const missingRoleStatus = 403;

/** The role that may only read. */
export const readOnlyRole = "COMPANY_VIEWER";

/** POST operations that this role may call all the same, because they change nothing. */
export const readingPosts: ReadonlySet<string> = new Set(["calculateFee"]);

// Requests

// Whether an unknown field of a request body is refused is not documented. It passes.

// To whom an idempotency key belongs, and what a refusal does to it, is not documented. It belongs to one tenant,
// because two tenants may choose the same one; a refused request does not use it up, because there is no result to
// return.

// Companies

/** How many webhooks a company may register: there is a cap, which one is not documented. Enough to try everything. */
export const webhookCap = 10;

/**
 * Whether the address of a webhook may have a user or password. Whether the service takes one is not documented; nothing
 * could be sent to it, for Node.js refuses such an address, and authenticationMethod is what authenticates a delivery.
 */
export const userInWebhookUrl = false;

/** What the header of a webhook may be called: what HTTP lets a header be called (RFC 9110, section 5.6.2). */
export const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * What it may not be called: the headers that the connection or the delivery itself sets. A secret in one of them would
 * not arrive, or not be the only value there.
 */
export const ownHeaders: ReadonlySet<string> = new Set([
  ...["connection", "content-encoding", "content-length", "content-type", "expect", "host", "keep-alive"],
  ...["proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "user-agent"],
]);

/** What the value of a header can hold that is sent as it was registered (RFC 9110, section 5.5). */
export const headerValue = /^[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?$/;

/** The company of a tenant that was not seeded with one. */
export const defaultCompany = { name: "Example Company", kybStatus: "VERIFIED" };

/** What a registered bank account shows where the request left it out: no field of the request is documented. */
export const defaultBankAccount = {
  name: "Bank account",
  bankName: "Example Bank",
  bankCountry: "IE",
  bankAccountType: "EUR_SEPA",
  supportedRampType: "ON_AND_OFF_RAMP",
};

// Lists

/** Size of a page that was not asked for, on every list but that of payment sessions. */
export const pageSize = 50;

/** Most entries of a page where no maximum is documented: that of payment sessions. A larger `size` is cut to it. */
export const largestPage = 100;

/** The same for looks at the state by the control API. */
export const largestLook = 1000;

/** Most snapshots of a sandbox: more than a suite of tests has starting points, and a bound to what they hold in memory. */
export const mostSnapshots = 50;

/** Columns of the export of ramp requests: enough to recognize one. */
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

// Which side of an off-ramp pair has `chain` is not documented. Without one, a cryptocurrency on two chains could not
// be told apart: it is in `from`, the crypto side, as the contract's example of listOffRampPairs assumes.

// Parties and accounts

/**
 * The kinds of party, each with the fields that do not go with it. Only INDIVIDUAL is documented; the word for an
 * organization is not, so both spellings are taken. How another value is refused is not documented either:
 * `invalid-request`.
 */
const ofIndividuals = ["firstName", "lastName", "dateOfBirth"];
export const partyTypes: Record<string, string[]> = {
  INDIVIDUAL: ["name", "vatNumber"],
  ORGANIZATION: ofIndividuals,
  ORGANISATION: ofIndividuals,
};

// What deleting a party does to what belongs to it is not documented: its roles and its payout bank accounts go with
// it, so that nothing names a party that does not exist, and the routes to them have failed.

// A tenant is a self-custody tenant where it has a wallet of the type SELF_CUSTODY: what makes it one is not documented.

// Which signatures `ownershipProof` of a virtual bank account takes is not documented: those that a payout route takes,
// where it is (EIP-191).

// Whose an identity share token is that comes without `party.id` is not documented: it is refused, and so is an empty
// one.

/** The identity share token whose forwarding fails, with which code and status: no account is created. */
export const failingShareToken = "identity-share-fails";

// Money

/** Chain of the wallet that every new account is given: the one of the first wallet in the examples. */
export const firstChain = "BASE";

/** Crypto assets a fiat currency can stand for; where there are several, `ambiguous-asset` is possible. */
export const assetsOfCurrency: Record<string, string[]> = { EUR: ["EURC"], USD: ["USDC", "USDT"] };

/** Currency of a payment request that names none: the one of the examples. */
export const defaultCurrency = "EUR";

/** Currency of a virtual bank account by its `bankAccountType`; without one it is the euro lane, whose word is not documented. */
export const currencyOfLane: Record<string, string> = { USD_ACH: "USD" };
export const currencyWithoutLane = "EUR";

/**
 * Where a EUR account shows its IBAN: the field that holds it is not documented, and without one no deposit screen can be
 * built. `accountNumber` is the only field that is named and could.
 */
export const ibanField = "accountNumber";

/** The bank of the IBANs: in the country of the examples' bank, and one that does not exist. */
export const ibanBank = { country: "IE", bank: "MOCK990000" };

/** Fraction digits of fiat and crypto amounts, as the examples write them. */
export const [fiatDigits, cryptoDigits] = [2, 6];

/** Asset and price of payment requests and pay-ins: so much of the asset for one unit of the currency. Near the examples. */
export const exchange: Record<string, { asset: string; rate: string }> = {
  EUR: { asset: "USDC", rate: "1.0805" },
  USD: { asset: "USDC", rate: "1" },
};

/** Part of the gross crypto amount of a pay-in that reaches the wallet: the difference between the two amounts of the examples. */
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

// Whose KYC `kyc-required` asks for is not documented: here it is that of every ACCOUNT_HOLDER, as for a virtual bank
// account. An account without one has nobody who could be verified, and a PAYOUT_RECIPIENT has no part in money that
// comes in.

// Which of several payment requests with the same references is settled or reversed is not documented: the newest,
// which a test has just made.

// What a RETURNED payout does to the wallet is not documented: the whole amount is credited to the wallet it came from.

/** Part of a settlement that is paid when it shall have a shortfall and the wallet has all of it. */
export const shortfallShare = "0.5";

/** The reason of an event when a move names none: the one whose name fits. */
export const usualReasons: Record<string, string> = {
  PAY_IN_FAILED: "SETTLEMENT_FAILED",
  TRANSFER_FAILED: "UNKNOWN",
  PAYOUT_REJECTED: "REJECTED_BY_PROVIDER",
  PAYOUT_FAILED: "SEND_FAILED",
  PAYOUT_RETURNED: "RETURNED_BY_BANK",
};

/** Who has moved a ramp request, in its history, when it was the control API or time: it needs a user with a role. */
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
  /** From the payment of a session that is refunded to the refund, and from there to its end. */
  refund: 5000,
  transfer: 2000,
  /** The same for a transfer or payout that was seeded in flight, as those of the examples: long enough to work with it. */
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
 * How a page of the mock leads back to the application: where the service sends a person afterwards is not documented,
 * and no request takes an address. So the application adds one to the link, and gets the status with it.
 */
export const returning = { parameter: "returnUrl", status: "status" };

/**
 * How deliveries are timed, in milliseconds: neither schedule nor count nor timeout is documented. The delay is shorter
 * than the service's 1 to 20 seconds, so that nobody waits for it; the retries end within 13 minutes.
 */
export const deliveryTimes = {
  /** From the change of state to the first attempt. */
  delay: 1_000,
  /** Waits before each further attempt. */
  retries: [5_000, 30_000, 120_000, 600_000],
  /** How long a receiver may take. */
  timeout: 10_000,
};

/** With --chaos: share of events that arrive twice, and most that one is held back. Duplicates do occur, how often is open. */
export const chaos = { duplicates: 0.5, disorder: 5_000 };
