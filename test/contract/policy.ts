// What a run may call: nothing that lasts unless the server is made for tests, and removal of all that can be removed.

import { changesNothing, type Operation } from "./contract.ts";
import type { Writes } from "./types.ts";

/**
 * What calling an operation leaves behind.
 * - `safe`: nothing.
 * - `own`: it acts on a resource, so it is called on resources the run made itself only.
 * - `removable`: it makes something that another operation removes or undoes.
 * - `slight`: it leaves a trace that harms nobody on staging: a link issued again, an invitation, a ping.
 * - `lasting`: it makes or changes something that nothing undoes.
 */
export type Effect = "safe" | "own" | "removable" | "slight" | "lasting";

const effects: Record<string, Effect> = {
  createParty: "removable",
  updateParty: "own",
  deleteParty: "own",
  createPartyVerification: "own",
  createPartnerTermsLink: "own",
  reactivateAccount: "slight",
  createPaymentSession: "slight",
  createAccountToAccountTransfer: "slight",
  createAccountPaymentRequest: "removable",
  createPaymentRequest: "removable",
  updatePaymentRequest: "own",
  settlePaymentRequest: "own",
  reversePaymentRequest: "own",
  settlePaymentRequestByReference: "own",
  reversePaymentRequestByReference: "own",
  registerWebhook: "removable",
  replaceWebhook: "own",
  deleteWebhook: "own",
  pingWebhook: "own",
  createRampRequest: "removable",
  approveRampRequest: "own",
  rejectRampRequest: "own",
  cancelRampRequest: "own",
  inviteCompanyUser: "slight",
};

/** What calling the operation leaves behind; what the table does not name lasts. */
export function effectOf(operation: Operation): Effect {
  if (changesNothing(operation)) return "safe";
  return effects[operation.operationId.replace(/X\d+$/, "")] ?? "lasting";
}

/** Why an operation may not be called with a request that would succeed; undefined when it may. */
export function refusalToCall(operation: Operation, writes: Writes): string | undefined {
  const effect = effectOf(operation);
  if (effect === "safe" || writes === "all") return undefined;
  if (writes === "none") return "it changes something; set STAGING_WRITES=1 to call it";
  return effect === "lasting" ? "no operation undoes it; set STAGING_WRITES=all to call it" : undefined;
}

/** How what an operation makes is undone: the operation, and its path parameter for the id of what was made. */
export const removals: Record<string, { operationId: string; parameter: string }> = {
  createParty: { operationId: "deleteParty", parameter: "partyId" },
  registerWebhook: { operationId: "deleteWebhook", parameter: "webhookId" },
  createAccountPaymentRequest: { operationId: "reversePaymentRequest", parameter: "paymentRequestId" },
  createPaymentRequest: { operationId: "reversePaymentRequest", parameter: "paymentRequestId" },
  createRampRequest: { operationId: "cancelRampRequest", parameter: "rampRequestId" },
};
