// From a request to its response: the steps in their order, of which the first that decides wins.

import type { IncomingMessage } from "node:http";
import { authenticate } from "./authenticate/access.ts";
import { issueToken } from "./authenticate/tokenEndpoint.ts";
import { type Call, type Outcome, pause, type Step, type Trail, type World } from "./call.ts";
import { playScenario } from "./control/scenarios.ts";
import { withEnding } from "./http/deprecation.ts";
import { serveDocument } from "./http/documents.ts";
import { readRequest } from "./http/read.ts";
import { route } from "./http/route.ts";
import { Refusal, refusedReply } from "./refusal.ts";
import { respondAsPreferred } from "./respond/preferred.ts";
import { respondFromContract } from "./respond/prismReply.ts";
import { respondFromState } from "./respond/stateReply.ts";
import type { Service } from "./services.ts";
import { validate } from "./validate/input.ts";

const steps: Step[] = [
  serveDocument, // the contract at /openapi.json and /openapi.yaml
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
 * @returns The response, or that the connection is to be dropped.
 */
export async function respond(
  service: Service,
  world: World,
  request: IncomingMessage,
  trail: Trail,
): Promise<Outcome> {
  const call = { service, world, request, trail, delay: 0 } as Call;
  const outcome = withEnding(call, await outcomeOf(call));
  if (call.delay > 0) await pause(call.delay);
  return outcome;
}

async function outcomeOf(call: Call): Promise<Outcome> {
  try {
    for (const step of steps) {
      const result = step(call);
      const outcome = result instanceof Promise ? await result : result;
      if (outcome !== undefined) return outcome;
    }
  } catch (error) {
    if (error instanceof Refusal) return refusedReply(call.service.contract.api, error);
    throw error;
  }
  throw new Error("no step responds");
}
