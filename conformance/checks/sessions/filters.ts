// Checks of the filters of payment sessions: status, date bounds, page defaults, account.

import { asObject, type JsonObject } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import {
  isForeign,
  NotCovered,
  needed,
  type Probe,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "../check.ts";
import { ask, idsOf, list, type Sessions, sessionsOf, statusesOf, time } from "./list.ts";

/** A session that is missing may have moved on since the list was read. @throws NotCovered when one has. */
async function expectQuiet(probe: Probe, sessions: Sessions): Promise<void> {
  const states = (rows: JsonObject[]) => rows.map((row) => `${row["id"]} ${row["status"]}`).join();
  const again = await ask(probe, sessions, {});
  if (again !== undefined && states(rowsOf(again)) !== states(sessions.rows))
    throw new NotCovered("the list changed while it was read");
}

const statusFilter: SemanticCheck = {
  name: "session-status-filter",
  needs: [list],
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
        probe.report(exchange, `the sessions in ${status}`, actual);
      }
    }
  },
};

const dateBounds: SemanticCheck = {
  name: "session-date-bounds",
  needs: [list],
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
    for (const [exchange, expected] of found) probe.report(exchange, expected, `${rowsOf(exchange).length} sessions`);
  },
};

const dateRange: SemanticCheck = {
  name: "session-date-range",
  needs: [list],
  async run(probe) {
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
  },
};

const wrongRanges: [what: string, query: Record<string, string>][] = [
  ["a day", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z" }],
  ["a second", { from: "2026-09-16T10:00:01Z", to: "2026-09-16T10:00:00Z" }],
  ["a day, with a status,", { from: "2026-09-17T00:00:00Z", to: "2026-09-16T00:00:00Z", status: "CREATED" }],
];

const defaults: SemanticCheck = {
  name: "session-page-defaults",
  needs: [list],
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
      probe.report(exchange, expected, `page ${pageNumber} of size ${pageSize}`);
    }
  },
};

const ownAccount: SemanticCheck = {
  name: "session-account",
  needs: [list],
  async run(probe) {
    const { rows, path, exchange } = await sessionsOf(probe);
    const foreign = rows.filter((row) => isForeign(row, path["accountId"]));
    if (foreign.length === 0) return;
    probe.report(exchange, "sessions of the account asked for", `${foreign.length} of other accounts`);
  },
};

/** All checks of the filters, the pages and the account of the list. */
export const filterChecks: SemanticCheck[] = [statusFilter, dateBounds, dateRange, defaults, ownAccount];
