// Walks through a list page by page, by what the `pagination` block of each page says.

import type { AnyClient } from "./client.ts";
import { ApiError } from "./errors.ts";
import type { CallInit } from "./request.ts";
import type { Client, ItemOf, ListInit, PageOf } from "./types.ts";

/** How a list is walked through. */
export interface PagingOptions<Item> {
  /**
   * Name of a member, or a function, that tells entries apart. Entries that were seen before are left out: on a list
   * that grows at its front while it is read, later pages repeat entries of earlier ones.
   */
  dedupeBy?: (keyof Item & string) | ((item: Item) => unknown);
}

/** A list that is read while it is walked through; each walk starts anew. */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The same walk, page by page: each is the data of one answer, with `result` and `pagination`. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** The options of the calls and of the walk, together or apart; they may be left out when none is required. */
export type PagingArguments<Init, Options> =
  Record<never, never> extends Init
    ? [init?: Init & Options, options?: Options]
    : [init: Init & Options, options?: Options];

type Entry = Record<string, unknown>;

/** A page, as far as the walk needs it. */
interface AnyPage {
  result?: Entry[];
  pagination?: { pageNumber: number; hasNextPage: boolean };
}

/**
 * Walks through a list. A page is requested only when the walk gets there; `break` ends it.
 * @param client The client of the service.
 * @param path Path of a list that has pages.
 * @param init Options of the calls, and of the walk; a `page` in the query is where it starts.
 * @param options Options of the walk, for those who keep them apart.
 * @returns The entries for `for await`, or the pages with `.pages()`.
 * @throws ApiError, from the loop, when a call fails, or a page repeats the one before, which would never end.
 * @see Schema `Pagination` of both contracts: only `hasNextPage` says whether there is more.
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
  // A list may shift by a whole page between two requests, but then once and not for ever.
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

/** A filter that lets every entry through once; every entry, when nothing tells them apart. */
function newcomers(dedupeBy: PagingOptions<Entry>["dedupeBy"]): (entry: Entry) => boolean {
  const seen = new Set<unknown>();
  return (entry) => {
    if (dedupeBy === undefined) return true;
    const key = typeof dedupeBy === "function" ? dedupeBy(entry) : entry[dedupeBy];
    return !seen.has(key) && seen.add(key) !== undefined;
  };
}
