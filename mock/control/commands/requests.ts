// Commands about requests: which there were, and what the next ones get.

import { Refusal } from "../../refusal.ts";
import type { Scenario } from "../../respond/scenarios/scenario.ts";
import { attempt, CommandResult, type Commands } from "../command.ts";

export const requestCommands: Commands = {
  "GET /requests": ({ journal }, _body, { query }) => attempt(() => journal.read(query)),
  "DELETE /requests": ({ journal }) => journal.clear(),
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  "POST /scenarios": ({ scenarios }, body) => new CommandResult(attempt(() => scenarios.add(body as Scenario))),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
  "DELETE /scenarios/{id}": ({ scenarios }, _body, { path: { id = "" } }) => {
    if (scenarios.remove(id)) return;
    throw new Refusal(404, `there is no scenario ${id}; GET /__mock/scenarios lists them`);
  },
};
