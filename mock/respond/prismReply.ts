// Responses of Prism: an example of the contract, or one made from its schema.

import type { Call } from "../call.ts";
import type { Reply } from "../http/reply.ts";
import { Refusal } from "../refusal.ts";
import type { Preferences } from "./prefer.ts";
import type { Outcome } from "./question.ts";
import { acceptOf } from "./wanted.ts";

/** Responds with an example of the contract, where nothing else decides. */
export function respondFromContract(call: Call): Reply | Promise<Reply> {
  if (call.trail.source !== "scenario") call.trail.source = "prism";
  return prismReply(call, {});
}

/**
 * Asks Prism for a response.
 * @param preferences Which one.
 * @throws Refusal where Prism has none, with the status that Prism says.
 */
export function prismReply({ service, operation, request }: Call, preferences: Preferences): Reply | Promise<Reply> {
  const accept = acceptOf(operation, request.headers.accept);
  const outcome = service.responses.of(operation, preferences, accept);
  return outcome instanceof Promise ? outcome.then(replyOf) : replyOf(outcome);
}

function replyOf(outcome: Outcome): Reply {
  if ("fault" in outcome) throw new Refusal(outcome.status, outcome.fault);
  return outcome;
}
