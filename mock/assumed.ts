// The figures the sources leave open and the mock needs: one place to read them, one place to change them.
// Statuses and delays stand in transitions.ts.

/** HTTP status of each code whose status the sources do not show. */
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
  OPTIMISTIC_LOCK_EXCEPTION: 409,
  "validation-error": 400,
  NOT_FOUND: 404,
} as const;

/** A code that the sources name without its status. */
export type CodeWithoutStatus = keyof typeof assumedStatus;

/** How many webhooks a company may register; the sources say that there is a cap, not which. */
export const webhookCap = 10;

/** Size of a page that was not asked for, on every list but that of payment sessions. */
export const pageSize = 50;

/** Chain of the wallet that every new account is given. */
export const firstChain = "BASE";

/** Crypto assets a fiat currency can stand for; among them `ambiguous-asset` finds its ambiguity. */
export const assetsOfCurrency: Record<string, string[]> = { EUR: ["EURC"], USD: ["USDC", "USDT"] };

/** Asset and price of payment requests and pay-ins: so much of the asset for one unit of the currency. */
export const exchange: Record<string, { asset: string; rate: string }> = {
  EUR: { asset: "USDC", rate: "1.0805" },
  USD: { asset: "USDC", rate: "1" },
};

/** Part of the gross crypto amount of a pay-in that reaches the wallet. */
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

/** Last four digits of beneficiary accounts that let a pay-out end otherwise than COMPLETED. */
export const testBankAccounts = { rejected: "0001", returned: "0002" };

/** Columns of the export of ramp requests. */
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
  transfer: 2000,
  /** Settlement or reversal of a payment request. */
  settlement: 2000,
  payoutStart: 1000,
  payoutSend: 2000,
  payoutEnd: 5000,
  /** Verification of a company's bank account or wallet. */
  companyCheck: 5000,
};
