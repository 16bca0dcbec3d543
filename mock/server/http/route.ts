// Finds the operation of a request, or refuses the request.

import { nearest } from "../../../cli/nearest.ts";
import { Refusal } from "../../refusal.ts";
import type { MockResponse } from "../../respond/response.ts";
import type { Call } from "../call.ts";
import { tokenUrlOf } from "./addresses.ts";
import { optionsHeaders } from "./cors.ts";
import type { RouteMatch } from "./router.ts";

/**
 * Finds the operation of a request.
 * @returns The response to an OPTIONS request; else undefined.
 * @throws Refusal 404 for an unknown path, 405 for a method that the path does not have.
 */
export function route(call: Call): MockResponse | undefined {
  const { service, request, trail, target } = call;
  const match = service.route(target.path);
  if (request.method === "OPTIONS") return optionsResponse(call, match);
  if (match === undefined) throw unknownPath(call);
  const operation = match.methods.get(request.method === "HEAD" ? "GET" : String(request.method));
  if (operation === undefined) throw wrongMethod(match);
  trail.operationId = operation.operationId;
  call.match = match;
  call.operation = operation;
  return undefined;
}

/** The NOT_FOUND of the ramp service has no message, so that only the journal shows the rule. */
function unknownPath(call: Call): Refusal {
  const { path } = call.target;
  const { operations } = call.service.contract;
  const near = nearest(path.slice(0, 200), [...new Set(operations.map((operation) => operation.path))]);
  // The journal keeps the message, so it does not quote the path, which may have personal data.
  const message = path === "/" ? `There is no operation at /.${signpost(call)}` : `There is no such operation${near}.`;
  return new Refusal(404, message, { rule: `no operation${near}` });
}

/** For people who open the address of the mock. */
function signpost({ shared, request }: Call): string {
  const tokens = tokenUrlOf(request.headers.host, shared);
  return ` This is a mock: see /__mock/ for its control page; POST ${tokens} issues tokens.`;
}

function wrongMethod(match: RouteMatch): Refusal {
  const methods = allowed(match);
  const message = `The method is not supported here; supported are ${methods}.`;
  return new Refusal(405, message, { rule: "method not supported", headers: { Allow: methods } });
}

/** A preflight to an unknown path succeeds, so that the page sees the 404 of its request, not a CORS error. */
function optionsResponse({ request }: Call, match: RouteMatch | undefined): MockResponse {
  const isPreflight = request.headers["access-control-request-method"] !== undefined;
  if (match === undefined && !isPreflight) throw new Refusal(404, "There is no operation here.");
  const methods = match === undefined ? "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS" : allowed(match);
  return { status: 204, headers: optionsHeaders(request.headers, methods) };
}

function allowed(match: RouteMatch): string {
  const methods = [...match.methods.keys()];
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}
