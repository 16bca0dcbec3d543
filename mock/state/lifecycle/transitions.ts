// The one table of how statuses move: the transitions of the contract (`x-transitions`) with the same evidence, and what
// the mock needs beside them, among statuses that the contract does not list. Every delay is ours, in milliseconds of
// mock time.

/** What a row rests on. */
export type Evidence = "documented" | "assumed";

/** A status that moves. Where it stands is said in `machines` of status.ts. */
export type Machine =
  | "partyKyc"
  | "partyKyb"
  | "partnerTerms"
  | "identityVerification"
  | "partyRole"
  | "account"
  | "walletScreening"
  | "walletAllowance"
  | "virtualBankAccount"
  | "paymentSession"
  | "payIn"
  | "transfer"
  | "paymentRequest"
  | "payoutRoute"
  | "payout"
  | "webhook"
  | "companyBankAccount"
  | "companyWallet"
  | "rampRequest"
  | "invitation";

/** What has to hold for a row to be taken; the words are given their meaning in conditions.ts. */
export type Condition =
  | "organisation"
  | "kycNotRequired"
  | "selfCustodySource"
  | "walletNotReady"
  | "cannotBeSent"
  | "fundsHeld"
  | "wholeSettlementHeld"
  | "routeNotActive"
  | "beneficiaryRefused"
  | "bankReturns";

/** One move. Of several rows that fit, the first whose condition holds is taken. */
export interface Transition {
  machine: Machine;
  /** Status before; null when the resource is created, "*" for any. */
  from: string | null;
  to: string;
  /**
   * Operation that sets it off, or "entry": that the status `from` was entered. What several operations do has one
   * word: "createTransfer", and "createPaymentRequest", "settlePaymentRequest", "reversePaymentRequest" also for those
   * that name an account or references. "payment" is fiat that arrives.
   */
  by: string;
  /** Milliseconds of mock time from the cause to the move; absent means at once. */
  after?: number;
  when?: Condition;
  /** Event of the contract that the move emits. */
  event?: string;
  /** The `reason` of that event. */
  reason?: string;
  /** Entry of the history of a ramp request; only CREATED is documented. */
  history?: string;
  /** How far the sources know this move; its delay is always assumed. */
  evidence: Evidence;
}

const assumed = { evidence: "assumed" } as const;
const documented = { evidence: "documented" } as const;

