// Reads a list page by page, with the `pagination` of each page.

import type { UntypedOperation as Untyped } from "./client.ts";
import { unusable } from "./errors.ts";
import type { AnyOperation, CallOptions, DataOf, ItemOf, ParametersOf } from "./types.ts";

/** Options for reading a list. */
export interface PagingOptions<Item> {
  /**
   * Name of a field that identifies an item. Items that were returned before are skipped: if a list grows at its start
   * while it is read, later pages repeat items of earlier ones.
   */
  dedupeBy?: keyof Item & string;
}

/** A list that is read while you iterate over it. Each iteration starts again. */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The same list, page by page. Each page is the data of one response, with `result` and `pagination`. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** The arguments for a list, after the operation: parameters are optional if none is required. */
export type ListArguments<Op extends AnyOperation> = "page" extends keyof ParametersOf<Op>
  ? Record<never, never> extends ParametersOf<Op>
    ? [parameters?: ParametersOf<Op>, options?: ListOptions<Op>]
    : [parameters: ParametersOf<Op>, options?: ListOptions<Op>]
  : [never: "This operation has no pages"];

type ListOptions<Op extends AnyOperation> = CallOptions & PagingOptions<ItemOf<DataOf<Op>>>;

type Item = Record<string, unknown>;

/** The part of a page that paging needs. A server can send anything. */
interface AnyPage {
  result: Item[];
  pagination?: { pageNumber?: unknown; hasNextPage?: unknown } | undefined;
}

/**
 * Reads a list. A page is requested only when the loop reaches it; `break` ends the loop.
 * @param operation The operation that lists, for example `finance.listWallets`.
 * @param args Its parameters, of which `page` is the first page to read; then options of its requests and of the paging.
 * @returns The items for `for await`, or the pages with `.pages()`.
 * @throws ApiError, from the loop, if a request fails, a page repeats an earlier one, or a response does not say which page it
 *   is and whether another follows.
 * @see Schema `Pagination` of both contracts: only `hasNextPage` tells whether there is another page.
 */
export function paginate<Op extends AnyOperation>(
  operation: Op,
  ...args: ListArguments<Op>
): Pages<ItemOf<DataOf<Op>>, DataOf<Op>> {
  const [parameters, options] = args as [parameters?: Item, options?: CallOptions & PagingOptions<Item>];
  const walk = () => pagesOf(operation as unknown as Untyped, { ...parameters }, options);
  return {
    pages: walk as () => AsyncGenerator<DataOf<Op>, void, undefined>,
    async *[Symbol.asyncIterator]() {
      for await (const { result } of walk()) yield* result as ItemOf<DataOf<Op>>[];
    },
  };
}

async function* pagesOf(
  operation: Untyped,
  parameters: Item,
  { dedupeBy, ...options }: CallOptions & PagingOptions<Item> = {},
): AsyncGenerator<AnyPage, void, undefined> {
  const seen = new Set<unknown>();
  const isNew = (item: Item) => {
    if (dedupeBy === undefined) return true;
    const key = item[dedupeBy];
    // Items without a key are not alike.
    return key === undefined || key === null || (!seen.has(key) && !!seen.add(key));
  };
  // A list can shift by a whole page between two requests, but not every time.
  let repeatsLeft = dedupeBy ? 1 : 0;
  let before: string | undefined;
  for (let page = Number(parameters["page"] ?? 1); ; page++) {
    const { data, error, ...facts } = await operation({ ...parameters, page }, options);
    if (error) throw error;
    const { result, pagination } = data as AnyPage;
    const items = JSON.stringify(result);
    const isRepeated = items === before && (pagination?.hasNextPage || items !== "[]") && repeatsLeft-- === 0;
    const problem = problemOf(data as AnyPage, page) ?? (isRepeated ? repeats : undefined);
    if (problem) throw unusable(facts, `${facts.method} ${facts.path}: page ${page} ${problem}`);
    yield { ...(data as AnyPage), result: result.filter(isNew) };
    if (!pagination?.hasNextPage) return;
    before = items;
  }
}

const repeats = "repeats an earlier page";

/** Why the response to a request for a page cannot be that page: going on would skip or repeat items, or end early. */
function problemOf({ result, pagination }: AnyPage, page: number): string | undefined {
  const { pageNumber = page, hasNextPage } = pagination ?? { hasNextPage: false };
  if (!Array.isArray(result)) return "has no result";
  if (typeof hasNextPage !== "boolean") return "does not say whether another page follows";
  if (typeof pageNumber === "number" && pageNumber < page) return repeats;
  return pageNumber === page ? undefined : "came back as another page";
}
