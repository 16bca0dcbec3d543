// A call the state refuses, and the words for it.

import { assumedStatus, type CodeWithoutStatus } from "../assumed.ts";

/** The mock's own word where no error code is documented; the contract's examples show such an error without a code. */
export const codeNotDocumented = "code-not-documented";

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

/** Another finance resource that is unknown or foreign; its error code is not documented. */
export function unknown(what: string, id: string): Refusal {
  return new Refusal(404, codeNotDocumented, `There is no ${what} ${id}.`);
}

/** A finance request that lacks something the contract does not require because it is not documented. */
export function invalid(message: string): Refusal {
  return new Refusal(400, "invalid-request", message);
}

/** A finance call that does not fit the state of the resource; neither status nor code is documented. */
export function conflict(message: string): Refusal {
  return new Refusal(409, codeNotDocumented, message);
}

/** An error whose code is documented without a status; the status is ours. */
export function rejected(code: CodeWithoutStatus, message: string): Refusal {
  return new Refusal(assumedStatus[code], code, message);
}
