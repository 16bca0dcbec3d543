// The check of filters, order and pages of payment sessions in combination.

import fc from "fast-check";
import { asObject, asStrings, type JsonObject } from "../../model/document.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { checkAcross, instantOf, NotCovered, type Probe, rowsOf, statusAndCode, succeeded } from "./check.ts";
import { longest, type PageWalk, walk } from "./paging.ts";
import { outOfOrder } from "./responses/sessions.ts";

const list = "listPaymentSessions";

/** The sessions of one account. */
type Sessions = Awaited<ReturnType<typeof longest>>;

const idsOf = (rows: JsonObject[]) => rows.map((row) => String(row["id"]));

/** A query; `from` and `to` are indexes into the instants of the rows. */
interface ListQuery {
  status?: string;
  from?: number;
  to?: number;
  sortOn?: string;
  sortOrder?: string;
  page?: number;
  size?: number;
}

/** Enough queries to meet each pair of parameters several times. */
const sample = { numRuns: 48, seed: 20260916 };

/** Makes queries; `from` is never after `to`, and `sortOrder` is ignored without `sortOn`. */
function combinedQueries(statuses: string[], instants: number): ListQuery[] {
  const bound = fc.integer({ min: 0, max: instants - 1 });
  const parts = {
    status: fc.constantFrom(...statuses),
    from: bound,
    to: bound,
    sortOn: fc.constantFrom("createdAt", "updatedAt"),
    sortOrder: fc.constantFrom("ASC", "DESC"),
    page: fc.constantFrom(1, 2, 3),
    size: fc.constantFrom(2, 5, 100),
  };
  const queries = fc.sample(fc.record(parts, { requiredKeys: [] }), sample);
  return queries.map((query: ListQuery) => {
    const { from = 0, to = from } = query;
    return from > to ? { ...query, from: to, to: from } : query;
  });
}

/** Most pages of 100 rows that are read to know the whole list. */
const mostPages = 10;

/** Reads all pages in one order. @throws NotCovered when there are too many, or one cannot be read. */
async function readAll(probe: Probe, sessions: Sessions, order: Order): Promise<PageWalk> {
  const whole = await walk(probe, sessions, { ...order, size: "100" }, mostPages);
  if (!whole.isWhole) throw new NotCovered(`the list has more than ${mostPages * 100} payment sessions`);
  return whole;
}

type Order = Pick<ListQuery, "sortOn" | "sortOrder">;

const orders: Order[] = [
  {},
  ...["createdAt", "updatedAt"].flatMap((sortOn) => [
    { sortOn },
    { sortOn, sortOrder: "ASC" },
    { sortOn, sortOrder: "DESC" },
  ]),
];

const keyOf = ({ sortOn, sortOrder }: Order) => (sortOn === undefined ? "" : `${sortOn} ${sortOrder}`);

/** The whole list in an order. `wholes` has one for each of `orders`. */
const wholeIn = (wholes: Map<string, PageWalk>, order: Order) => wholes.get(keyOf(order)) as PageWalk;

interface Asked {
  size: number;
  texts: Record<string, string>;
  /** IDs of the requested page. */
  wanted: string[];
  /** Number of rows on all pages. */
  all: number;
}

/** Selects the rows of a query from the whole list in the same order, and its page of them. */
function askedOf(query: ListQuery, wholes: Map<string, PageWalk>, instants: string[]): Asked {
  const { status, from, to, page = 1, size = 100 } = query;
  const [low, high] = [from, to].map((index) => (index === undefined ? undefined : instants[index]));
  const rows = wholeIn(wholes, query)
    .rows.filter((row) => status === undefined || row["status"] === status)
    .filter((row) => low === undefined || instantOf(String(row["createdAt"])) >= instantOf(low))
    .filter((row) => high === undefined || instantOf(String(row["createdAt"])) < instantOf(high));
  const given = { ...query, from: low, to: high };
  const texts = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const wanted = idsOf(rows.slice((page - 1) * size, page * size));
  return { size, texts: Object.fromEntries(texts), wanted, all: rows.length };
}

