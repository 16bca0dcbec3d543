// Checks of the parameters of payment sessions: a date range that is refused, and the defaults of pages.

import { asObject } from "../../../model/document.ts";
import { checkAcross, needed, type SemanticCheck, statusAndCode, succeeded } from "../check.ts";
import { list } from "./list.ts";

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

/** All checks of parameters that are refused or left out; what they select is looked at by the check of queries. */
export const filterChecks: SemanticCheck[] = [dateRange, defaults];
