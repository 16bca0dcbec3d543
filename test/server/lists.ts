// Pages of lists.

import { ok, ServerRefusal } from "./basics.ts";
import type { Page, SentResponse, ServerRequest } from "./model.ts";
import { invalid } from "./server.ts";

interface Limits {
  size: number;
  max: number;
  /** A size above the maximum is refused, and not reduced. */
  strict?: boolean;
}

function whole(r: ServerRequest, name: string, otherwise: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = r.query.get(name);
  if (value === null) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > max) {
    const message = `${name} is a whole number from 1${max < 1000 ? ` to ${max}` : ""}`;
    throw r.host === "ramp" ? invalid("ramp", message) : new ServerRefusal(400, `${name}.validation`, message);
  }
  return number;
}

/** Cuts a page. `numberOfElements` counts the whole list. */
export function cut(_: ServerRequest, items: unknown[], page: number, size: number): Page {
  const pages = Math.ceil(items.length / size);
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination: {
      numberOfPages: pages,
      pageNumber: page,
      numberOfElements: items.length,
      pageSize: size,
      hasPreviousPage: page > 1,
      hasNextPage: page < pages,
    },
  };
}

export const rowsOf = (r: ServerRequest, items: unknown[]): unknown[] =>
  r.world.rules.list.reduce((list, change) => change(r, list), items);

export function paged(
  r: ServerRequest,
  items: unknown[],
  limits: Limits,
  more: Record<string, unknown> = {},
): SentResponse {
  const page = whole(r, "page", 1);
  const wanted = whole(r, "size", limits.size, limits.strict ? limits.max : undefined);
  const result = r.world.rules.page(r, rowsOf(r, items), page, Math.min(wanted, limits.max));
  return ok(result.items, 200, { ...more, pagination: result.pagination });
}

/** Responds with a whole list as one page. `page` and `size` are not read. */
export function onePage(r: ServerRequest, items: unknown[]): SentResponse {
  const all = rowsOf(r, items);
  const result = r.world.rules.page(r, all, 1, Math.max(all.length, 1));
  return ok(result.items, 200, { pagination: result.pagination });
}
