// The whole table, by subject.

import type { Rule, RuleStep, RuleTable, Steps } from "./rule.ts";
import { access } from "./subjects/access.ts";
import { accounts } from "./subjects/accounts.ts";
import { assumptions } from "./subjects/assumptions.ts";
import { correlation } from "./subjects/correlation.ts";
import { errors } from "./subjects/errors.ts";
import { paging } from "./subjects/paging.ts";
import { parties } from "./subjects/parties.ts";
import { payIns } from "./subjects/pay-ins.ts";
import { paymentRequests } from "./subjects/payment-requests.ts";
import { payouts } from "./subjects/payouts.ts";
import { ramp } from "./subjects/ramp.ts";
import { transfers } from "./subjects/transfers.ts";
import { wallets } from "./subjects/wallets.ts";
import { webhooks } from "./subjects/webhooks.ts";

const subjects: Record<string, RuleTable> = {
  ...{ access, assumptions, correlation, errors, paging, parties, accounts, wallets },
  ...{ payIns, payouts, transfers, paymentRequests, webhooks, ramp },
};

const list = (steps: Steps): RuleStep[] => {
  if (typeof steps === "string") return [{ ask: steps }];
  return Array.isArray(steps) ? steps.flatMap(list) : [steps as RuleStep];
};

/** Each rule in one list of steps, by subject. */
export const table: Record<string, readonly Rule[]> = Object.fromEntries(
  Object.entries(subjects).map(([subject, rules]) => [
    subject,
    Object.entries(rules).map(([name, steps]): Rule => [name, ...list(steps)]),
  ]),
);
