// The steps of the pipeline that play a scenario: before the operation, or in the place of its response.

import type { Asked } from "../asked.ts";
import { respondAsPreferred } from "../example.ts";
import { preferencesOf, readPrefer } from "../prefer.ts";
import type { MockResponse } from "../reply.ts";
import { headersOf, ownReply, withHeaders } from "./own.ts";
import type { Play } from "./queue.ts";
import type { ScenarioStep } from "./scenario.ts";

/** Notes what the caller or a scenario wants to see; a scenario that needs nothing of the operation responds at once. */
export function playScenario(call: Asked): MockResponse | undefined {
  const { request, sandbox, trail } = call;
  const prefer = readPrefer(request.headers["prefer"] as string | undefined);
  const play = sandbox.scenarios?.take(call);
  if (play === undefined) {
    call.preferences = prefer;
    if (prefer !== undefined) trail.source = "prefer";
    return undefined;
  }
  const { step, latency } = play;
  call.play = play;
  call.prefer = prefer;
  call.delay += latency;
  trail.source = prefer === undefined || dropOf(step) !== undefined ? "scenario" : "prefer";
  trail.rule = `scenario ${play.id}`;
  trail.breach = prefer === undefined ? play.breach : undefined;
  if (step.applied) return undefined;
  const reply = replyNow(call, play);
  if (reply !== undefined) trail.replaced = true;
  return reply;
}

/**
 * Ends what a scenario began: where the operation was carried out, the scenario's response takes the place of its own; then
 * come the headers and the faults.
 * @param outcome What the operation responds.
 */
export function endScenario(call: Asked, outcome: MockResponse): MockResponse {
  const { play, prefer, trail } = call;
  if (play === undefined) return outcome;
  const { step } = play;
  let reply: MockResponse = outcome;
  if (step.applied) {
    trail.applied = outcome.status;
    trail.source = prefer === undefined || dropOf(step) !== undefined ? "scenario" : "prefer";
    reply = replyNow(call, play) ?? respondAsPreferred(call) ?? outcome;
  }
  const drop = dropOf(step);
  if (drop === undefined && step.slow === undefined && step.response?.headers === undefined) return reply;
  const own =
    prefer === undefined && step.response !== undefined ? withHeaders(reply, headersOf(step.response)) : reply;
  const fault = { ...(drop && { drop }), ...(step.slow !== undefined && { slow: step.slow }) };
  return { ...own, fault };
}

/** The response that needs no operation; else what is wanted of the contract is noted. */
function replyNow(call: Asked, { step }: Play): MockResponse | undefined {
  const drop = dropOf(step);
  if (drop === "before" || drop === "reset") return { status: 0 };
  const own = call.prefer === undefined ? ownReply(step, call.operation) : undefined;
  if (own === undefined)
    call.preferences = call.prefer ?? preferencesOf(step.status ?? step.response?.status, step.example);
  return own;
}

function dropOf({ drop }: ScenarioStep) {
  return drop === true ? "before" : drop || undefined;
}
