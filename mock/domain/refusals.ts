// The words for what the state refuses.

import { assumedStatus, type CodeWithoutStatus } from "../assumed.ts";
import { Refusal } from "../refusal.ts";
import type { ResourceKind } from "../store/resources.ts";

/** A finance request that lacks something the contract does not require because it is not documented. */
export function invalid(message: string): Refusal {
  return new Refusal(400, message, { code: "invalid-request" });
}

/** A finance call that does not fit the state of the resource; neither status nor code is documented. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message);
}

/** An error whose code is documented without a status; the status is ours. */
export function rejected(code: CodeWithoutStatus, message: string): Refusal {
  return new Refusal(assumedStatus[code], message, { code });
}

/** What resources are called in errors, where that is not the kind without its last letter. */
const names: Partial<Record<ResourceKind, string>> = {
  parties: "party",
  payoutBankAccounts: "bank account",
  payoutRoutes: "payout route",
  paymentRequests: "payment request",
  paymentSessions: "payment session",
  payIns: "pay-in",
  rampRequests: "ramp request",
};

/** What a resource of a kind is called in errors. */
export function nameOf(kind: ResourceKind): string {
  return names[kind] ?? kind.slice(0, -1);
}
