// The rules of our own, in the order in which they look at a contract.

import type { Rule } from "../rule.ts";
import { access, roles, scopes } from "./access.ts";
import { internalServers, operationServers } from "./addresses.ts";
import { closedLists } from "./closed-lists.ts";
import { constants } from "./constants.ts";
import { defaults } from "./defaults.ts";
import { acknowledgement, deliveryAccess, deliveryMethod } from "./deliveries.ts";
import { deprecation, sunsetPassed } from "./deprecation.ts";
import { discriminators } from "./discriminators.ts";
import { eased } from "./eased.ts";
import { errorAdvice } from "./error-advice.ts";
import { errorCodes } from "./error-codes.ts";
import { eventKeys, events } from "./events.ts";
import { idempotency } from "./idempotency.ts";
import { listKind } from "./list-kind.ts";
import { movedParameters } from "./moved-parameters.ts";
import { operationIds, pathParameters, schemaNames } from "./names.ts";
import { openLists } from "./open-lists.ts";
import { parameters } from "./parameters.ts";
import { presence } from "./presence.ts";
import { addedOperation, removedAfterSunset, removedBeforeSunset, removedOperation } from "./removed-operations.ts";
import { requestBody, requestFields } from "./request-fields.ts";
import { responseHeaders } from "./response-headers.ts";
import { dataMarks, readOnly, writeOnly } from "./secrets.ts";
import { errorResponses, successStatus } from "./statuses.ts";
import { flows, tokenAddress, tokenScopes } from "./tokens.ts";
import { finalStatuses, transitions } from "./transitions.ts";
import { undoneBy } from "./undone.ts";

/** Every rule of our own. */
export const rules: Rule[] = [
  ...[removedOperation, removedBeforeSunset, removedAfterSunset, addedOperation, deprecation, sunsetPassed],
  ...[idempotency, undoneBy, errorCodes, errorAdvice, successStatus, errorResponses],
  ...[events, deliveryMethod, acknowledgement, deliveryAccess, eventKeys, transitions, finalStatuses],
  ...[access, scopes, roles, writeOnly, readOnly, dataMarks],
  ...[internalServers, operationServers, tokenAddress, flows, tokenScopes],
  ...[openLists, closedLists, constants, listKind, discriminators],
  ...[presence, requestBody, requestFields, responseHeaders, defaults, eased],
  ...[operationIds, pathParameters, schemaNames],
  ...[parameters, movedParameters],
];
