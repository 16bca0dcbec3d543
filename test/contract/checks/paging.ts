// Checks of paged lists: the arithmetic of `pagination`, the walk over all pages, and pages beyond the last.

import { asObject, isObject, type JsonObject } from "../../../scripts/lib/openapi.ts";
import type { Operation } from "../contract.ts";
import { weaker } from "../evidence.ts";
import type { Exchange } from "../types.ts";
import { answerOf, NotCovered, needed, type Probe, rowsOf, type SemanticCheck, succeeded } from "./check.ts";

/** Lists whose paging is looked at; the names of the query parameters are documented for the first two only. */
function pagedLists(probe: Probe): Operation[] {
  return (["finance", "ramp"] as const)
    .flatMap((service) => probe.operations(service))
    .filter(({ method, parameters }) => method === "GET" && parameters.some(({ name }) => name === "page"));
}

/** How well the sources know the list's paging parameters and the answer they shape. */
function evidenceOf({ parameters, responses }: Operation) {
  const page = parameters.find(({ name }) => name === "page");
  const media = responses.find(({ status }) => status === "200")?.media[0];
  return weaker(page?.evidence ?? "assumed", media?.evidence ?? "assumed");
}

async function page(probe: Probe, operation: Operation, query: Record<string, string>): Promise<Exchange | undefined> {
  const exchange = await probe.call(operation.operationId, { query });
  return succeeded(exchange) && isObject(asObject(exchange.json)["pagination"]) ? exchange : undefined;
}

/** Runs for each list of which an id to ask with is known. */
function pagingCheck(
  name: string,
  rule: string,
  look: (probe: Probe, operation: Operation) => Promise<void>,
  stateful = true,
): SemanticCheck {
  return {
    name,
    rule,
    source: "finance source, Shared envelope and paging",
    needs: [],
    stateful,
    async run(probe) {
      let looked = 0;
      for (const operation of pagedLists(probe)) {
        try {
          await look(probe, operation);
          looked++;
        } catch (error) {
          if (!(error instanceof NotCovered)) throw error;
        }
      }
      if (looked === 0) throw new NotCovered("no paged list could be read");
    },
  };
}

/** What is wrong with the numbers of one page; `size` is what was asked for. */
function wrongNumbers(pagination: JsonObject, rows: number, asked: { page?: number; size?: number }): string[] {
  const { pageNumber, pageSize, numberOfElements, numberOfPages, hasNextPage, hasPreviousPage } = pagination;
  const numbers = [pageNumber, pageSize, numberOfElements, numberOfPages];
  if (!numbers.every((value) => typeof value === "number")) return [];
  const [number, size, elements, pages] = numbers as [number, number, number, number];
  const beyond = number > pages;
  // The number of entries may count this page or all pages; both are right.
  const last = number === pages;
  const wrong: [boolean, string][] = [
    [asked.page !== undefined && number !== asked.page, `pageNumber ${number} for page ${asked.page}`],
    [asked.size !== undefined && size > asked.size, `pageSize ${size} for size ${asked.size}`],
    [rows > size, `${rows} rows on a page of ${size}`],
    [!beyond && !last && rows !== size, `${rows} rows on page ${number} of ${pages} with size ${size}`],
    [rows > 0 && beyond, `rows on page ${number} of ${pages}`],
    [hasNextPage !== number < pages, `hasNextPage ${hasNextPage} on page ${number} of ${pages}`],
    [!beyond && hasPreviousPage !== number > 1, `hasPreviousPage ${hasPreviousPage} on page ${number}`],
    [
      elements !== rows && Math.ceil(elements / size) !== pages,
      `numberOfElements ${elements} with ${pages} pages of ${size}`,
    ],
    [elements < rows, `numberOfElements ${elements} with ${rows} rows`],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, what]) => what);
}

async function lookAtNumbers(probe: Probe, operation: Operation): Promise<void> {
  for (const asked of [{}, { page: 1, size: 1 }, { page: 1, size: 2 }, { page: 2, size: 1 }, { page: 1, size: 100 }]) {
    const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    const exchange = await page(probe, operation, query);
    if (exchange === undefined) continue;
    const pagination = asObject(asObject(exchange.json)["pagination"]);
    for (const actual of wrongNumbers(pagination, rowsOf(exchange).length, asked)) {
      probe.report(exchange, { expected: "consistent pagination", actual, evidence: evidenceOf(operation) });
    }
  }
}

/** Ids of all rows, in the order of the pages; rows without an id are told apart by their text. */
async function walk(probe: Probe, operation: Operation, size: number): Promise<{ ids: string[]; last: Exchange }> {
  const ids: string[] = [];
  for (let number = 1; ; number++) {
    const exchange = await page(probe, operation, { page: String(number), size: String(size) });
    if (exchange === undefined) throw new NotCovered("a page could not be read");
    ids.push(...rowsOf(exchange).map((row) => String(row["id"] ?? JSON.stringify(row))));
    const more = asObject(asObject(exchange.json)["pagination"])["hasNextPage"] === true;
    if (!more || number >= 25) return { ids, last: exchange };
  }
}

async function lookAtWalk(probe: Probe, operation: Operation): Promise<void> {
  const before = await walk(probe, operation, 100);
  // Enough pages to see a boundary, few enough for a long list.
  const size = Math.max(2, Math.ceil(before.ids.length / 8));
  const paged = await walk(probe, operation, size);
  const after = await walk(probe, operation, 100);
  if (before.ids.join() !== after.ids.join()) throw new NotCovered("the list changed while it was walked");
  const evidence = evidenceOf(operation);
  const twice = paged.ids.filter((id, i) => paged.ids.indexOf(id) !== i);
  const lost = before.ids.filter((id) => !paged.ids.includes(id));
  if (twice.length > 0) {
    probe.report(paged.last, {
      expected: "no row twice on a walk",
      actual: `${twice.length} twice at size ${size}`,
      evidence,
    });
  }
  if (lost.length > 0) {
    probe.report(paged.last, {
      expected: "no row lost on a walk",
      actual: `${lost.length} lost at size ${size}`,
      evidence,
    });
  }
}

async function lookBeyond(probe: Probe, operation: Operation): Promise<void> {
  needed(await probe.call(operation.operationId));
  const exchange = await probe.call(operation.operationId, { query: { page: "9999", size: "100" } });
  // A list without `pagination` has no pages.
  if (succeeded(exchange) && asObject(exchange.json)["pagination"] === undefined) return;
  // The answer is documented for payment sessions only.
  const evidence = operation.operationId === "listPaymentSessions" ? "documented" : "assumed";
  if (succeeded(exchange) && rowsOf(exchange).length === 0) return;
  const actual = succeeded(exchange) ? `${rowsOf(exchange).length} rows` : answerOf(exchange);
  probe.report(exchange, { expected: "a page beyond the last is empty with 200", actual, evidence });
}

/** All checks of paging. */
export const pagingChecks: SemanticCheck[] = [
  pagingCheck(
    "paging-arithmetic",
    "The members of `pagination` agree with each other and with the rows.",
    lookAtNumbers,
  ),
  pagingCheck("paging-walk", "A walk over the pages of a quiet list meets each row once.", lookAtWalk),
  pagingCheck("page-beyond-last", "A page beyond the last answers 200 with no rows.", lookBeyond),
];
