// Checks of the list of payment sessions: order, sort block, filters and date bounds.

import { asArray, asObject, asStrings, type JsonObject } from "../../model/document.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { answerOf, isForeign, NotCovered, needed, type Probe, rowsOf, type SemanticCheck, succeeded } from "./check.ts";

/** The operation whose list this is. */
export const list = "listPaymentSessions";
const source = "finance source, GET payment-sessions";

export interface Sessions {
  path: Record<string, string>;
  rows: JsonObject[];
  exchange: Exchange;
}

/** The statuses that the list can be filtered by. */
export function statusesOf({ contracts }: Probe): string[] {
  const filter = operationNamed(contracts, list).parameters.find(({ name }) => name === "status");
  return asStrings(filter?.schema["enum"]);
}

/** The account with the most sessions among the first few. @throws NotCovered when none has any. */
export async function sessionsOf(probe: Probe, least = 1): Promise<Sessions> {
  let best: Sessions | undefined;
  for (const { id } of probe.ids("finance", "accountId").slice(0, 5)) {
    const exchange = await probe.call(list, { path: { accountId: id }, query: { size: "100" } });
    if (!succeeded(exchange)) continue;
    const rows = rowsOf(exchange);
    if (best === undefined || rows.length > best.rows.length) best = { path: { accountId: id }, rows, exchange };
  }
  if (best === undefined || best.rows.length < least)
    throw new NotCovered(`no account with ${least} payment sessions is known`);
  return best;
}

async function ask(probe: Probe, { path }: Sessions, query: Record<string, string>): Promise<Exchange | undefined> {
  const exchange = await probe.call(list, { path, query: { size: "100", ...query } });
  if (succeeded(exchange)) return exchange;
  if (exchange.response.status < 500) {
    const expected = `${JSON.stringify(query)} is accepted`;
    probe.report(exchange, { expected, actual: answerOf(exchange), evidence: "documented" });
  }
  return undefined;
}

export function time(row: JsonObject, field: string): number {
  return Date.parse(String(row[field]));
}

export function idsOf(rows: JsonObject[]): string[] {
  return rows.map((row) => String(row["id"]));
}

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
  source,
  needs: [list],
  stateful: true,
  run: (probe) => lookAtOrder(probe, {}, "createdAt", "DESC"),
};

const chosenOrder: SemanticCheck = {
  name: "session-chosen-order",
  rule: "sortOn and sortOrder order the sessions; the order is DESC when sortOrder is left out.",
  source,
  needs: [list],
  stateful: true,
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
  source,
  needs: [list],
  stateful: true,
  run: (probe) => lookAtOrder(probe, { sortOrder: "ASC" }, "createdAt", "DESC"),
};

/** A session that is missing may have moved on since the list was read. @throws NotCovered when one has. */
async function expectQuiet(probe: Probe, sessions: Sessions): Promise<void> {
  const states = (rows: JsonObject[]) => rows.map((row) => `${row["id"]} ${row["status"]}`).join();
  const again = await ask(probe, sessions, {});
  if (again !== undefined && states(rowsOf(again)) !== states(sessions.rows))
    throw new NotCovered("the list changed while it was read");
}

const statusFilter: SemanticCheck = {
  name: "session-status-filter",
  rule: "The status filter gives exactly the sessions of that status.",
  source,
  needs: [list],
  stateful: true,
  async run(probe) {
    const sessions = await sessionsOf(probe);
    const complete = asObject(asObject(sessions.exchange.json)["pagination"])["hasNextPage"] === false;
    for (const status of statusesOf(probe)) {
      const exchange = await ask(probe, sessions, { status });
      if (exchange === undefined) continue;
      const rows = rowsOf(exchange);
      const others = rows.filter((row) => row["status"] !== status);
      const wanted = idsOf(sessions.rows.filter((row) => row["status"] === status));
      const missing = complete ? wanted.filter((id) => !idsOf(rows).includes(id)) : [];
      if (missing.length > 0) await expectQuiet(probe, sessions);
      if (others.length > 0 || missing.length > 0) {
        const actual = `${others.length} of other statuses, ${missing.length} missing`;
        probe.report(exchange, { expected: `the sessions in ${status}`, actual, evidence: "documented" });
      }
    }
  },
};

