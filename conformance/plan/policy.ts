// Which operations a run may call, by the effects that they leave behind.

import type { Operation } from "../../model/operations.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import type { Writes } from "./target.ts";

/**
 * What a call of an operation leaves behind.
 * - `safe`: nothing.
 * - `own`: it acts on a resource, so it is called only on resources that the run made.
 * - `removable`: it makes something that another operation removes or undoes.
 * - `slight`: it leaves a trace that does no harm on staging: a reactivated account, a payment session, an invitation.
 * - `lasting`: it makes or changes something that nothing undoes.
 */
export type Effect = "safe" | "own" | "removable" | "slight" | "lasting";

const effects: Record<string, Effect> = {
  updateParty: "own",
  deleteParty: "own",
  createPartyVerification: "own",
  createPartnerTermsLink: "own",
  reactivateAccount: "slight",
  createPaymentSession: "slight",
  updatePaymentRequest: "own",
  settlePaymentRequest: "own",
  reversePaymentRequest: "own",
  settlePaymentRequestByReference: "own",
  reversePaymentRequestByReference: "own",
  replaceWebhook: "own",
  deleteWebhook: "own",
  pingWebhook: "own",
  approveRampRequest: "own",
  rejectRampRequest: "own",
  cancelRampRequest: "own",
  inviteCompanyUser: "slight",
};

/** The effect of an operation; `lasting` when the table does not have it. */
export function effectOf(operation: Operation): Effect {
  if (operation.method === "GET" || operation.operationId === "calculateFee") return "safe";
  if (operation.undoneBy.length > 0) return "removable";
  return effects[operation.operationId] ?? "lasting";
}

/** Why an operation may not be called with a request that would succeed; undefined when it may. */
export function refusalToCall(operation: Operation, writes: Writes): string | undefined {
  const effect = effectOf(operation);
  if (effect === "safe" || writes === "all") return undefined;
  if (writes === "none") return "it changes something; set STAGING_WRITES=1 to call it";
  return effect === "lasting" ? "no operation undoes it; set STAGING_WRITES=all to call it" : undefined;
}

/** How to remove what an operation makes: the first of `x-undone-by` that has an ID in its path, and that parameter. */
export function removalOf(contracts: Contracts, operation: Operation) {
  for (const operationId of operation.undoneBy) {
    const undoing = operationsIn(contracts).find((other) => other.operationId === operationId);
    const last = undoing?.segments.findLast((segment) => segment.startsWith("{"));
    if (last !== undefined) return { operationId, parameter: last.slice(1, -1) };
  }
  return undefined;
}
