// Commands about requests: list those in the journal, and set scenarios for the next ones.

import { queryFormOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import type { Scenario } from "../../respond/scenarios/scenario.ts";
import { attempt, type Commands, checkForm } from "../command.ts";

const text = { type: "string" };
const filterForm = queryFormOf({
  operationId: text,
  api: text,
  method: text,
  status: text,
  source: text,
  clientId: text,
  tenantId: text,
  correlationId: text,
  idempotencyKey: text,
  limit: { type: "integer", minimum: 1 },
});

export const requestCommands: Commands = {
  "GET /requests": ({ journal }, _body, { query }) => {
    checkForm(filterForm, query, "the query");
    const { limit, ...filters } = query;
    return journal.read(filters, Number(limit ?? 0));
  },
  "DELETE /requests": ({ journal }) => journal.clear(),
  "GET /scenarios": ({ scenarios }) => scenarios.list(),
  // `add` checks the form of the scenario.
  "POST /scenarios": ({ scenarios }, body) => attempt(() => scenarios.add(body as Scenario)),
  "DELETE /scenarios": ({ scenarios }) => scenarios.clear(),
  "DELETE /scenarios/{id}": ({ scenarios }, _body, { path: { id = "" } }) => {
    if (scenarios.remove(id)) return;
    throw new Refusal(404, `there is no scenario ${id}; GET /__mock/scenarios lists them`);
  },
};
