// Checks of paged lists.

import { asObject, isObject, type JsonObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { CheckName } from "../check-table.ts";
import { type Exchange, services } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import {
  differ,
  ensure,
  NotCovered,
  type Probe,
  type ResponseCheck,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
  whyNotCovered,
} from "./check.ts";
import { doneBy } from "./responses/rules.ts";

/** The lists under test with a parameter `page`. */
function pagedLists(probe: Probe): Operation[] {
  return services
    .flatMap((service) => probe.operations(service))
    .filter(({ method, parameters }) => method === "GET" && parameters.some(({ name }) => name === "page"));
}

/** The weaker evidence of a list's parameter `page` and of its response. */
function evidenceOf({ parameters, responses }: Operation) {
  const page = parameters.find(({ name }) => name === "page");
  const media = responses.find(({ status }) => status === "200")?.media[0];
  return weaker(page?.evidence ?? "assumed", media?.evidence ?? "assumed");
}

/** A list with the path under which it has the most rows. */
interface PagedList {
  operation: Operation;
  path: Record<string, string>;
}

const paginationOf = ({ json }: Exchange) => asObject(asObject(json)["pagination"]);
const isPage = (exchange: Exchange) => succeeded(exchange) && isObject(asObject(exchange.json)["pagination"]);

/** Finds the path with the most rows among the first five resources that have the list. */
export async function longest(probe: Probe, operation: Operation): Promise<PagedList & { rows: JsonObject[] }> {
  const parameter = operation.parameters.find(({ in: where }) => where === "path")?.name;
  let best = { operation, path: {}, rows: [] as JsonObject[] };
  if (parameter === undefined) return best;
  for (const { id } of probe.ids(operation.api, parameter).slice(0, 5)) {
    const path = { [parameter]: id };
    const exchange = await probe.call(operation.operationId, { path, query: { size: "100" } });
    const rows = succeeded(exchange) ? rowsOf(exchange) : [];
    if (rows.length > best.rows.length) best = { operation, path, rows };
  }
  return best;
}

/** The rows of the pages of a list, in their order. */
export interface PageWalk {
  rows: JsonObject[];
  last: Exchange;
  /** False when the list has more pages than were read, or the last one could not be read. */
  isWhole: boolean;
}

type Query = Record<string, string>;

/** Reads the pages of a list, up to the first that cannot be read. */
export async function readPages(
  read: (query: Query) => Promise<Exchange>,
  query: Query,
  most: number,
): Promise<PageWalk> {
  const rows: JsonObject[] = [];
  for (let number = 1; ; number++) {
    const last = await read(number === 1 ? query : { ...query, page: String(number) });
    rows.push(...rowsOf(last));
    const goesOn = succeeded(last) && paginationOf(last)["hasNextPage"] === true;
    if (!goesOn || number >= most) return { rows, last, isWhole: succeeded(last) && !goesOn };
  }
}

/** Reads the pages of a paged list. @throws NotCovered when a page cannot be read. */
export async function walk(probe: Probe, { operation, path }: PagedList, query: Query, most = 25): Promise<PageWalk> {
  const read = (own: Query) => probe.call(operation.operationId, { path, query: own });
  const pages = await readPages(read, { ...query, page: "1" }, most);
  if (isPage(pages.last)) return pages;
  throw new NotCovered("a page could not be read");
}

/** A check of each paged list that can be read. */
function pagingCheck(name: CheckName, look: (probe: Probe, list: PagedList) => Promise<void>): SemanticCheck {
  return {
    name,
    needs: [],
    async run(probe) {
      let looked = 0;
      await inParallel(pagedLists(probe), async (operation) => {
        const reason = await whyNotCovered(async () => look(probe, await longest(probe, operation)));
        if (reason === undefined) looked++;
      });
      if (looked === 0) throw new NotCovered("no paged list could be read");
    },
  };
}

/** Contradictions in the numbers of one page; `page` and `size` are those of the request, 0 when absent. */
function wrongNumbers(pagination: JsonObject, rows: number, page: number, size: number): string[] {
  const { pageNumber, pageSize, numberOfElements, numberOfPages, hasNextPage, hasPreviousPage } = pagination;
  const numbers = [pageNumber, pageSize, numberOfElements, numberOfPages];
  if (!numbers.every((value) => typeof value === "number")) return [];
  const [number, limit, elements, pages] = numbers as [number, number, number, number];
  const beyond = number > pages;
  // The number of entries may count this page or all pages; both are right.
  const wrong: [boolean, string][] = [
    [page > 0 && number !== page, `pageNumber ${number} for page ${page}`],
    [size > 0 && limit > size, `pageSize ${limit} for size ${size}`],
    [rows > limit, `${rows} rows on a page of ${limit}`],
    [number < pages && rows !== limit, `${rows} rows on page ${number} of ${pages} with size ${limit}`],
    [rows > 0 && beyond, `rows on page ${number} of ${pages}`],
    [hasNextPage !== number < pages, `hasNextPage ${hasNextPage} on page ${number} of ${pages}`],
    [!beyond && hasPreviousPage !== number > 1, `hasPreviousPage ${hasPreviousPage} on page ${number}`],
    [
      elements !== rows && Math.ceil(elements / limit) !== pages,
      `numberOfElements ${elements} with ${pages} pages of ${limit}`,
    ],
    [elements < rows, `numberOfElements ${elements} with ${rows} rows`],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, what]) => what);
}

