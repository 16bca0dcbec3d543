// The steps of the pipeline that play a scenario: before the operation, or in the place of its response.

import { STATUS_CODES } from "../../node-http.ts";
import type { Asked } from "../asked.ts";
import { respondAsPreferred } from "../example.ts";
import type { MockResponse } from "../response.ts";
import { preferencesOf, readPrefer, successOf } from "../wanted.ts";
import type { OwnResponse, Scenario } from "./scenario.ts";

/**
 * Notes what the caller, or else a scenario, wants to see; a scenario that needs nothing of the operation responds at
 * once. A request with `Prefer` uses up no scenario.
 */
export function playScenario(call: Asked): MockResponse | undefined {
  const { request, sandbox, trail } = call;
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
 * Ends what a scenario began: where the operation was carried out, the scenario's response takes the place of its own;
 * then come the headers and the faults.
 * @param own The response of the operation.
 */
export function endScenario(call: Asked, own: MockResponse): MockResponse {
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

/** The response that needs no operation; else what is wanted of the contract is noted. */
function responseNow(call: Asked, { status, response, example, drop }: Scenario): MockResponse | undefined {
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

/** A response with the headers of a scenario in the place of those of the same name. */
function withHeaders(result: MockResponse, { headers = {} }: OwnResponse): MockResponse {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = Object.entries(result.headers ?? {}).filter(([name]) => !names.has(name.toLowerCase()));
  const own = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { ...result, headers: Object.fromEntries([...others, ...own]) as Record<string, string> };
}
