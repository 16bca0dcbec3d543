// A routed request as scenarios and preferences see it, and the decision about its response.

import type { Preferences } from "./preference.ts";
import type { Matched, Scenarios } from "./scenarios/queue.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** What decided a response. */
export type Source = "rule" | "token" | "scenario" | "prefer" | "state" | "contract";

/** How the response to a request was decided, for the journal. */
export interface Decision {
  source: Source;
  /** Details of the source, for example `scope manage:webhooks missing` or `scenario 3`. */
  rule: string | undefined;
  /** The client that the token or the token request names (identify, authenticate). */
  clientId: string | undefined;
  /** The tenant of the request (authenticate). */
  tenantId: string | undefined;
  /** Status of an operation that was carried out before a scenario replaced its response. */
  applied: number | undefined;
}

/** A request whose operation is known. */
export interface RoutedRequest extends Matched {
  readonly sandbox: { readonly scenarios: Scenarios | undefined };
  readonly trail: Decision;
  /** Delay of the response, in milliseconds. */
  delay: number;
  /** The response that the caller, or else a scenario, prefers (playScenario). */
  preferences: Preferences | undefined;
  /** The scenario of this request, if any (playScenario). */
  play: Scenario | undefined;
}
