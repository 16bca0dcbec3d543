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
  const query = fc.record({
    status: maybe(fc.constantFrom(...statuses)),
    bounds: fc.tuple(maybe(bound), maybe(bound)),
    order: maybe(fc.tuple(fc.constantFrom(...sortOn), maybe(fc.constantFrom("ASC" as const, "DESC" as const)))),
    page: maybe(fc.constantFrom(1, 2, 3)),
    size: maybe(fc.constantFrom(...new Set([2, 5, largest]))),
  });
  return fc.sample(query, { numRuns: howMany, seed }).map(({ status, bounds, order, page, size }) => {
    const [low, high] = bounds;
    const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
    const [field, direction] = order ?? [];
    return {
      ...(status !== undefined && { status }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(field !== undefined && { sortOn: field }),
      ...(direction !== undefined && { sortOrder: direction }),
      ...(page !== undefined && { page }),
      ...(size !== undefined && { size }),
    };
  });
}

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}
