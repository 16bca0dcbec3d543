// The steps that play a scenario: before the operation, or instead of its response.

import { STATUS_CODES } from "../../node-http.ts";
import type { RoutedRequest } from "../decision.ts";
import { respondAsPreferred } from "../example.ts";
import { preferencesOf, readPrefer, successOf } from "../preference.ts";
import type { MockResponse } from "../response.ts";
import type { OwnResponse, Scenario } from "./scenario.ts";

/**
 * Notes the preference of the caller, or else the scenario of the request; a scenario that does not need the operation
 * responds at once. A request with `Prefer` does not use up a scenario.
 */
export function playScenario(call: RoutedRequest): MockResponse | undefined {
  const { request, sandbox, trail } = call;
  // The cast: Node joins repeated headers of this name.
  call.preferences = readPrefer(request.headers["prefer"] as string | undefined);
  if (call.preferences !== undefined) trail.source = "prefer";
  const play = call.preferences === undefined ? sandbox.scenarios?.take(call) : undefined;
  if (play === undefined) return undefined;
  const { id, scenario } = play;
  call.play = scenario;
  call.delay += scenario.latency ?? 0;
  trail.source = "scenario";
  trail.rule = `scenario ${id}`;
  if (scenario.applied) return undefined;
  return responseNow(call, scenario);
}

/**
 * Applies the rest of a scenario: if the operation was carried out, it replaces the response; then it adds headers and
 * drops the connection.
 * @param own The response of the operation.
 */
export function endScenario(call: RoutedRequest, own: MockResponse): MockResponse {
  const { play, trail } = call;
  if (play === undefined) return own;
  const { drop, response, applied } = play;
  let result = own;
  if (applied) {
    trail.applied = own.status;
    trail.source = "scenario";
    result = responseNow(call, play) ?? respondAsPreferred(call) ?? own;
  }
  if (response?.headers !== undefined) result = withHeaders(result, response);
  return drop === undefined ? result : { ...result, drop: drop === true ? "before" : drop };
}

/** The response of a scenario that needs no operation; else notes its preference for an example. */
function responseNow(call: RoutedRequest, { status, response, example, drop }: Scenario): MockResponse | undefined {
  if (drop !== undefined && drop !== "within") return { status: 0 };
  if (response?.body === undefined) {
    call.preferences = preferencesOf(status ?? response?.status, example);
    return undefined;
  }
  const { body } = response;
  const success = Number(successOf(call.operation)?.status);
  const own = {
    status: response.status ?? status ?? (STATUS_CODES[success] === undefined ? 200 : success),
    headers: { "Content-Type": typeof body === "string" ? "text/plain; charset=utf-8" : "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return withHeaders(own, response);
}

/** A response with the headers of a scenario, which replace those of the same name. */
function withHeaders(result: MockResponse, { headers = {} }: OwnResponse): MockResponse {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = Object.entries(result.headers ?? {}).filter(([name]) => !names.has(name.toLowerCase()));
  const own = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...result, headers: Object.fromEntries([...others, ...own]) };
}
