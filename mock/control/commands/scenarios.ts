// Commands that set what the next responses are.

import { Refusal } from "../../refusal.ts";
import type { Scenario } from "../../respond/scenarios/scenario.ts";
import { attempt, type Commands, Made } from "../command.ts";

/** Lists, sets and removes scenarios. */
export const scenarioCommands: Commands = {
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  "POST /scenarios": ({ scenarios }, body) => new Made(attempt(() => scenarios.add(body as Scenario))),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
  "GET /scenarios/{id}": ({ scenarios }, _body, { path }) => scenarios.find(idOf(path)) ?? unknown(path),
  "PUT /scenarios/{id}": ({ scenarios }, body, { path }) => {
    const isNew = scenarios.find(idOf(path)) === undefined;
    const set = attempt(() => scenarios.put(idOf(path), body as Scenario));
    return isNew ? new Made(set) : set;
  },
  "DELETE /scenarios/{id}": ({ scenarios }, _body, { path }) => {
    if (!scenarios.remove(idOf(path))) unknown(path);
  },
};

function idOf({ id = "" }: Record<string, string>): string {
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Refusal(400, "the ID of a scenario has letters, digits, _, . and - only");
  return id;
}

function unknown({ id }: Record<string, string>): never {
  throw new Refusal(404, `there is no scenario ${id}; GET /__mock/scenarios lists them`);
}
