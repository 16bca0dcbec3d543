// Which entries of the journal are meant: filters by name, each of which must hold.

import { asObject } from "../../../model/document.ts";
import { fieldsOf, pathPattern } from "../../respond/matching.ts";
import type { JournalEntry } from "./entry.ts";

/** Filters by name, as a query gives them. */
export type Filters = Record<string, string>;

type Test = (entry: JournalEntry) => boolean;

/** Makes the test of a filter from its value. */
const makers: Record<string, (value: string) => Test> = {
  operationId: (value) => (entry) => entry.operationId === value,
  api: (value) => (entry) => entry.api === value,
  method: (value) => (entry) => entry.method === value.toUpperCase(),
  path: (value) => {
    const test = pathPattern(value);
    return (entry) => test(pathOf(entry));
  },
  status: (value) => {
    if (!/^(0|[1-5](\d\d|xx))$/i.test(value)) throw new Error("status must be an HTTP status, 4xx and its like, or 0");
    const pattern = value.toLowerCase().replace("xx", "");
    return ({ status }) => (pattern === "0" ? status === 0 : String(status).startsWith(pattern));
  },
  replayed: (value) => {
    if (value !== "true" && value !== "false") throw new Error("replayed must be true or false");
    return value === "true" ? ({ replayed }) => replayed === true : ({ replayed, replaced }) => !replayed && !replaced;
  },
  source: (value) => (entry) => entry.source === value,
  tenantId: (value) => (entry) => entry.tenantId?.toLowerCase() === value.toLowerCase(),
  clientId: (value) => (entry) => entry.clientId === value,
  correlationId: (value) => (entry) => entry.correlationId === value,
  idempotencyKey: (value) => (entry) => keyOf(entry)?.toLowerCase() === value.toLowerCase(),
};

/** All filters, and what bounds the entries that are found. */
const filterNames: string[] = [...Object.keys(makers), "after", "limit"];

/**
 * Makes the selection of entries.
 * @param filters `after` is the number after which entries count; `limit` takes the first ones after it, or the last
 *   ones without it.
 * @throws Error for a filter that does not exist, or a value that is none of its.
 */
export function createFilter(filters: Filters): (kept: JournalEntry[]) => JournalEntry[] {
  const unknown = Object.keys(filters).find((name) => !filterNames.includes(name));
  if (unknown !== undefined) throw new Error(`there is no filter ${unknown}; there are ${filterNames.join(", ")}`);
  const { after, limit, ...others } = filters;
  const tests = Object.entries(others).map(([name, value]) => (makers[name] as (value: string) => Test)(value));
  const from = wholeOf("after", after) ?? 0;
  const most = wholeOf("limit", limit);
  return (kept) => {
    const found = kept.filter((entry) => entry.seq > from && tests.every((test) => test(entry)));
    if (most === undefined || found.length <= most) return found;
    return after === undefined ? found.slice(found.length - most) : found.slice(0, most);
  };
}

function wholeOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new Error(`${name} must be a whole number`);
}

/** The path as it was sent, without its query and without the origin that a proxy sends. */
function pathOf({ target }: JournalEntry): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  const end = path.indexOf("?");
  return (end < 0 ? path : path.slice(0, end)) || "/";
}

/** The idempotency key of the body. */
export function keyOf({ body }: JournalEntry): string | undefined {
  const key = asObject(fieldsOf(body))["idempotencyKey"];
  return typeof key === "string" ? key : undefined;
}
