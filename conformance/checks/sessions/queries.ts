// Check of filters, order and pages of payment sessions together: each response is cut out of the whole list.

import fc from "fast-check";
import { asObject } from "../../../model/document.ts";
import type { Exchange } from "../../exchange.ts";
import type { Deviation } from "../../result.ts";
import { checkAcross, differ, isForeign, NotCovered, type Probe, rowsOf, statusAndCode, succeeded } from "../check.ts";
import { type PageWalk, walk, wrongNumbers } from "../paging.ts";
import { idsOf, list, lookAtSortBlock, outOfOrder, type Sessions, sessionsOf, statusesOf } from "./list.ts";

/** What a query asks for; absent fields are left out of the request. Bounds are indexes into the instants of the rows. */
interface ListQuery {
  status?: string;
  from?: number;
  to?: number;
  sortOn?: string;
  sortOrder?: "ASC" | "DESC";
  page?: number;
  size?: number;
}

/** Enough queries to meet each pair of parameters several times; the same rows give the same ones. */
const sample = { numRuns: 48, seed: 20260916 };

/** Makes queries; `from` is never after `to`, and `sortOrder` comes with `sortOn` only. */
function combinedQueries(statuses: string[], instants: number): ListQuery[] {
  const bound = fc.integer({ min: 0, max: instants - 1 });
  const parts = {
    ...{ status: fc.constantFrom(...statuses), from: bound, to: bound },
    ...{
      sortOn: fc.constantFrom("createdAt", "updatedAt"),
      sortOrder: fc.constantFrom("ASC" as const, "DESC" as const),
    },
    ...{ page: fc.constantFrom(1, 2, 3), size: fc.constantFrom(2, 5, 100) },
  };
  const queries = fc.sample(fc.record(parts, { requiredKeys: [] }), sample);
  return queries.map(({ sortOrder, ...query }: ListQuery) => {
    const { from, to } = query;
    return {
      ...query,
      ...(from !== undefined && to !== undefined && from > to && { from: to, to: from }),
      ...(query.sortOn !== undefined && sortOrder !== undefined && { sortOrder }),
    };
  });
}

/** Pages of 100 rows that are read to know the whole list. */
const mostPages = 10;

/** Reads all pages in one order. @throws NotCovered when there are too many, or one cannot be read. */
async function readAll(probe: Probe, sessions: Sessions, order: Order): Promise<PageWalk> {
  const whole = await walk(probe, sessions, { ...order, size: "100" }, mostPages);
  if (!whole.isWhole) throw new NotCovered(`the list has more than ${mostPages * 100} payment sessions`);
  return whole;
}

/** Seconds and their fraction, so that instants of any precision can be compared. */
function instantOf(text: string): string {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? "";
  const seconds = Date.parse(text.replace(/\.\d+/, "")) / 1000;
  return `${String(seconds).padStart(16, "0")}.${fraction.padEnd(12, "0")}`;
}

type Order = Pick<ListQuery, "sortOn" | "sortOrder">;

const orders: Order[] = [
  {},
  ...["createdAt", "updatedAt"].flatMap((sortOn) => [
    { sortOn },
    { sortOn, sortOrder: "ASC" as const },
    { sortOn, sortOrder: "DESC" as const },
  ]),
];

const keyOf = ({ sortOn, sortOrder }: Order) => `${sortOn} ${sortOrder}`;

interface Asked {
  query: ListQuery;
  texts: Record<string, string>;
  /** Ids of the page asked for. */
  wanted: string[];
  /** Number of rows on all pages. */
  all: number;
}

/** The rows of the whole list that a query leaves, in its order, and the page of them. */
function askedOf(query: ListQuery, wholes: Map<string, PageWalk>, instants: string[]): Asked {
  const { status, from, to, page = 1, size = 100 } = query;
  const [low, high] = [from, to].map((index) => (index === undefined ? undefined : (instants[index] as string)));
  const rows = (wholes.get(keyOf(query)) as PageWalk).rows
    .filter((row) => status === undefined || row["status"] === status)
    .filter((row) => low === undefined || instantOf(String(row["createdAt"])) >= instantOf(low))
    .filter((row) => high === undefined || instantOf(String(row["createdAt"])) < instantOf(high));
  const given = { ...query, from: low, to: high };
  const texts = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const wanted = idsOf(rows.slice((page - 1) * size, page * size));
  return { query, texts: Object.fromEntries(texts) as Record<string, string>, wanted, all: rows.length };
}

/** What is wrong with the rows of a response, in a few words. */
function wrongRows(wanted: string[], got: string[]): string[] {
  if (wanted.join() === got.join()) return [];
  const missing = wanted.filter((id) => !got.includes(id)).length;
  const others = got.filter((id) => !wanted.includes(id)).length;
  return [missing + others === 0 ? "the rows in another order" : `${missing} rows missing, ${others} too many`];
}

