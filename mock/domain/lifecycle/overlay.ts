// What the mock adds to the transitions of the contract (`x-transitions`): causes, delays and conditions that it needs to
// carry them out, and moves among statuses that the contract does not list. Delays stand in assumed.ts.

import { delays } from "../../assumed.ts";
import type { MachineName } from "./machines.ts";

/** What has to hold for a move to be made; the words are given their meaning in conditions.ts. */
export type Condition =
  | "organisation"
  | "kycNotRequired"
  | "selfCustodySource"
  | "proofNeeded"
  | "walletNotReady"
  | "cannotBeSent"
  | "fundsHeld"
  | "wholeSettlementHeld"
  | "routeNotActive"
  | "beneficiaryRefused"
  | "beneficiaryIncomplete"
  | "expired";

/** What the mock adds to a transition of the contract. */
export interface Refinement {
  machine: MachineName;
  /** Status before; null when the resource is created, "*" for any. */
  from: string | null;
  to: string;
  /**
   * What sets the move off, where the contract names no operation for it: an operation; "entry", that the status `from`
   * was entered; or "expiry", the time that a session shows as `expiresAt`. "entry" when left out.
   */
  by?: string;
  /** Milliseconds of mock time from the cause to the move; absent means at once. */
  after?: number;
  when?: Condition;
  /** The `reason` of the event. */
  reason?: string;
  /** Entry of the history of a ramp request; only CREATED is documented. */
  history?: string;
}

/** A move that the contract does not have. */
export interface OwnMove extends Refinement {
  /**
   * Operation or "entry". What several operations do has one word: "createPaymentRequest", "settlePaymentRequest",
   * "reversePaymentRequest" stand also for those that name an account or references. "payment" is fiat that arrives.
   */
  by: string;
  /** Event of the contract that the move emits. */
  event?: string;
  /** How far the move is known; assumed when left out. */
  evidence?: "documented";
}

/** Additions to the transitions of the contract. Each must be there, else the mock does not start. */
export const refinements: Refinement[] = [
  { machine: "partyKyc", from: null, to: "NOT_REQUIRED", when: "kycNotRequired" },
  { machine: "partnerTerms", from: null, to: "NOT_REQUIRED", when: "organisation" },
  // No operation enables a new partner, so `seed` is the way from ACCEPTED back to REQUIRED.
  { machine: "partnerTerms", from: "REQUIRED", to: "ACCEPTED", by: "createPartnerTermsLink", after: delays.consent },
  { machine: "walletScreening", from: "PENDING", to: "APPROVED", after: delays.screening },
  // The window closes: the mock takes the assets for covered, unless the wallet is not ready.
  {
    machine: "walletAllowance",
    from: "VERIFYING_ALLOWANCE",
    to: "PENDING",
    after: delays.allowance,
    when: "walletNotReady",
  },
  { machine: "virtualBankAccount", from: "PENDING", to: "ACTIVE", after: delays.bankAccount },
  // A session ends with the payment; its conversion goes on as a pay-in.
  { machine: "paymentSession", from: "CREATED", to: "PENDING_PAYMENT", after: delays.session },
  { machine: "paymentSession", from: "PENDING_PAYMENT", to: "PAYMENT_RECEIVED", after: delays.payment },
  { machine: "paymentSession", from: "CREATED", to: "EXPIRED", by: "expiry", when: "expired" },
  { machine: "paymentSession", from: "PENDING_PAYMENT", to: "EXPIRED", by: "expiry", when: "expired" },
  { machine: "paymentRequest", from: "SETTLING", to: "SETTLED_WITH_SHORTFALL", after: delays.settlement },
  { machine: "payoutRoute", from: null, to: "AWAITING_OWNERSHIP_PROOF", when: "proofNeeded" },
  {
    machine: "payout",
    from: "REQUESTED",
    to: "REJECTED",
    after: delays.payoutStart,
    when: "routeNotActive",
    reason: "ROUTE_UNAVAILABLE",
  },
  {
    machine: "payout",
    from: "REQUESTED",
    to: "REJECTED",
    after: delays.payoutStart,
    when: "beneficiaryRefused",
    reason: "REJECTED_BY_PROVIDER",
  },
  { machine: "payout", from: "REQUESTED", to: "SENDING", after: delays.payoutStart },
  { machine: "payout", from: "SENDING", to: "PROVIDER_PROCESSING", after: delays.payoutSend, when: "fundsHeld" },
  { machine: "payout", from: "SENDING", to: "FAILED", after: delays.payoutSend, reason: "SEND_FAILED" },
  { machine: "payout", from: "PROVIDER_PROCESSING", to: "COMPLETED", after: delays.payoutEnd },
  { machine: "companyBankAccount", from: "PENDING", to: "VERIFIED", after: delays.companyCheck },
  { machine: "rampRequest", from: "AWAITING_APPROVAL", to: "AWAITING_FUNDS", history: "APPROVED" },
];