/** All moves. */
export const transitions: Transition[] = [
  // Parties. The first kycStatus and the one after a verdict are ours; the event on every verdict is documented.
  { machine: "partyKyc", from: null, to: "NOT_REQUIRED", by: "createParty", when: "kycNotRequired", ...assumed },
  { machine: "partyKyc", from: null, to: "PENDING", by: "createParty", ...assumed },
  { machine: "partyKyc", from: "*", to: "NOT_REQUIRED", by: "updateParty", ...assumed },
  {
    machine: "partyKyc",
    from: "PENDING",
    to: "VERIFIED",
    by: "createPartyVerification",
    after: 5000,
    event: "PARTY_VERIFICATION_COMPLETED",
    ...assumed,
  },
  { machine: "partyKyb", from: null, to: "PENDING", by: "createParty", ...assumed },
  { machine: "partyKyb", from: "PENDING", to: "VERIFIED", by: "createPartyVerification", after: 5000, ...assumed },
  { machine: "identityVerification", from: null, to: "PENDING", by: "createPartyVerification", ...assumed },
  { machine: "identityVerification", from: "PENDING", to: "LINKED", by: "entry", after: 5000, ...assumed },
  // Partner terms. No operation enables a new partner, so `seed` is the way from ACCEPTED back to REQUIRED.
  { machine: "partnerTerms", from: null, to: "NOT_REQUIRED", by: "createParty", when: "organisation", ...assumed },
  { machine: "partnerTerms", from: null, to: "REQUIRED", by: "createParty", ...assumed },
  { machine: "partnerTerms", from: "REQUIRED", to: "ACCEPTED", by: "createPartnerTermsLink", after: 5000, ...assumed },
  // Accounts and wallets.
  { machine: "partyRole", from: null, to: "ACTIVE", by: "addPartyRole", ...assumed },
  { machine: "account", from: null, to: "ACTIVE", by: "createAccount", ...assumed },
  { machine: "account", from: "*", to: "ACTIVE", by: "reactivateAccount", ...documented },
  { machine: "walletScreening", from: null, to: "PENDING", by: "createAccount", ...assumed },
  {
    machine: "walletScreening",
    from: "PENDING",
    to: "APPROVED",
    by: "entry",
    after: 3000,
    event: "ACCOUNT_WALLETS_PROVISIONED",
    ...assumed,
  },
  { machine: "walletAllowance", from: null, to: "PENDING", by: "createAccount", ...assumed },
  { machine: "walletAllowance", from: "*", to: "VERIFYING_ALLOWANCE", by: "verifyWalletAllowance", ...documented },
  // The window closes: the mock takes the assets for covered, unless the wallet is not ready.
  {
    machine: "walletAllowance",
    from: "VERIFYING_ALLOWANCE",
    to: "PENDING",
    by: "entry",
    after: 5000,
    when: "walletNotReady",
    ...documented,
  },
  { machine: "walletAllowance", from: "VERIFYING_ALLOWANCE", to: "ACTIVE", by: "entry", after: 5000, ...assumed },
  { machine: "virtualBankAccount", from: null, to: "PENDING", by: "createVirtualBankAccount", ...assumed },
  {
    machine: "virtualBankAccount",
    from: "PENDING",
    to: "ACTIVE",
    by: "entry",
    after: 4000,
    event: "VIRTUAL_BANK_ACCOUNT_CREATED",
    ...assumed,
  },
  // Money in. A session ends with the payment; its conversion goes on as a pay-in.
  { machine: "paymentSession", from: null, to: "CREATED", by: "createPaymentSession", ...assumed },
  { machine: "paymentSession", from: "CREATED", to: "PENDING_PAYMENT", by: "entry", after: 1000, ...assumed },
  { machine: "paymentSession", from: "PENDING_PAYMENT", to: "PAYMENT_RECEIVED", by: "entry", after: 5000, ...assumed },
  { machine: "payIn", from: null, to: "PROCESSING", by: "payment", ...assumed },
  {
    machine: "payIn",
    from: "PROCESSING",
    to: "FAILED",
    by: "entry",
    after: 2000,
    when: "walletNotReady",
    event: "PAY_IN_FAILED",
    reason: "SETTLEMENT_FAILED",
    ...assumed,
  },
  {
    machine: "payIn",
    from: "PROCESSING",
    to: "SETTLED",
    by: "entry",
    after: 2000,
    event: "PAY_IN_SETTLED",
    ...assumed,
  },
  // Transfers. PENDING and the two events are documented, the names of the statuses they announce are ours.
  { machine: "transfer", from: null, to: "PENDING", by: "createTransfer", ...documented },
  {
    machine: "transfer",
    from: "PENDING",
    to: "FAILED",
    by: "entry",
    after: 2000,
    when: "cannotBeSent",
    event: "TRANSFER_FAILED",
    reason: "NOT_SUBMITTED",
    ...assumed,
  },
  {
    machine: "transfer",
    from: "PENDING",
    to: "COMPLETED",
    by: "entry",
    after: 2000,
    when: "fundsHeld",
    event: "TRANSFER_COMPLETED",
    ...assumed,
  },
  {
    machine: "transfer",
    from: "PENDING",
    to: "FAILED",
    by: "entry",
    after: 2000,
    event: "TRANSFER_FAILED",
    reason: "INSUFFICIENT_FUNDS",
    ...assumed,
  },
  // Payment requests. SETTLING, SETTLED_WITH_SHORTFALL and REVERSING are named by the sources, the others are ours.
  { machine: "paymentRequest", from: null, to: "AUTHORIZED", by: "createPaymentRequest", ...assumed },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "AUTHORIZED", by: "updatePaymentRequest", ...assumed },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "SETTLING", by: "settlePaymentRequest", ...assumed },
  {
    machine: "paymentRequest",
    from: "SETTLING",
    to: "SETTLED",
    by: "entry",
    after: 2000,
    when: "wholeSettlementHeld",
    ...assumed,
  },
  { machine: "paymentRequest", from: "SETTLING", to: "SETTLED_WITH_SHORTFALL", by: "entry", after: 2000, ...assumed },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "REVERSING", by: "reversePaymentRequest", ...assumed },
  { machine: "paymentRequest", from: "SETTLED", to: "REVERSING", by: "reversePaymentRequest", ...assumed },
  {
    machine: "paymentRequest",
    from: "SETTLED_WITH_SHORTFALL",
    to: "REVERSING",
    by: "reversePaymentRequest",
    ...assumed,
  },
  { machine: "paymentRequest", from: "REVERSING", to: "REVERSED", by: "entry", after: 2000, ...assumed },
  // Money out. What the statuses mean is documented, the order they come in is ours.
  {
    machine: "payoutRoute",
    from: null,
    to: "AWAITING_OWNERSHIP_PROOF",
    by: "createPayoutRoute",
    when: "selfCustodySource",
    ...assumed,
  },
  { machine: "payoutRoute", from: null, to: "ACTIVE", by: "createPayoutRoute", ...assumed },
  {
    machine: "payoutRoute",
    from: "AWAITING_OWNERSHIP_PROOF",
    to: "ACTIVE",
    by: "completeRouteOwnershipProof",
    ...assumed,
  },
  { machine: "payout", from: null, to: "REQUESTED", by: "createPayout", ...assumed },
  {
    machine: "payout",
    from: "REQUESTED",
    to: "REJECTED",
    by: "entry",
    after: 1000,
    when: "routeNotActive",
    event: "PAYOUT_REJECTED",
    reason: "ROUTE_UNAVAILABLE",
    ...assumed,
  },
  {
    machine: "payout",
    from: "REQUESTED",
    to: "REJECTED",
    by: "entry",
    after: 1000,
    when: "beneficiaryRefused",
    event: "PAYOUT_REJECTED",
    reason: "REJECTED_BY_PROVIDER",
    ...assumed,
  },
  { machine: "payout", from: "REQUESTED", to: "SENDING", by: "entry", after: 1000, ...assumed },
  {
    machine: "payout",
    from: "SENDING",
    to: "PROVIDER_PROCESSING",
    by: "entry",
    after: 2000,
    when: "fundsHeld",
    event: "PAYOUT_PROCESSING",
    ...assumed,
  },
  {
    machine: "payout",
    from: "SENDING",
    to: "FAILED",
    by: "entry",
    after: 2000,
    event: "PAYOUT_FAILED",
    reason: "SEND_FAILED",
    ...assumed,
  },
  {
    machine: "payout",
    from: "PROVIDER_PROCESSING",
    to: "RETURNED",
    by: "entry",
    after: 5000,
    when: "bankReturns",
    event: "PAYOUT_RETURNED",
    reason: "RETURNED_BY_BANK",
    ...assumed,
  },
  {
    machine: "payout",
    from: "PROVIDER_PROCESSING",
    to: "COMPLETED",
    by: "entry",
    after: 5000,
    event: "PAYOUT_COMPLETED",
    ...assumed,
  },
  { machine: "webhook", from: null, to: "ACTIVE", by: "registerWebhook", ...assumed },
  // The ramp service. Its events are not shown; a funded request would go on, where to is not shown either.
  { machine: "companyBankAccount", from: null, to: "PENDING", by: "registerCompanyBankAccount", ...assumed },
  { machine: "companyBankAccount", from: "PENDING", to: "VERIFIED", by: "entry", after: 5000, ...assumed },
  { machine: "companyWallet", from: null, to: "PENDING", by: "registerCompanyWallet", ...assumed },
  { machine: "companyWallet", from: "PENDING", to: "VERIFIED", by: "entry", after: 5000, ...assumed },
  {
    machine: "rampRequest",
    from: null,
    to: "AWAITING_APPROVAL",
    by: "createRampRequest",
    history: "CREATED",
    ...assumed,
  },
  {
    machine: "rampRequest",
    from: "AWAITING_APPROVAL",
    to: "AWAITING_FUNDS",
    by: "approveRampRequest",
    history: "APPROVED",
    ...documented,
  },
  {
    machine: "rampRequest",
    from: "AWAITING_APPROVAL",
    to: "REJECTED",
    by: "rejectRampRequest",
    history: "REJECTED",
    ...assumed,
  },
  {
    machine: "rampRequest",
    from: "AWAITING_APPROVAL",
    to: "CANCELLED",
    by: "cancelRampRequest",
    history: "CANCELLED",
    ...assumed,
  },
  { machine: "invitation", from: null, to: "PENDING", by: "inviteCompanyUser", ...documented },
];

/**
 * Which events no move here emits: what the contract has learnt since, and the ping, which an operation sends.
 * @param eventTypes The events of the contract.
 * @returns Those that the state never emits, without the ping.
 */
export function notEmitted(eventTypes: string[]): string[] {
  const emitted = new Set(["PING", ...transitions.map(({ event }) => event)]);
  return eventTypes.filter((eventType) => !emitted.has(eventType));
}
