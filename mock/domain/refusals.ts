// Refusals of the state, by their status and code.

import { assumedStatus, type CodeWithoutStatus } from "../assumptions.ts";
import { Refusal } from "../refusal.ts";
import type { ResourceKind } from "../store/resources.ts";

/** For a finance request that is invalid although the contract allows it, because the rule is not documented. */
export function invalidRequest(message: string): Refusal {
  return new Refusal(400, message, { code: "invalid-request" });
}

/** For a finance call that does not fit the state of the resource; neither status nor code is documented. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message);
}

/** For an error whose code is documented without a status, which is assumed. */
export function rejection(code: CodeWithoutStatus, message: string): Refusal {
  return new Refusal(assumedStatus[code], message, { code });
}

/** What a resource of a kind is called in errors: `payment request` for paymentRequests. */
export function nameOf(kind: ResourceKind): string {
  const one = kind.replace(/ies$/, "y").replace(/s$/, "");
  return one.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
