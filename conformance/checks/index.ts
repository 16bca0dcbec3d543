// Every check of the contract tests, by kind.

import { accessChecks } from "./access/index.ts";
import { caseChecks } from "./cases.ts";
import type { CheckInfo, ResponseCheck, SemanticCheck } from "./check.ts";
import { exposureChecks } from "./exposure.ts";
import { pagingChecks } from "./paging.ts";
import { paymentChecks } from "./payments.ts";
import { rampChecks } from "./ramp.ts";
import { resourceChecks } from "./resources/index.ts";
import { responseChecks } from "./responses/index.ts";
import { sequenceRules } from "./sequences.ts";
import { sessionChecks } from "./sessions/index.ts";
import { tokenChecks, tokenLifetime } from "./token.ts";
import { webhookChecks } from "./webhooks.ts";

/** Checks of one response by itself. */
export const everyResponse: ResponseCheck[] = [...responseChecks, ...exposureChecks];

/** Checks across requests, in the order in which they run. */
export const acrossRequests: SemanticCheck[] = [
  ...tokenChecks,
  ...accessChecks,
  ...pagingChecks,
  ...sessionChecks,
  ...resourceChecks,
  ...webhookChecks,
  ...paymentChecks,
  ...rampChecks,
];

/** All checks. */
export const allChecks: CheckInfo[] = [
  ...everyResponse,
  tokenLifetime,
  ...caseChecks,
  ...acrossRequests,
  ...sequenceRules,
];
