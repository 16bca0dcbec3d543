// From a request to its response: the steps in their order, of which the first that decides wins.

import type { IncomingMessage } from "node:http";
import { authenticate, identify } from "./authenticate/access.ts";
import { issueToken } from "./authenticate/tokenEndpoint.ts";
import type { Call, Shared, Step, Trail } from "./call.ts";
import { endScenario, playScenario } from "./control/scenarios/play.ts";
import { withEnding } from "./http/deprecation.ts";
import { serveDocument } from "./http/documents.ts";
import { readRequest } from "./http/read.ts";
import type { Reply } from "./http/reply.ts";
import { route } from "./http/route.ts";
import { Refusal, refusedReply } from "./refusal.ts";
import { respondAsPreferred } from "./respond/preferred.ts";
import { respondFromContract } from "./respond/prismReply.ts";
import { respondFromState } from "./respond/stateReply.ts";
import type { Service } from "./services.ts";
import { validate } from "./validate/input.ts";

const steps: Step[] = [
  serveDocument, // the contract at /openapi.json and /openapi.yaml
  identify, // the sandbox, by the token
  readRequest, // target and body
  route, // path and method; OPTIONS
  authenticate, // token, scope, tenant, role
  validate, // parameters and body, by the contract
  playScenario, // the header Prefer, and what was set for the next calls
  issueToken, // the token endpoint
  respondAsPreferred, // the response that was asked for
  respondFromState, // what was stored
  respondFromContract, // an example, from Prism
];

/**
 * Responds to a request.
 * @param service The API that was asked.
 * @param trail Is filled in on the way.
 * @returns The response, and how it is to be written.
 */
export async function respond(
  service: Service,
  shared: Shared,
  request: IncomingMessage,
  trail: Trail,
): Promise<Reply> {
  const call = { service, shared, request, trail, sandbox: trail.sandbox, delay: 0 } as Call;
  const outcome = await outcomeOf(call);
  const reply = withEnding(call, call.play === undefined ? outcome : await endScenario(call, outcome));
  return call.delay > 0 ? { ...reply, delay: call.delay } : reply;
}

async function outcomeOf(call: Call): Promise<Reply> {
  try {
    for (const step of steps) {
      const result = step(call);
      const outcome = result instanceof Promise ? await result : result;
      if (outcome !== undefined) return outcome;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (call.trail.source === "rule") call.trail.rule = error.rule ?? error.message;
    return refusedReply(call.service.contract.api, error);
  }
  throw new Error("no step responds");
}
