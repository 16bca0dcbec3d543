// Defects that only a sequence of requests shows: each is a gateway before the mock, with the rule that has to find it.

import { paymentRequests } from "./defects/payment-requests.ts";
import { rampRequests } from "./defects/ramp-requests.ts";
import { resources } from "./defects/resources.ts";

export type { SequenceDefect } from "./defects/defect.ts";

/** Every defect. */
export const sequenceDefects = [...paymentRequests, ...resources, ...rampRequests];
