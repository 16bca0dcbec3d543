// The subjects of sequences: steps that belong together.

import type { Contracts } from "../contracts.ts";
import type { SequenceStep, SequenceSubject } from "./actor.ts";
import { kinds, type SequenceKind } from "./kinds.ts";
import { watchMoney } from "./money.ts";
import { makePaymentRequest, paymentSteps, transferSteps } from "./payments.ts";
import { approvalSteps } from "./ramp.ts";
import { stepsOf } from "./steps.ts";

/** Lets time pass, so that pending changes go on, if the target can do it. */
const timePasses: SequenceStep = {
  needs: [],
  ready: ({ made, probe }) => made.length > 0 && probe.target.passTime !== undefined,
  run: async ({ probe }) => probe.target.passTime?.(),
};

/** Every subject; what moves money comes first, before the others start anything. */
export function subjectsOf(contracts: Contracts): SequenceSubject[] {
  const of = (...some: SequenceKind[]) => some.flatMap((kind) => stepsOf(contracts, kind));
  const creations = stepsOf(contracts, kinds.paymentRequest, makePaymentRequest);
  const payments = [...creations, ...paymentSteps, ...transferSteps.slice(0, 1), timePasses];
  return [
    { name: "payment-requests", weight: 4, steps: payments, invariant: watchMoney },
    { name: "transfers", weight: 1, steps: [...transferSteps, timePasses], invariant: watchMoney },
    { name: "payouts", weight: 1, steps: [...of(kinds.payoutBankAccount, kinds.payout), timePasses] },
    { name: "payment-sessions", weight: 1, steps: of(kinds.session) },
    { name: "webhooks", weight: 2, steps: of(kinds.webhook) },
    { name: "parties", weight: 1, steps: of(kinds.party) },
    { name: "accounts", weight: 1, steps: of(kinds.account, kinds.virtualBankAccount) },
    { name: "ramp-requests", weight: 3, steps: [...of(kinds.rampRequest), ...approvalSteps, timePasses] },
    { name: "company", weight: 1, steps: of(kinds.companyWallet, kinds.companyBankAccount) },
  ];
}