/** What is wrong with the numbers; totals may count the page or all rows that the query leaves. */
function wrongTotals(exchange: Exchange, { query, wanted, all }: Asked): string[] {
  const { page = 1, size = 100 } = query;
  const pagination = asObject(asObject(exchange.json)["pagination"]);
  const { numberOfPages, numberOfElements } = pagination;
  const wrong = wrongNumbers(pagination, rowsOf(exchange).length, { page, size });
  const pages = Math.ceil(all / size);
  if (numberOfPages !== pages && !(all === 0 && numberOfPages === 1)) {
    wrong.push(`${numberOfPages} pages for ${all} rows of size ${size}`);
  }
  if (numberOfElements !== wanted.length && numberOfElements !== all) {
    wrong.push(`numberOfElements ${numberOfElements} for ${wanted.length} of ${all} rows`);
  }
  return wrong;
}

/** Each order by itself: sorted across page boundaries, and the same rows as every other order. */
function lookAtWhole(own: PageWalk, order: Order, first: PageWalk, account: unknown): [Exchange, Deviation][] {
  const { rows, last } = own;
  const wrong = outOfOrder(rows, order.sortOn ?? "createdAt", order.sortOrder === "ASC" ? 1 : -1);
  const set = (whole: PageWalk) => idsOf(whole.rows).sort().join();
  const foreign = rows.filter((row) => isForeign(row, account)).length;
  const problems = [
    ...(foreign === 0 ? [] : [`${foreign} rows of other accounts`]),
    ...(wrong === undefined ? [] : [wrong]),
    ...(set(first) === set(own) ? [] : [`other rows than in the default order`]),
  ];
  const expected = `all rows in one order on the pages for ${JSON.stringify(order)}`;
  return problems.map((actual) => [last, differ(expected, actual)]);
}

/** Filters, order and page together. */
export const combined = checkAcross("session-queries", [list], async (probe) => {
  const sessions = await sessionsOf(probe, 2);
  const { path, rows } = sessions;
  if (rows.some((row) => Number.isNaN(Date.parse(String(row["createdAt"]))))) {
    throw new NotCovered("not every session has createdAt");
  }
  const wholes = new Map<string, PageWalk>();
  for (const order of orders) wholes.set(keyOf(order), await readAll(probe, sessions, order));
  const first = wholes.get(keyOf({})) as PageWalk;
  const found = orders.flatMap((order) =>
    lookAtWhole(wholes.get(keyOf(order)) as PageWalk, order, first, path["accountId"]),
  );
  const responses: [Asked, Exchange][] = [];
  for (const asked of queriesFor(first, wholes, statusesOf(probe))) {
    responses.push([asked, await probe.call(list, { path, query: asked.texts })]);
  }
  const after = await readAll(probe, sessions, {});
  if (JSON.stringify(after.rows) !== JSON.stringify(first.rows)) throw new NotCovered("the list changed meanwhile");
  found.push(...responses.flatMap(([asked, exchange]) => lookAtResponse(asked, exchange, path["accountId"])));
  for (const [exchange, what] of found.slice(0, mostReports)) probe.report(exchange, what.expected, what.actual);
  for (const [{ query }, exchange] of responses.filter(([, exchange]) => succeeded(exchange))) {
    lookAtSortBlock(probe, exchange, query.sortOn ?? "createdAt", query.sortOrder ?? "DESC");
  }
});

/** One wrong rule shows in many queries; the first few tell it. */
const mostReports = 6;

function lookAtResponse(asked: Asked, exchange: Exchange, account: unknown): [Exchange, Deviation][] {
  const rows = rowsOf(exchange);
  const foreign = rows.filter((row) => isForeign(row, account)).length;
  const wrong = succeeded(exchange)
    ? [
        ...wrongRows(asked.wanted, idsOf(rows)),
        ...wrongTotals(exchange, asked),
        ...(foreign === 0 ? [] : [`${foreign} rows of other accounts`]),
      ]
    : [statusAndCode(exchange)];
  return wrong.map((actual) => [exchange, differ(`what ${JSON.stringify(asked.texts)} asks for`, actual)]);
}

/** Queries over values that the rows have; bounds lie on instants of rows, where inclusive and exclusive differ. */
function queriesFor({ rows }: PageWalk, wholes: Map<string, PageWalk>, statuses: string[]) {
  const instants = [...new Set(rows.map((row) => String(row["createdAt"])))].sort((a, b) =>
    instantOf(a) < instantOf(b) ? -1 : 1,
  );
  const present = statuses.filter((status) => rows.some((row) => row["status"] === status));
  return combinedQueries(present, instants.length).map((query) => askedOf(query, wholes, instants));
}
