// Responses of Prism: an example of the contract, or one made from its schema.

import type { Api } from "../../model/apis.ts";
import type { Call } from "../call.ts";
import { STATUS_CODES } from "../http/node-http.ts";
import type { Reply } from "../http/reply.ts";
import { Refusal, refusedReply } from "../refusal.ts";
import type { Preferences } from "./prefer.ts";
import type { Outcome, PrismResponse } from "./question.ts";
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
  // Whoever names an example gets it as it stands in the contract.
  const replyOf = preferences.example === undefined ? filled : asItIs;
  return outcome instanceof Promise
    ? outcome.then((later) => replyOf(operation.api, later))
    : replyOf(operation.api, outcome);
}

function asItIs(_api: Api, outcome: Outcome): PrismResponse {
  if ("fault" in outcome) throw new Refusal(outcome.status, outcome.fault);
  return outcome;
}

function filled(api: Api, outcome: Outcome): Reply {
  const reply = asItIs(api, outcome);
  return reply.status >= 400 && isWithoutError(reply.body) ? unnamed(api, reply) : reply;
}

/** The contract's example of a status whose codes are not documented: its list of errors is empty. */
function isWithoutError(body: string | undefined): boolean {
  return body !== undefined && body.length < 40 && /^\{"success":false,"errors":\[\]\}$/.test(body);
}

/** The same with an error: the code of the status as far as one is documented, and what HTTP calls it. */
function unnamed(api: Api, { status, headers }: PrismResponse): Reply {
  const { body } = refusedReply(api, new Refusal(status, `${STATUS_CODES[status] ?? "Error"}.`));
  return { status, headers, ...(body === undefined ? {} : { body }) };
}
