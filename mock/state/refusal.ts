// A call the state refuses, and the words for it.

import { assumedStatus, type CodeWithoutStatus } from "./assumed.ts";

/** Stands where the sources show no code for an error; the contract uses the same word in its examples. */
export const codeNotShown = "code-not-shown";

/** Thrown by an operation: nothing it did is stored, and the caller gets this error. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** An account that is unknown or not owned by the company (404 of the finance service). */
export function accountNotFound(accountId: string): Refusal {
  return new Refusal(404, "account-not-found", `There is no account ${accountId}.`);
}

/** Another finance resource that is unknown or foreign; the sources show no code for it. */
export function unknown(what: string, id: string): Refusal {
  return new Refusal(404, codeNotShown, `There is no ${what} ${id}.`);
}

/** A finance request that lacks something the contract does not require because the sources do not show it. */
export function invalid(message: string): Refusal {
  return new Refusal(400, "invalid-request", message);
}

/** A finance call that does not fit the state of the resource; the sources show neither status nor code. */
export function conflict(message: string): Refusal {
  return new Refusal(409, codeNotShown, message);
}

/** An error whose code the sources name without its status; the status is ours. */
export function rejected(code: CodeWithoutStatus, message: string): Refusal {
  return new Refusal(assumedStatus[code], code, message);
}