const dateBounds: SemanticCheck = {
  name: "session-date-bounds",
  rule: "`from` is an inclusive and `to` an exclusive bound on createdAt.",
  source,
  needs: [list],
  stateful: true,
  async run(probe) {
    const sessions = await sessionsOf(probe);
    const dated = sessions.rows.filter((row) => !Number.isNaN(time(row, "createdAt")));
    const middle = dated[Math.floor(dated.length / 2)];
    if (middle === undefined) throw new NotCovered("no session has createdAt");
    const at = String(middle["createdAt"]);
    const limit = time(middle, "createdAt");
    const id = String(middle["id"]);
    const from = await ask(probe, sessions, { from: at });
    const to = await ask(probe, sessions, { to: at });
    const both = await ask(probe, sessions, { from: at, to: new Date(limit + 1000).toISOString() });
    const found: [Exchange, string][] = [];
    const report = (exchange: Exchange, expected: string, wrong: boolean) => {
      if (wrong) found.push([exchange, expected]);
    };
    if (from !== undefined) {
      report(from, "from includes its own instant", !idsOf(rowsOf(from)).includes(id));
      report(
        from,
        "from leaves out what is before it",
        rowsOf(from).some((row) => time(row, "createdAt") < limit),
      );
    }
    if (to !== undefined) {
      report(to, "to excludes its own instant", idsOf(rowsOf(to)).includes(id));
      report(
        to,
        "to leaves out what is after it",
        rowsOf(to).some((row) => time(row, "createdAt") > limit),
      );
      const earlier = idsOf(dated.filter((row) => time(row, "createdAt") < limit));
      report(
        to,
        "to keeps what is before it",
        earlier.some((known) => !idsOf(rowsOf(to)).includes(known)),
      );
    }
    if (both !== undefined) report(both, "both bounds together", !idsOf(rowsOf(both)).includes(id));
    if (found.length > 0) await expectQuiet(probe, sessions);
    for (const [exchange, expected] of found)
      probe.report(exchange, { expected, actual: `${rowsOf(exchange).length} sessions`, evidence: "documented" });
  },
};

const dateRange: SemanticCheck = {
  name: "session-date-range",
  rule: "`from` after `to` gives 400 with invalid-date-range.",
  source: "finance source, Errors: invalid-date-range",
  needs: [list],
  stateful: true,
  async run(probe) {
    needed(await probe.call(list));
    for (const [what, query] of wrongRanges) {
      const exchange = await probe.call(list, { query });
      if (exchange.response.status >= 500) continue;
      const actual = answerOf(exchange);
      if (actual === "status 400 with code invalid-date-range") continue;
      const expected = `status 400 with code invalid-date-range for from ${what} after to`;
      probe.report(exchange, { expected, actual, evidence: "documented" });
    }
    const at = "2026-09-16T10:00:00Z";
    const empty = await probe.call(list, { query: { from: at, to: at } });
    if (empty.response.status !== 400) return;
    const expected = "from may equal to: only from after to is refused";
    probe.report(empty, { expected, actual: answerOf(empty), evidence: "documented" });
  },
};

const wrongRanges: [what: string, query: Record<string, string>][] = [
  ["a day", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z" }],
  ["a second", { from: "2026-09-16T10:00:01Z", to: "2026-09-16T10:00:00Z" }],
  ["a day, with a status,", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z", status: "CREATED" }],
];

const defaults: SemanticCheck = {
  name: "session-page-defaults",
  rule: "page defaults to 1 and size to 100; a size that is allowed is the page's size.",
  source,
  needs: [list],
  stateful: true,
  async run(probe) {
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
      probe.report(exchange, { expected, actual: `page ${pageNumber} of size ${pageSize}`, evidence: "documented" });
    }
  },
};

const ownAccount: SemanticCheck = {
  name: "session-account",
  rule: "The list of an account holds that account's sessions only.",
  source: "finance source, Payment session: accountId",
  needs: [list],
  stateful: true,
  async run(probe) {
    const { rows, path, exchange } = await sessionsOf(probe);
    const foreign = rows.filter((row) => isForeign(row, path["accountId"]));
    if (foreign.length === 0) return;
    const actual = `${foreign.length} of other accounts`;
    probe.report(exchange, { expected: "sessions of the account asked for", actual, evidence: "documented" });
  },
};

/** All checks of the list of payment sessions; combined filters are in `session-queries.ts`. */
export const sessionChecks: SemanticCheck[] = [
  defaultOrder,
  chosenOrder,
  orderAlone,
  statusFilter,
  dateBounds,
  dateRange,
  defaults,
  ownAccount,
];