/** How the IDs of a response differ from those that are expected. */
function wrongRows(wanted: string[], got: string[]): string[] {
  if (wanted.join() === got.join()) return [];
  const missing = wanted.filter((id) => !got.includes(id)).length;
  const others = got.filter((id) => !wanted.includes(id)).length;
  return [missing + others === 0 ? "the rows in another order" : `${missing} rows missing, ${others} too many`];
}

/** Wrong numbers of a response; `numberOfElements` may count the rows of the page or of all pages. */
function wrongTotals({ json }: Exchange, { size, wanted, all }: Asked): string[] {
  const { numberOfPages: pages, numberOfElements: elements } = asObject(asObject(json)["pagination"]);
  const isRight = pages === Math.ceil(all / size) || (all === 0 && pages === 1);
  return [
    isRight ? [] : `${pages} pages for ${all} rows of size ${size}`,
    elements === wanted.length || elements === all ? [] : `${elements} elements for ${wanted.length} of ${all} rows`,
  ].flat();
}

/** Reports rows of the whole list that are out of order, or that differ from those in the default order. */
function wrongOrder(
  { rows }: PageWalk,
  { sortOn = "createdAt", sortOrder = "DESC" }: Order,
  first: PageWalk,
): string[] {
  const setOf = (all: JsonObject[]) => idsOf(all).sort().join();
  const isSame = setOf(rows) === setOf(first.rows);
  return [outOfOrder(rows, sortOn, sortOrder) ?? [], isSame ? [] : "other rows than in the default order"].flat();
}

type Wrong = [shownBy: Exchange, expected: string, actual: string];

/** Most reports of a run: one wrong rule shows in many queries. */
const mostReports = 6;

/** Queries with the statuses and instants of the rows. */
function queriesFor({ rows }: PageWalk, wholes: Map<string, PageWalk>, statuses: string[]) {
  const instants = [...new Set(rows.map((row) => String(row["createdAt"])))].sort((a, b) =>
    instantOf(a) < instantOf(b) ? -1 : 1,
  );
  const present = statuses.filter((status) => rows.some((row) => row["status"] === status));
  return combinedQueries(present, instants.length).map((query) => askedOf(query, wholes, instants));
}

/** The check of filters, order and page together. */
export const sessionQueries = checkAcross("session-queries", [list], async (probe) => {
  const operation = operationNamed(probe.contracts, list);
  const sessions = await longest(probe, operation);
  if (sessions.rows.length < 2) throw new NotCovered("no account with 2 payment sessions is known");
  const statuses = asStrings(operation.parameters.find(({ name }) => name === "status")?.schema["enum"]);
  const { path, rows } = sessions;
  if (rows.some((row) => Number.isNaN(Date.parse(String(row["createdAt"]))))) {
    throw new NotCovered("not every session has createdAt");
  }
  const wholes = new Map<string, PageWalk>();
  for (const order of orders) wholes.set(keyOf(order), await readAll(probe, sessions, order));
  const first = wholeIn(wholes, {});
  const found = orders.flatMap((order): Wrong[] => {
    const own = wholeIn(wholes, order);
    const expected = `all rows in one order on the pages for ${JSON.stringify(order)}`;
    return wrongOrder(own, order, first).map((actual) => [own.last, expected, actual]);
  });
  for (const asked of queriesFor(first, wholes, statuses)) {
    const exchange = await probe.call(list, { path, query: asked.texts });
    const wrong = succeeded(exchange)
      ? [...wrongRows(asked.wanted, idsOf(rowsOf(exchange))), ...wrongTotals(exchange, asked)]
      : [statusAndCode(exchange)];
    const expected = `what ${JSON.stringify(asked.texts)} asks for`;
    found.push(...wrong.map((actual): Wrong => [exchange, expected, actual]));
  }
  const after = await readAll(probe, sessions, {});
  if (JSON.stringify(after.rows) !== JSON.stringify(first.rows)) throw new NotCovered("the list changed meanwhile");
  for (const wrong of found.slice(0, mostReports)) probe.report(...wrong);
});
