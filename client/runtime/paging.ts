// Reads a list page by page, with the `pagination` of each page.

import type { AnyClient } from "./client.ts";
import { ApiError } from "./errors.ts";
import type { CallInit } from "./request.ts";
import type { Client, ItemOf, ListInit, PageOf } from "./types.ts";

/** Options for reading a list. */
export interface PagingOptions<Item> {
  /**
   * Name of a field, or a function, that identifies an item. Items that were returned before are skipped: if a list
   * grows at its start while it is read, later pages repeat items of earlier ones.
   */
  dedupeBy?: (keyof Item & string) | ((item: Item) => unknown);
}

/** A list that is read while you iterate over it. Each iteration starts again. */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The same list, page by page. Each page is the data of one response, with `result` and `pagination`. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** The options of the requests and of the paging, together or separate. Optional if none is required. */
export type PagingArguments<Init, Options> =
  Record<never, never> extends Init
    ? [init?: Init & Options, options?: Options]
    : [init: Init & Options, options?: Options];

type Entry = Record<string, unknown>;

/** The part of a page that paging needs. */
interface AnyPage {
  result?: Entry[];
  pagination?: { pageNumber: number; hasNextPage: boolean };
}

/**
 * Reads a list. A page is requested only when the loop reaches it; `break` ends the loop.
 * @param client The client of the service.
 * @param path Path of a paged list.
 * @param init Options of the requests and of the paging. A `page` in the query is the first page to read.
 * @param options Options of the paging, if you keep them separate.
 * @returns The items for `for await`, or the pages with `.pages()`.
 * @throws ApiError, from the loop, if a request fails or a page repeats an earlier one, which would never end.
 * @see Schema `Pagination` of both contracts: only `hasNextPage` tells whether there is another page.
 */
export function paginate<Paths, Codes, Paged extends keyof Paths, Path extends Paged>(
  client: Client<Paths, Codes, Paged>,
  path: Path,
  ...[init, options]: PagingArguments<ListInit<Paths, Path>, PagingOptions<ItemOf<PageOf<Paths, Path>>>>
): Pages<ItemOf<PageOf<Paths, Path>>, PageOf<Paths, Path>> {
  type Page = PageOf<Paths, Path>;
  const { GET } = client as unknown as AnyClient;
  const walk = () => pagesOf(GET, path as string, { ...init, ...options } as CallInit & PagingOptions<Entry>);
  return {
    pages: walk as Pages<unknown, Page>["pages"],
    async *[Symbol.asyncIterator]() {
      for await (const { result = [] } of walk()) yield* result as ItemOf<Page>[];
    },
  };
}

async function* pagesOf(
  get: AnyClient["GET"],
  path: string,
  { dedupeBy, ...init }: CallInit & PagingOptions<Entry>,
): AsyncGenerator<AnyPage, void, undefined> {
  const { query } = init.params ?? {};
  const isNew = newcomers(dedupeBy);
  // A list can shift by a whole page between two requests, but not every time.
  let repeatsLeft = dedupeBy ? 1 : 0;
  let before: string | undefined;
  for (let page = Number(query?.["page"] ?? 1); ; ) {
    const outcome = await get(path, { ...init, params: { ...init.params, query: { ...query, page } } });
    const { data, error, ...facts } = outcome;
    if (error) throw error;
    const { result = [], ...rest } = data as AnyPage;
    const { pageNumber = page, hasNextPage = false } = rest.pagination ?? {};
    const entries = JSON.stringify(result);
    if (pageNumber < page || (entries === before && (hasNextPage || result.length > 0) && repeatsLeft-- === 0)) {
      throw new ApiError(`GET ${path}: page ${page} repeats an earlier page`, {
        ...facts,
        errors: [],
        retryable: false,
      });
    }
    yield { ...rest, result: result.filter(isNew) };
    if (!hasNextPage) return;
    before = entries;
    page = pageNumber + 1;
  }
}

/** A filter that passes every item once. Without `dedupeBy`, it passes all of them. */
function newcomers(dedupeBy: PagingOptions<Entry>["dedupeBy"]): (entry: Entry) => boolean {
  const seen = new Set<unknown>();
  return (entry) => {
    if (dedupeBy === undefined) return true;
    const key = typeof dedupeBy === "function" ? dedupeBy(entry) : entry[dedupeBy];
    return !seen.has(key) && seen.add(key) !== undefined;
  };
}
