// Checks of each list of payment sessions.

import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import type { Deviation } from "../../result.ts";
import { differ, type ResponseCheck, rowsOf } from "../check.ts";
import { doneBy } from "./rules.ts";

/** The first two rows in the wrong order. Rows of one instant are ordered by ID, all ascending or all descending. */
export function outOfOrder(rows: JsonObject[], field: string, direction: string): string | undefined {
  let idDirection = 0;
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (next === undefined || row[field] === undefined || next[field] === undefined) continue;
    const step = Date.parse(String(next[field])) - Date.parse(String(row[field]));
    if (direction === "ASC" ? step < 0 : step > 0) return `${String(row[field])} before ${String(next[field])}`;
    // A date holds milliseconds only: equal dates with different texts may be different instants.
    if (step !== 0 || String(row[field]) !== String(next[field])) continue;
    const byId = String(row["id"]) < String(next["id"]) ? 1 : -1;
    if (idDirection !== 0 && byId !== idDirection) return `IDs of ${String(row[field])} in no order`;
    idDirection = byId;
  }
  return undefined;
}

/** Reports a `sort` block that does not describe the order of the rows. */
function* sortBlock(sort: unknown, field: string, direction: string): Generator<Deviation> {
  if (sort === undefined) {
    yield differ("a `sort` block", "it is missing", "observed");
    return;
  }
  const orders = asArray(asObject(sort)["orders"]).map(asObject);
  const properties = orders.map((order) => String(order["property"]));
  if (properties[0] !== field || properties.at(-1) !== "id" || properties.length < 2)
    yield differ(`sort.orders is ${field}, then ID`, properties.join(", ") || "no orders");
  const shown = orders[0]?.["direction"] ?? direction;
  if (shown !== direction) yield differ(`direction ${direction}`, String(shown), "assumed");
}

export const sessionChecks: ResponseCheck[] = [
  {
    name: "session-order",
    *look(exchange) {
      if (doneBy(exchange)?.operationId !== "listPaymentSessions") return;
      const query = new URL(exchange.request.url).searchParams;
      const field = query.get("sortOn") ?? "createdAt";
      // sortOrder is ignored without sortOn.
      const direction = (query.has("sortOn") && query.get("sortOrder")) || "DESC";
      if (!/^(created|updated)At (ASC|DESC)$/.test(`${field} ${direction}`)) return;
      const wrong = outOfOrder(rowsOf(exchange), field, direction);
      if (wrong !== undefined) yield differ(`order by ${field} ${direction}, then ID`, wrong);
      yield* sortBlock(asObject(exchange.json)["sort"], field, direction);
    },
  },
  {
    name: "session-page-defaults",
    *look(exchange) {
      if (doneBy(exchange)?.operationId !== "listPaymentSessions") return;
      const query = new URL(exchange.request.url).searchParams;
      const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("size") ?? 100)];
      const { pageNumber, pageSize } = asObject(asObject(exchange.json)["pagination"]);
      const isTaken = Number.isInteger(page) && page > 0 && Number.isInteger(size) && size > 0 && size <= 100;
      if (isTaken && (pageNumber !== page || pageSize !== size))
        yield differ(`page ${page} of size ${size}`, `page ${pageNumber} of size ${pageSize}`);
    },
  },
];
