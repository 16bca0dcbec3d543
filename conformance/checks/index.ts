// Every check of the contract tests, by kind.

import { sequenceRules } from "../check-table.ts";
import { accessChecks } from "./access/index.ts";
import { caseChecks } from "./cases.ts";
import type { CheckInfo, ResponseCheck, SemanticCheck } from "./check.ts";
import { arrivalChecks } from "./deliveries/arrivals.ts";
import type { DeliveryCheck } from "./deliveries/check.ts";
import { contentChecks } from "./deliveries/content.ts";
import { formChecks } from "./deliveries/form.ts";
import { exposureChecks } from "./exposure.ts";
import { idempotencyChecks } from "./idempotency.ts";
import { moneyChecks } from "./money.ts";
import { pageArithmetic, pagingChecks } from "./paging.ts";
import { rampChecks } from "./ramp.ts";
import { resourceChecks } from "./resources.ts";
import { bodyChecks } from "./responses/body.ts";
import { operationRules } from "./responses/rules.ts";
import { sessionChecks } from "./responses/sessions.ts";
import { statusChecks } from "./responses/status.ts";
import { sessionQueries } from "./sessions.ts";
import { tokenChecks } from "./token.ts";
import { webhookChecks } from "./webhooks.ts";

/** Checks of one response by itself. */
export const everyResponse: ResponseCheck[] = [
  ...statusChecks,
  ...bodyChecks,
  ...operationRules,
  ...sessionChecks,
  pageArithmetic,
  ...exposureChecks,
];

/** Checks across requests, in the order in which they run. */
export const acrossRequests: SemanticCheck[] = [
  ...tokenChecks,
  ...accessChecks,
  ...pagingChecks,
  sessionQueries,
  ...resourceChecks,
  ...webhookChecks,
  ...moneyChecks,
  ...idempotencyChecks,
  ...rampChecks,
];

/** Checks of what the run's webhooks receive. */
export const deliveryChecks: DeliveryCheck[] = [...formChecks, ...arrivalChecks, ...contentChecks];

export const allChecks: CheckInfo[] = [
  ...everyResponse,
  { name: "token-lifetime" },
  ...caseChecks,
  ...acrossRequests,
  ...sequenceRules.map((name) => ({ name })),
  ...deliveryChecks,
];
