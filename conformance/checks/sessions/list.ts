// Checks of the list of payment sessions: its order, the sort block that tells it, a date range that is refused, and the defaults
// of its pages. What parameters select together is looked at by the check of queries.

import { asArray, asObject, asStrings, type JsonObject } from "../../../model/document.ts";
import { operationNamed } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";
import {
  checkAcross,
  NotCovered,
  needed,
  type Probe,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "../check.ts";
import { longest } from "../paging.ts";

/** The operation whose list this is. */
export const list = "listPaymentSessions";

/** The sessions of one account. */
export type Sessions = Awaited<ReturnType<typeof longest>>;

/** The account with the most sessions among the first few. @throws NotCovered when none has as many as it takes. */
export async function sessionsOf(probe: Probe, least = 1): Promise<Sessions> {
  const sessions = await longest(probe, operationNamed(probe.contracts, list));
  if (sessions.rows.length < least) throw new NotCovered(`no account with ${least} payment sessions is known`);
  return sessions;
}

/** Asks for the list with a query; reports a refusal. */
export async function ask(
  probe: Probe,
  { path }: Sessions,
  query: Record<string, string>,
): Promise<Exchange | undefined> {
  const exchange = await probe.call(list, { path, query: { size: "100", ...query } });
  if (succeeded(exchange)) return exchange;
  if (exchange.response.status < 500) probe.report(exchange, `${JSON.stringify(query)} is accepted`);
  return undefined;
}

/** The statuses that the list can be filtered by. */
export function statusesOf({ contracts }: Probe): string[] {
  const { parameters } = operationNamed(contracts, list);
  return asStrings(parameters.find(({ name }) => name === "status")?.schema["enum"]);
}

/** The IDs of rows. */
export function idsOf(rows: JsonObject[]): string[] {
  return rows.map((row) => String(row["id"]));
}

/** The first pair of neighbours in the wrong order; rows of one instant have to go by id, all up or all down. */
export function outOfOrder(rows: JsonObject[], field: string, direction: 1 | -1): string | undefined {
  let idDirection = 0;
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (next === undefined || row[field] === undefined || next[field] === undefined) continue;
    const step = Date.parse(String(next[field])) - Date.parse(String(row[field]));
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
    probe.report(exchange, `sort.orders is ${field}, then ID`, properties.join(", ") || "no orders");
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

const dateRange = checkAcross("session-date-range", [list], async (probe) => {
  needed(await probe.call(list));
  for (const [what, query] of wrongRanges) {
    const exchange = await probe.call(list, { query });
    if (exchange.response.status >= 500) continue;
    const actual = statusAndCode(exchange);
    if (actual === "status 400 with code invalid-date-range") continue;
    probe.report(exchange, `status 400 with code invalid-date-range for from ${what} after to`, actual);
  }
  const at = "2026-09-16T10:00:00Z";
  const empty = await probe.call(list, { query: { from: at, to: at } });
  if (empty.response.status !== 400) return;
  probe.report(empty, "from may equal to: only from after to is refused");
});

const wrongRanges: [what: string, query: Record<string, string>][] = [
  ["a day", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z" }],
  ["a second", { from: "2026-09-16T10:00:01Z", to: "2026-09-16T10:00:00Z" }],
  ["a day, with a status,", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z", status: "CREATED" }],
];

const defaults = checkAcross("session-page-defaults", [list], async (probe) => {
  for (const [query, number, size] of [
    [{}, 1, 100],
    [{ page: "2" }, 2, 100],
    [{ size: "7" }, 1, 7],
  ] as const) {
    const exchange = await probe.call(list, { query });
    if (!succeeded(exchange)) continue;
    const { pageNumber, pageSize } = asObject(asObject(exchange.json)["pagination"]);
    if (pageNumber === number && pageSize === size) continue;
    const expected = `page ${number} of size ${size} for ${JSON.stringify(query)}`;
    probe.report(exchange, expected, `page ${pageNumber} of size ${pageSize}`);
  }
});

/** All checks of the list but that of queries. */
export const listChecks: SemanticCheck[] = [defaultOrder, chosenOrder, orderAlone, dateRange, defaults];
