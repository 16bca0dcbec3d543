// Commands about requests: which there were, what the next ones get, and what the contract has for them.

import type { Operation } from "../../../model/operations.ts";
import { Refusal } from "../../refusal.ts";
import type { Scenario } from "../../respond/scenarios/scenario.ts";
import { exampleNames } from "../../respond/wanted.ts";
import { attempt, CommandResult, type Commands } from "../command.ts";

export const requestCommands: Commands = {
  "GET /operations": ({ contracts }) => contracts().flatMap(({ operations }) => operations.map(listed)),
  "GET /requests": ({ journal }, _body, { query }) => attempt(() => journal.read(query)),
  "DELETE /requests": ({ journal }) => journal.clear(),
  "GET /requests/count": ({ journal }, _body, { query }) => attempt(() => journal.count(query)),
  "POST /requests/verify": ({ journal }, body) => {
    const { error, ...rest } = attempt(() => journal.verify(body));
    if (error !== undefined) throw new Refusal(422, error, { details: rest });
    return rest;
  },
  "GET /requests/{seq}": ({ journal }, _body, { path: { seq = "" } }) => {
    const found = /^\d{1,15}$/.test(seq) ? journal.find(Number(seq)) : undefined;
    if (found === undefined) throw new Refusal(404, `the journal has no request ${seq}, or no longer`);
    return found;
  },
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  "POST /scenarios": ({ scenarios }, body) => new CommandResult(attempt(() => scenarios.add(body as Scenario))),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
  "GET /scenarios/{id}": ({ scenarios }, _body, { path }) => scenarios.find(idOf(path)) ?? unknown(path),
  "PUT /scenarios/{id}": ({ scenarios }, body, { path }) => {
    const isNew = scenarios.find(idOf(path)) === undefined;
    const set = attempt(() => scenarios.put(idOf(path), body as Scenario));
    return isNew ? new CommandResult(set) : set;
  },
  "DELETE /scenarios/{id}": ({ scenarios }, _body, { path }) => {
    if (!scenarios.remove(idOf(path))) unknown(path);
  },
};

function listed(operation: Operation): object {
  const { api, operationId, method, path, summary } = operation;
  return { api, operationId, method, path, summary, responses: exampleNames(operation) };
}

function idOf({ id = "" }: Record<string, string>): string {
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Refusal(400, "the ID of a scenario has letters, digits, _, . and - only");
  return id;
}

function unknown({ id }: Record<string, string>): never {
  throw new Refusal(404, `there is no scenario ${id}; GET /__mock/scenarios lists them`);
}
