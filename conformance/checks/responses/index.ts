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
} from "./status.ts";
import { lookAtSunset } from "./sunset.ts";

const responsesOf = "the operation's `responses` in the contract";

/** All checks of one response. */
export const responseChecks: ResponseCheck[] = [
  { name: "status-known", rule: "The status is one the operation documents.", source: responsesOf, look: lookAtStatus },
  {
    name: "no-server-error",
    rule: "No request ends in an unexpected error.",
    source: "contract: F221",
    look: lookAtServerError,
  },
  { name: "content-type", rule: "The body has a documented media type.", source: responsesOf, look: lookAtContentType },
  {
    name: "correlation-id-present",
    rule: "Every response has a well-formed X-Correlation-Id.",
    source: "contract: F177, F178, F241",
    look: lookAtCorrelationId,
  },
  {
    name: "correlation-id-echoed",
    rule: "A valid X-Correlation-Id of the caller comes back.",
    source: "contract: F177, F178, F241",
    look: lookAtEcho,
  },
  {
    name: "headers",
    rule: "Documented headers are there with documented values.",
    source: responsesOf,
    look: lookAtHeaders,
  },
  { name: "body-schema", rule: "The body keeps its schema, formats included.", source: responsesOf, look: lookAtBody },
  {
    name: "envelope",
    rule: "`success` agrees with the status, and errors have codes.",
    source: "contract: F17, F19, R67",
    look: lookAtEnvelope,
  },
  {
    name: "no-result-on-error",
    rule: "`result` of an error is absent, null or an empty object.",
    source: "contract: F18",
    look: lookAtResultOfErrors,
  },
  {
    name: "error-code",
    rule: "Error codes are in the service's style and come with their status.",
    source: "contract: F211 to F224, R68 to R75",
    look: lookAtErrorCodes,
  },
  {
    name: "open-list",
    rule: "Values of open lists are among those known so far.",
    source: "`x-extensible-enum` in the contract",
    look: lookAtOpenLists,
  },
  {
    name: "added-member",
    rule: "Bodies have the fields of the contract.",
    source: "the schemas of the contract",
    look: lookAtAddedMembers,
  },
  {
    name: "sunset",
    rule: "No operation is served after its sunset.",
    source: "`x-sunset` of the operation in the contract",
    look: lookAtSunset,
  },
];
