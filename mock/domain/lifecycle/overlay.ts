// What the mock adds to the transitions of the contract (`x-transitions`): causes, delays and conditions, and moves
// between statuses that the contract does not list. The delays are in assumptions.ts.

import { delays } from "../../assumptions.ts";
import * as conditions from "./conditions.ts";
import type { MachineName } from "./machines.ts";

/** A move of the mock. If the contract has the move, absent fields come from the contract. */
export interface OverlayMove {
  /** Status before; null when the resource is created, "*" for any. */
  from: string | null;
  to: string;
  /**
   * Cause of the move: an operation; "entry" of the status `from` (the default); "expiry", the `expiresAt` of a
   * session; or "payment", fiat that arrives. "createPaymentRequest", "settlePaymentRequest" and
   * "reversePaymentRequest" also stand for the operations by account or reference. A move without `by` must be in the
   * contract, else the mock does not start.
   */
  by?: string;
  /** Milliseconds of mock time from the cause to the move; absent means at once. */
  after?: number | undefined;
  when?: conditions.MoveCondition;
  /** Event of the contract that the move emits, and the `reason` of the event. */
  event?: string | undefined;
  reason?: string | undefined;
  /** Entry of the history of a ramp request; only CREATED is documented. */
  history?: string;
}

const verdict = { from: "PENDING", to: "VERIFIED", by: "createPartyVerification", after: delays.verification };
const credit = { from: "PROCESSING", by: "entry", after: delays.payIn };
const sending = { from: "PENDING", by: "entry", after: delays.transfer };

