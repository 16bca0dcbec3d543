// What sequences are about: the steps that belong together, and how many of all steps each subject gets.

import {
  companyBankAccounts,
  companyWallets,
  parties,
  payoutBankAccounts,
  payouts,
  sessions,
  webhooks,
} from "./kinds.ts";
import type { Step, Subject } from "./model.ts";
import { watchMoney } from "./money.ts";
import { paymentSteps, transferSteps } from "./payments.ts";
import { rampSteps } from "./ramp.ts";
import { repeat, stepsOf } from "./steps.ts";

/** Lets time pass, so that what is under way gets on; left out where the target cannot do it. */
export const timePasses: Step = {
  name: "time passes",
  needs: [],
  ready: ({ made }) => made.length > 0,
  run: async (_, { probe }) => probe.target.passTime?.(),
};

/** Every subject; what moves money comes first, before the others start anything. */
export const subjects: Subject[] = [
  {
    name: "payment-requests",
    weight: 4,
    steps: [...paymentSteps, ...transferSteps.slice(0, 1), timePasses],
    invariant: watchMoney,
  },
  { name: "transfers", weight: 1, steps: [...transferSteps, timePasses], invariant: watchMoney },
  { name: "payouts", weight: 1, steps: [...stepsOf(payoutBankAccounts), ...stepsOf(payouts), timePasses] },
  {
    name: "payment-sessions",
    weight: 1,
    steps: [...stepsOf(sessions), { ...repeat, needs: ["createPaymentSession"] }],
  },
  { name: "webhooks", weight: 2, steps: stepsOf(webhooks) },
  { name: "parties", weight: 1, steps: stepsOf(parties) },
  { name: "ramp-requests", weight: 3, steps: [...rampSteps, timePasses] },
  { name: "company", weight: 1, steps: [...stepsOf(companyWallets), ...stepsOf(companyBankAccounts)] },
];
