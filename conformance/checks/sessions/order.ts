// Checks of the order of payment sessions and of the sort block that tells it.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import { type Probe, rowsOf, type SemanticCheck } from "../check.ts";
import { ask, list, sessionsOf, time } from "./list.ts";

/** The first pair of neighbours in the wrong order; rows of one instant have to go by id, all up or all down. */
export function outOfOrder(rows: JsonObject[], field: string, direction: 1 | -1): string | undefined {
  let idDirection = 0;
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (next === undefined || row[field] === undefined || next[field] === undefined) continue;
    const step = time(next, field) - time(row, field);
    if (Math.sign(step) === -direction) return `${String(row[field])} before ${String(next[field])}`;
    // Instants with more digits than a date holds are compared as text before they count as one.
    if (step !== 0 || String(row[field]) !== String(next[field])) continue;
    const byId = String(row["id"]) < String(next["id"]) ? 1 : -1;
    if (idDirection !== 0 && byId !== idDirection) return `IDs of ${String(row[field])} in no order`;
    idDirection = byId;
  }
  return undefined;
}

/** Reports a sort block that does not say how the rows are ordered. */
export function lookAtSortBlock(probe: Probe, exchange: Exchange, field: string, direction: string): void {
  const sort = asObject(exchange.json)["sort"];
  if (sort === undefined) {
    probe.report(exchange, { expected: "a `sort` block", actual: "it is missing", evidence: "observed" });
    return;
  }
  const orders = asArray(asObject(sort)["orders"]).map(asObject);
  const properties = orders.map((order) => String(order["property"]));
  const expected = `${field}, then ID`;
  if (properties[0] !== field || properties.at(-1) !== "id" || properties.length < 2) {
    const actual = properties.join(", ") || "no orders";
    probe.report(exchange, { expected: `sort.orders is ${expected}`, actual, evidence: "documented" });
  }
  const shown = orders[0]?.["direction"];
  if (typeof shown === "string" && shown !== direction) {
    probe.report(exchange, { expected: `direction ${direction}`, actual: shown, evidence: "assumed" });
  }
}

async function lookAtOrder(probe: Probe, query: Record<string, string>, field: string, direction: "ASC" | "DESC") {
  const sessions = await sessionsOf(probe);
  const exchange = await ask(probe, sessions, query);
  if (exchange === undefined) return;
  const wrong = outOfOrder(rowsOf(exchange), field, direction === "ASC" ? 1 : -1);
  if (wrong !== undefined) {
    probe.report(exchange, {
      expected: `order by ${field} ${direction}, then ID`,
      actual: wrong,
      evidence: "documented",
    });
  }
  lookAtSortBlock(probe, exchange, field, direction);
}

const defaultOrder: SemanticCheck = {
  name: "session-default-order",
  rule: "Sessions come by createdAt descending when sortOn is left out, with ID as tiebreaker.",
  source: "contract: F106 to F108",
  needs: [list],
  run: (probe) => lookAtOrder(probe, {}, "createdAt", "DESC"),
};

const chosenOrder: SemanticCheck = {
  name: "session-chosen-order",
  rule: "sortOn and sortOrder order the sessions; the order is DESC when sortOrder is left out.",
  source: "contract: F106 to F108",
  needs: [list],
  async run(probe) {
    for (const sortOn of ["createdAt", "updatedAt"]) {
      for (const sortOrder of ["ASC", "DESC"] as const)
        await lookAtOrder(probe, { sortOn, sortOrder }, sortOn, sortOrder);
      await lookAtOrder(probe, { sortOn }, sortOn, "DESC");
    }
  },
};

const orderAlone: SemanticCheck = {
  name: "session-order-alone",
  rule: "sortOrder without sortOn is ignored.",
  source: "contract: F106 to F108",
  needs: [list],
  run: (probe) => lookAtOrder(probe, { sortOrder: "ASC" }, "createdAt", "DESC"),
};

/** All checks of the order. */
export const orderChecks: SemanticCheck[] = [defaultOrder, chosenOrder, orderAlone];