/** The first move that fits and whose condition holds is made; moves without a condition come last. */
export const overlay: Partial<Record<MachineName, OverlayMove[]>> = {
  partyKyc: [
    { from: null, to: "NOT_REQUIRED", when: conditions.kycNotRequired },
    // The event of every verdict is documented, the status after it is assumed.
    { ...verdict, event: "PARTY_VERIFICATION_COMPLETED" },
  ],
  partyKyb: [{ from: null, to: "PENDING", by: "createParty" }, verdict],
  partnerTerms: [
    { from: null, to: "NOT_REQUIRED", when: conditions.organisation },
    // A new partner makes ACCEPTED to REQUIRED; no operation enables one, so use a move by hand.
    { from: "REQUIRED", to: "ACCEPTED", by: "createPartnerTermsLink", after: delays.consent },
  ],
  identityVerification: [
    { from: null, to: "PENDING", by: "createPartyVerification" },
    { from: "PENDING", to: "LINKED", by: "entry", after: delays.verification },
  ],
  account: [
    { from: null, to: "ACTIVE", by: "createAccount" },
    { from: "*", to: "ACTIVE", by: "reactivateAccount" },
  ],
  walletScreening: [{ from: "PENDING", to: "APPROVED", after: delays.screening }],
  walletAllowance: [
    // At the end of the time, the mock assumes that the allowance covers the assets, unless the wallet is not ready.
    { from: "VERIFYING_ALLOWANCE", to: "PENDING", after: delays.allowance, when: conditions.walletNotReady },
    { from: "VERIFYING_ALLOWANCE", to: "ACTIVE", by: "entry", after: delays.allowance },
  ],
  virtualBankAccount: [{ from: "PENDING", to: "ACTIVE", after: delays.bankAccount }],
  paymentSession: [
    // A session ends with the payment; its conversion goes on as a pay-in.
    { from: "CREATED", to: "PENDING_PAYMENT", after: delays.session },
    { from: "PENDING_PAYMENT", to: "PAYMENT_RECEIVED", after: delays.payment },
    { from: "CREATED", to: "EXPIRED", by: "expiry", when: conditions.isExpired },
    { from: "PENDING_PAYMENT", to: "EXPIRED", by: "expiry", when: conditions.isExpired },
  ],
  payIn: [
    { from: null, to: "PROCESSING", by: "payment" },
    {
      ...credit,
      to: "FAILED",
      event: "PAY_IN_FAILED",
      reason: "SETTLEMENT_FAILED",
      when: conditions.walletNotReady,
    },
    { ...credit, to: "SETTLED", event: "PAY_IN_SETTLED" },
  ],
  transfer: [
    // The two events are documented, the names of their statuses are assumed.
    { ...sending, to: "FAILED", when: conditions.cannotBeSent, event: "TRANSFER_FAILED", reason: "NOT_SUBMITTED" },
    { ...sending, to: "COMPLETED", when: conditions.fundsHeld, event: "TRANSFER_COMPLETED" },
    { ...sending, to: "FAILED", event: "TRANSFER_FAILED", reason: "INSUFFICIENT_FUNDS" },
  ],
  paymentRequest: [
    { from: "SETTLING", to: "SETTLED_WITH_SHORTFALL", after: delays.settlement },
    // SETTLING, SETTLED_WITH_SHORTFALL and REVERSING are documented, the other statuses are assumed.
    { from: null, to: "AUTHORIZED", by: "createPaymentRequest" },
    { from: "AUTHORIZED", to: "AUTHORIZED", by: "updatePaymentRequest" },
    { from: "AUTHORIZED", to: "SETTLING", by: "settlePaymentRequest" },
    {
      from: "SETTLING",
      to: "SETTLED",
      by: "entry",
      after: delays.settlement,
      when: conditions.wholeSettlementHeld,
    },
    { from: "AUTHORIZED", to: "REVERSING", by: "reversePaymentRequest" },
    { from: "SETTLED", to: "REVERSING", by: "reversePaymentRequest" },
    { from: "SETTLED_WITH_SHORTFALL", to: "REVERSING", by: "reversePaymentRequest" },
    { from: "REVERSING", to: "REVERSED", by: "entry", after: delays.settlement },
  ],
  payoutRoute: [
    { from: null, to: "AWAITING_OWNERSHIP_PROOF", when: conditions.proofNeeded },
    { from: null, to: "FAILED", by: "createPayoutRoute", when: conditions.beneficiaryIncomplete },
    { from: "*", to: "FAILED", by: "deleteParty" },
  ],
  payout: [
    {
      from: "REQUESTED",
      to: "REJECTED",
      after: delays.payoutStart,
      reason: "ROUTE_UNAVAILABLE",
      when: conditions.routeNotActive,
    },
    {
      from: "REQUESTED",
      to: "REJECTED",
      after: delays.payoutStart,
      reason: "REJECTED_BY_PROVIDER",
      when: conditions.beneficiaryRefused,
    },
    { from: "REQUESTED", to: "SENDING", after: delays.payoutStart },
    { from: "SENDING", to: "PROVIDER_PROCESSING", after: delays.payoutSend, when: conditions.fundsHeld },
    { from: "SENDING", to: "FAILED", after: delays.payoutSend, reason: "SEND_FAILED" },
    { from: "PROVIDER_PROCESSING", to: "COMPLETED", after: delays.payoutEnd },
  ],
  webhook: [{ from: null, to: "ACTIVE", by: "registerWebhook" }],
  companyBankAccount: [{ from: "PENDING", to: "VERIFIED", after: delays.companyCheck }],
  companyWallet: [
    { from: null, to: "PENDING", by: "registerCompanyWallet" },
    { from: "PENDING", to: "VERIFIED", by: "entry", after: delays.companyCheck },
  ],
  rampRequest: [
    { from: "AWAITING_APPROVAL", to: "AWAITING_FUNDS", history: "APPROVED" },
    // Neither the entries of the history nor the statuses after the funds arrive are documented.
    { from: "AWAITING_APPROVAL", to: "REJECTED", by: "rejectRampRequest", history: "REJECTED" },
    { from: "AWAITING_APPROVAL", to: "CANCELLED", by: "cancelRampRequest", history: "CANCELLED" },
    { from: "PROCESSING", to: "COMPLETED", by: "entry", after: delays.ramp },
  ],
  invitation: [{ from: null, to: "PENDING", by: "inviteCompanyUser" }],
};
