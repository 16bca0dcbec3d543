// Every check of the contract tests, by kind.

import { accessChecks } from "./access/index.ts";
import { caseChecks } from "./cases.ts";
import type { CheckInfo, ResponseCheck, SemanticCheck } from "./check.ts";
import { deliveryChecks } from "./deliveries/index.ts";
import { exposureChecks } from "./exposure.ts";
import { idempotencyChecks } from "./idempotency.ts";
import { moneyChecks } from "./money.ts";
import { pagingChecks } from "./paging.ts";
import { rampChecks } from "./ramp.ts";
import { readChecks } from "./resources/reads.ts";
import { ruleChecks } from "./resources/rules.ts";
import {
  lookAtAddedMembers,
  lookAtBody,
  lookAtEnvelope,
  lookAtErrorCodes,
  lookAtOpenLists,
  lookAtResultOfErrors,
} from "./responses/body.ts";
import {
  lookAtContentType,
  lookAtCorrelationId,
  lookAtEcho,
  lookAtHeaders,
  lookAtServerError,
  lookAtStatus,
  lookAtSunset,
} from "./responses/status.ts";
import { sequenceRules } from "./sequences.ts";
import { listChecks } from "./sessions/list.ts";
import { combined } from "./sessions/queries.ts";
import { tokenChecks, tokenLifetime } from "./token.ts";
import { webhookChecks } from "./webhooks.ts";

/** Checks of one response by itself. */
export const everyResponse: ResponseCheck[] = [
  { name: "status-known", look: lookAtStatus },
  { name: "no-server-error", look: lookAtServerError },
  { name: "content-type", look: lookAtContentType },
  { name: "correlation-id-present", look: lookAtCorrelationId },
  { name: "correlation-id-echoed", look: lookAtEcho },
  { name: "headers", look: lookAtHeaders },
  { name: "body-schema", look: lookAtBody },
  { name: "envelope", look: lookAtEnvelope },
  { name: "no-result-on-error", look: lookAtResultOfErrors },
  { name: "error-code", look: lookAtErrorCodes },
  { name: "open-list", look: lookAtOpenLists },
  { name: "added-member", look: lookAtAddedMembers },
  { name: "sunset", look: lookAtSunset },
  ...exposureChecks,
];

/** Checks across requests, in the order in which they run. */
export const acrossRequests: SemanticCheck[] = [
  ...tokenChecks,
  ...accessChecks,
  ...pagingChecks,
  ...listChecks,
  combined,
  ...readChecks,
  ...ruleChecks,
  ...webhookChecks,
  ...moneyChecks,
  ...idempotencyChecks,
  ...rampChecks,
];

/** All checks. */
export const allChecks: CheckInfo[] = [
  ...everyResponse,
  tokenLifetime,
  ...caseChecks,
  ...acrossRequests,
  ...sequenceRules,
  ...deliveryChecks,
];
