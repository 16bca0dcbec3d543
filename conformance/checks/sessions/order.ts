// Checks of the order of payment sessions and of the sort block that tells it.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import { checkAcross, type Probe, rowsOf, type SemanticCheck } from "../check.ts";
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
    probe.report(exchange, "a `sort` block", "it is missing", "observed");
    return;
  }
  const orders = asArray(asObject(sort)["orders"]).map(asObject);
  const properties = orders.map((order) => String(order["property"]));
  if (properties[0] !== field || properties.at(-1) !== "id" || properties.length < 2)
    probe.report(exchange, `sort.orders is ${`${field}, then ID`}`, properties.join(", ") || "no orders");
  const shown = orders[0]?.["direction"];
  if (typeof shown === "string" && shown !== direction)
    probe.report(exchange, `direction ${direction}`, shown, "assumed");
}

async function lookAtOrder(probe: Probe, query: Record<string, string>, field: string, direction: "ASC" | "DESC") {
  const sessions = await sessionsOf(probe);
  const exchange = await ask(probe, sessions, query);
  if (exchange === undefined) return;
  const wrong = outOfOrder(rowsOf(exchange), field, direction === "ASC" ? 1 : -1);
  if (wrong !== undefined) probe.report(exchange, `order by ${field} ${direction}, then ID`, wrong);
  lookAtSortBlock(probe, exchange, field, direction);
}

const defaultOrder = checkAcross("session-default-order", [list], (probe) =>
  lookAtOrder(probe, {}, "createdAt", "DESC"),
);

const chosenOrder = checkAcross("session-chosen-order", [list], async (probe) => {
  for (const sortOn of ["createdAt", "updatedAt"]) {
    for (const sortOrder of ["ASC", "DESC"] as const)
      await lookAtOrder(probe, { sortOn, sortOrder }, sortOn, sortOrder);
    await lookAtOrder(probe, { sortOn }, sortOn, "DESC");
  }
});

const orderAlone = checkAcross("session-order-alone", [list], (probe) =>
  lookAtOrder(probe, { sortOrder: "ASC" }, "createdAt", "DESC"),
);

/** All checks of the order. */
export const orderChecks: SemanticCheck[] = [defaultOrder, chosenOrder, orderAlone];
