// Queries that combine filters, order and pages of a list, made from the values its rows have.

import fc from "fast-check";

/** What a query asks for; absent fields are left out of the request. */
export interface ListQuery {
  status?: string;
  /** Bounds, as indexes into the instants given. */
  from?: number;
  to?: number;
  sortOn?: string;
  sortOrder?: "ASC" | "DESC";
  page?: number;
  size?: number;
}

/** What the queries are made from. */
export interface QueryValues {
  statuses: string[];
  /** Number of instants that may be bounds, the earliest first. */
  instants: number;
  sortOn: string[];
  /** Highest page size that is worth asking for. */
  largest: number;
}

/** Generation is repeatable: the same rows give the same queries. */
const seed = 20260916;

/** Enough to meet each pair of parameters several times. */
const howMany = 48;

/** Makes queries; `from` is never after `to`, and `sortOrder` comes with `sortOn` only. */
export function combinedQueries({ statuses, instants, sortOn, largest }: QueryValues): ListQuery[] {
  const bound = fc.integer({ min: 0, max: instants - 1 });
  const parts = {
    status: fc.constantFrom(...statuses),
    from: bound,
    to: bound,
    sortOn: fc.constantFrom(...sortOn),
    sortOrder: fc.constantFrom("ASC" as const, "DESC" as const),
    page: fc.constantFrom(1, 2, 3),
    size: fc.constantFrom(...new Set([2, 5, largest])),
  };
  const queries = fc.sample(fc.record(parts, { requiredKeys: [] }), { numRuns: howMany, seed });
  return queries.map(({ sortOrder, ...query }: ListQuery) => {
    const { from, to } = query;
    return {
      ...query,
      ...(from !== undefined && to !== undefined && from > to && { from: to, to: from }),
      ...(query.sortOn !== undefined && sortOrder !== undefined && { sortOrder }),
    };
  });
}