/** A number in a query; 0 when it is absent or not an integer. */
function numberIn(query: URLSearchParams, name: string): number {
  const number = Number(query.get(name) ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}

/** The check of each page by itself. */
export const pageArithmetic: ResponseCheck = {
  name: "paging-arithmetic",
  *look(exchange) {
    const operation = doneBy(exchange);
    if (operation === undefined || !isPage(exchange)) return;
    const query = new URL(exchange.request.url).searchParams;
    const [page, size] = [numberIn(query, "page"), numberIn(query, "size")];
    for (const actual of wrongNumbers(paginationOf(exchange), rowsOf(exchange).length, page, size))
      yield differ("consistent pagination", actual, evidenceOf(operation));
  },
};

async function lookAtWalk(probe: Probe, list: PagedList): Promise<void> {
  // Rows without an ID are identified by their text.
  const idsOf = ({ rows }: PageWalk) => rows.map((row) => String(row["id"] ?? JSON.stringify(row)));
  const before = idsOf(await walk(probe, list, { size: "100" }));
  // Enough pages to see a boundary, few enough for a long list, and a size that every list takes.
  const size = Math.min(99, Math.max(2, Math.ceil(before.length / 8)));
  const paged = await walk(probe, list, { size: String(size) });
  const after = idsOf(await walk(probe, list, { size: "100" }));
  if (before.join() !== after.join()) throw new NotCovered("the list changed while it was walked");
  const ids = idsOf(paged);
  const evidence = evidenceOf(list.operation);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const reached = paged.isWhole ? before : before.slice(0, ids.length);
  const lost = reached.filter((id) => !ids.includes(id));
  if (twice.length > 0)
    probe.report(paged.last, "no row twice on a walk", `${twice.length} twice at size ${size}`, evidence);
  if (lost.length > 0)
    probe.report(paged.last, "no row lost on a walk", `${lost.length} lost at size ${size}`, evidence);
}

async function lookBeyond(probe: Probe, { operation, path }: PagedList): Promise<void> {
  const first = ensure(await probe.call(operation.operationId, { path, query: { size: "2" } }));
  const { numberOfPages } = paginationOf(first);
  // The page just beyond the last, and one far beyond.
  const next = typeof numberOfPages === "number" ? [{ page: String(numberOfPages + 1), size: "2" }] : [];
  for (const query of [...next, { page: "9999", size: "100" }]) {
    lookAtEmptyPage(probe, operation, await probe.call(operation.operationId, { path, query }));
  }
}

function lookAtEmptyPage(probe: Probe, operation: Operation, exchange: Exchange): void {
  // A list without `pagination` has no pages.
  if (succeeded(exchange) && asObject(exchange.json)["pagination"] === undefined) return;
  // An empty list with 200 is documented for payment sessions only.
  const evidence = operation.operationId === "listPaymentSessions" ? "documented" : "assumed";
  if (succeeded(exchange) && rowsOf(exchange).length === 0) return;
  const actual = succeeded(exchange) ? `${rowsOf(exchange).length} rows` : statusAndCode(exchange);
  probe.report(exchange, "a page beyond the last is empty with 200", actual, evidence);
}

/** All checks of paging across requests. */
export const pagingChecks: SemanticCheck[] = [
  pagingCheck("paging-walk", lookAtWalk),
  pagingCheck("page-beyond-last", lookBeyond),
];
