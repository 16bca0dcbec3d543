// All checks of one response by itself: status, headers, body and envelope, as the contract has them.

import type { ResponseCheck } from "../check.ts";
import { lookAtAddedMembers, lookAtBody, lookAtEnvelope, lookAtOpenLists, lookAtResultOfErrors } from "./body.ts";
import { lookAtErrorCodes } from "./codes.ts";
import {
  lookAtContentType,
  lookAtCorrelationId,
  lookAtEcho,
  lookAtHeaders,
  lookAtServerError,
  lookAtStatus,
  lookAtSunset,
} from "./status.ts";

/** All checks of one response. */
export const responseChecks: ResponseCheck[] = [
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
];
