// A request as what is asked for on purpose sees it, and what is told of its response.

import type { Matched, Scenarios } from "./scenarios/queue.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import type { Preferences } from "./wanted.ts";

/** Who decided a response. */
export type Source = "rule" | "token" | "scenario" | "prefer" | "state" | "contract";

/** What becomes of a request, for the journal. */
export interface Decision {
  source: Source;
  /** What decided, by name, where the source does not say it all: `scope manage:webhooks missing`, `scenario 3`. */
  rule: string | undefined;
  /** The client that the token or the token request names (identify, authenticate). */
  clientId: string | undefined;
  /** The tenant the request acts for (authenticate). */
  tenantId: string | undefined;
  /** Status of an operation that was carried out before a scenario took the place of its response. */
  applied: number | undefined;
}

/** A request whose operation is known. */
export interface Asked extends Matched {
  readonly sandbox: { readonly scenarios: Scenarios | undefined };
  readonly trail: Decision;
  /** Delay of the response, in milliseconds. */
  delay: number;
  /** What the caller, or else a scenario, wants to see (playScenario). */
  preferences: Preferences | undefined;
  /** What a scenario does to it (playScenario). */
  play: Scenario | undefined;
}
