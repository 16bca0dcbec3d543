// Commands that set what the next responses are.

import { attempt, type Commands } from "../command.ts";
import type { Scenario } from "../scenarios.ts";

/** Lists, sets and removes scenarios. */
export const scenarioCommands: Commands = {
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  "POST /scenarios": ({ scenarios }, body) => attempt(() => scenarios.add(body as unknown as Scenario)),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
};
