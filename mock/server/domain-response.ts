// Responses of the state: what was stored.

import { jsonReply, type MockResponse } from "../respond/reply.ts";
import { acceptOf, accepts, successOf } from "../respond/wanted.ts";
import type { Call } from "./call.ts";
import { withPages } from "./hosted-links.ts";
import { originOf } from "./http/addresses.ts";

/** Responds from the state, if it knows the operation, and the caller takes the form that the state writes. */
export function respondFromState({
  sandbox,
  shared,
  operation,
  request,
  input,
  access,
  trail,
}: Call): MockResponse | undefined {
  if (access === undefined) return undefined;
  const { state } = sandbox;
  const [media] = successOf(operation)?.media ?? [];
  if (!accepts(acceptOf(operation, request.headers.accept), media?.type ?? "application/json")) return undefined;
  const response = state.answer({
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
  if (response.replayed) {
    trail.replayed = true;
    if (trail.source === "state") trail.rule = "state: replay";
  }
  const { status, body, headers = {} } = response;
  if (typeof body === "string") return { status, headers, body };
  const origin = originOf(request.headers.host, shared.addresses[operation.api]);
  const place = { origin, sandboxId: sandbox.id, controlPath: sandbox.controlPath };
  return jsonReply(status, withPages(input.path as Record<string, string>, body, place), headers);
}
