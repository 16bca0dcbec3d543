// From a request to its response: the steps in their order; the first that returns a response ends the request.

import type { IncomingMessage } from "node:http";
import type { Api } from "../../model/apis.ts";
import { Refusal } from "../refusal.ts";
import { respondAsPreferred, respondFromContract } from "../respond/example.ts";
import { mediaFor, successOf } from "../respond/preference.ts";
import { jsonResponse, type MockResponse, refusalResponse } from "../respond/response.ts";
import { endScenario, playScenario } from "../respond/scenarios/play.ts";
import type { Call, MockContext, Step, Trail } from "./call.ts";
import { withPages } from "./hosted-links.ts";
import { originOf } from "./http/addresses.ts";
import { readBody } from "./http/body.ts";
import { route } from "./http/route.ts";
import { readTarget } from "./http/target.ts";
import { validate } from "./input/validation.ts";
import { authenticate, identify } from "./oauth/access.ts";
import { issueToken } from "./oauth/token-endpoint.ts";

const steps: Step[] = [
  identify, // the sandbox, by the token
  readRequest, // target and body
  route, // path and method; OPTIONS
  authenticate, // token, scope, tenant, role
  validate, // parameters and body, by the contract
  playScenario, // the header Prefer, and scenarios
  issueToken, // the token endpoint
  respondAsPreferred, // the response that Prefer or a scenario names
  respondFromState, // the state
  respondFromContract, // an example of the contract
];

/** Largest request body that the journal keeps, in bytes. */
const maxKeptBody = 16_384;

/** Reads target and body. @throws Refusal if they cannot be read. */
async function readRequest(call: Call): Promise<undefined> {
  const { request, trail } = call;
  const { latency: [least, most] = [0, 0], limits } = call.shared.options;
  call.target = readTarget(request.url ?? "/");
  call.content = await readBody(request, limits.bodyBytes);
  if (call.content !== undefined && call.content.size <= maxKeptBody) trail.body = call.content.value;
  call.delay = least + Math.random() * (most - least);
}

/**
 * Responds to a request.
 * @param api The API that was asked.
 * @param trail The steps fill it in.
 * @returns The response, with its delay and drop.
 */
export async function respond(
  api: Api,
  shared: MockContext,
  request: IncomingMessage,
  trail: Trail,
): Promise<MockResponse> {
  const service = shared.services.byApi[api];
  // The cast: the steps set the other fields; see Call.
  const call = { service, shared, request, trail, sandbox: trail.sandbox, delay: 0 } as Call;
  const response = endScenario(call, await responseOf(call));
  return call.delay > 0 ? { ...response, delay: call.delay } : response;
}

/** The first response, or that of a refusal; throws any other error. */
async function responseOf(call: Call): Promise<MockResponse> {
  const { trail, service } = call;
  try {
    for (const step of steps) {
      const response = await step(call);
      if (response !== undefined) return response;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (trail.source === "rule") trail.rule = error.rule ?? error.message;
    return refusalResponse(service.contract.api, error);
  }
  throw new Error("no step responds");
}

/** Responds from the state, if it has the operation, and the caller accepts the media type that the state writes. */
function respondFromState(call: Call): MockResponse | undefined {
  const { sandbox, operation, input, access, trail, request } = call;
  const { media = [] } = successOf(operation) ?? {};
  if (access === undefined || mediaFor(media, request.headers.accept) !== media[0]) return undefined;
  // Casts: path parameters are texts, and the validator has converted the query.
  const path = input.path as Record<string, string>;
  const response = sandbox.state.respond({
    api: operation.api,
    operationId: operation.operationId,
    path,
    query: input.query as Record<string, string | number | boolean | undefined>,
    body: input.body,
    tenantId: access.tenantId,
    caller: access.caller,
  });
  if (response === undefined) return undefined;
  if (trail.source !== "scenario") trail.source = "state";
  trail.replayed = response.replayed;
  const { status, body, headers = {} } = response;
  if (typeof body === "string") return { status, headers, body };
  const origin = originOf(request.headers.host, call.shared.addresses[operation.api]);
  const place = { origin, sandboxId: sandbox.id, controlPath: sandbox.controlPath };
  return jsonResponse(status, withPages(path, body, place), headers);
}
