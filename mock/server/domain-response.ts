// Responses of the state: what was stored.

import { jsonResponse, type MockResponse } from "../respond/response.ts";
import { mediaFor, successOf } from "../respond/wanted.ts";
import type { Call } from "./call.ts";
import { withPages } from "./hosted-links.ts";
import { originOf } from "./http/addresses.ts";

/** Responds from the state, if it knows the operation, and the caller asks for no other form than the one the state writes. */
export function respondFromState(call: Call): MockResponse | undefined {
  const { sandbox, operation, input, access, trail, request } = call;
  const { media = [] } = successOf(operation) ?? {};
  if (access === undefined || mediaFor(media, request.headers.accept) !== media[0]) return undefined;
  const response = sandbox.state.respond({
    api: operation.api,
    operationId: operation.operationId,
    path: input.path as Record<string, string>,
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
  return jsonResponse(status, withPages(input.path as Record<string, string>, body, place), headers);
}