/** What all moves of a transfer have in common. */
const sent = { machine: "transfer", from: "PENDING", by: "entry", after: delays.transfer } as const;

/** The mock's own moves. Of several that fit, the first whose condition holds is made; those without one come last. */
export const ownMoves: OwnMove[] = [
  { machine: "payoutRoute", from: null, to: "FAILED", by: "createPayoutRoute", when: "beneficiaryIncomplete" },
  // Parties. The status after a verdict is ours; the event on every verdict is documented.
  {
    machine: "partyKyc",
    from: "PENDING",
    to: "VERIFIED",
    by: "createPartyVerification",
    after: delays.verification,
    event: "PARTY_VERIFICATION_COMPLETED",
  },
  { machine: "partyKyb", from: null, to: "PENDING", by: "createParty" },
  {
    machine: "partyKyb",
    from: "PENDING",
    to: "VERIFIED",
    by: "createPartyVerification",
    after: delays.verification,
  },
  { machine: "identityVerification", from: null, to: "PENDING", by: "createPartyVerification" },
  { machine: "identityVerification", from: "PENDING", to: "LINKED", by: "entry", after: delays.verification },
  // Accounts and wallets.
  { machine: "partyRole", from: null, to: "ACTIVE", by: "addPartyRole" },
  { machine: "account", from: null, to: "ACTIVE", by: "createAccount" },
  { machine: "account", from: "*", to: "ACTIVE", by: "reactivateAccount", evidence: "documented" },
  { machine: "walletAllowance", from: "VERIFYING_ALLOWANCE", to: "ACTIVE", by: "entry", after: delays.allowance },
  // Money in.
  { machine: "payIn", from: null, to: "PROCESSING", by: "payment" },
  {
    machine: "payIn",
    from: "PROCESSING",
    to: "FAILED",
    by: "entry",
    after: delays.payIn,
    when: "walletNotReady",
    event: "PAY_IN_FAILED",
    reason: "SETTLEMENT_FAILED",
  },
  { machine: "payIn", from: "PROCESSING", to: "SETTLED", by: "entry", after: delays.payIn, event: "PAY_IN_SETTLED" },
  // Transfers. The two events are documented, the names of the statuses they announce are ours.
  { ...sent, to: "FAILED", when: "cannotBeSent", event: "TRANSFER_FAILED", reason: "NOT_SUBMITTED" },
  { ...sent, to: "COMPLETED", when: "fundsHeld", event: "TRANSFER_COMPLETED" },
  { ...sent, to: "FAILED", event: "TRANSFER_FAILED", reason: "INSUFFICIENT_FUNDS" },
  // Payment requests. SETTLING, SETTLED_WITH_SHORTFALL and REVERSING are documented, the others are ours.
  { machine: "paymentRequest", from: null, to: "AUTHORIZED", by: "createPaymentRequest" },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "AUTHORIZED", by: "updatePaymentRequest" },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "SETTLING", by: "settlePaymentRequest" },
  {
    machine: "paymentRequest",
    from: "SETTLING",
    to: "SETTLED",
    by: "entry",
    after: delays.settlement,
    when: "wholeSettlementHeld",
  },
  { machine: "paymentRequest", from: "AUTHORIZED", to: "REVERSING", by: "reversePaymentRequest" },
  { machine: "paymentRequest", from: "SETTLED", to: "REVERSING", by: "reversePaymentRequest" },
  { machine: "paymentRequest", from: "SETTLED_WITH_SHORTFALL", to: "REVERSING", by: "reversePaymentRequest" },
  { machine: "paymentRequest", from: "REVERSING", to: "REVERSED", by: "entry", after: delays.settlement },
  { machine: "webhook", from: null, to: "ACTIVE", by: "registerWebhook" },
  // The ramp service. Its events are not shown, nor how a request goes on when its funds are there.
  { machine: "companyWallet", from: null, to: "PENDING", by: "registerCompanyWallet" },
  { machine: "companyWallet", from: "PENDING", to: "VERIFIED", by: "entry", after: delays.companyCheck },
  {
    machine: "rampRequest",
    from: "AWAITING_APPROVAL",
    to: "REJECTED",
    by: "rejectRampRequest",
    history: "REJECTED",
  },
  {
    machine: "rampRequest",
    from: "AWAITING_APPROVAL",
    to: "CANCELLED",
    by: "cancelRampRequest",
    history: "CANCELLED",
  },
  { machine: "rampRequest", from: "PROCESSING", to: "COMPLETED", by: "entry", after: delays.ramp },
  { machine: "invitation", from: null, to: "PENDING", by: "inviteCompanyUser", evidence: "documented" },
];
