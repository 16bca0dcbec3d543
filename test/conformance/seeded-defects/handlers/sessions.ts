// The list of payment sessions: filters, order and pages.

import type { JsonObject } from "../../../../model/document.ts";
import type { Answer, Call } from "../behaviour.ts";
import { paged, refuse } from "./answers.ts";

/** The handler of the list. */
export function listSessions({ world, path, query }: Call): Answer {
  const sortOn = query.get("sortOn");
  const field = sortOn ?? "createdAt";
  const direction = sortOn !== null && query.get("sortOrder") === "ASC" ? "ASC" : "DESC";
  const [from, to] = [query.get("from"), query.get("to")].map((text) => (text === null ? undefined : Date.parse(text)));
  if (from !== undefined && to !== undefined && from > to) return refuse(400, "invalid-date-range");
  const sign = direction === "ASC" ? 1 : -1;
  const rows = world.sessions
    .filter((row) => row["accountId"] === path["accountId"])
    .filter((row) => query.get("status") === null || row["status"] === query.get("status"))
    .filter((row) => from === undefined || !(Date.parse(String(row["createdAt"])) < from))
    .filter((row) => to === undefined || !(Date.parse(String(row["createdAt"])) >= to))
    .sort((a, b) => sign * compare(a, b, field) || sign * compare(a, b, "id"));
  const orders = [
    { property: field, direction },
    { property: "id", direction },
  ];
  return paged(rows, query, 100, { sort: { orders } });
}

function compare(a: JsonObject, b: JsonObject, field: string): number {
  return String(a[field]) < String(b[field]) ? -1 : Number(String(a[field]) > String(b[field]));
}
