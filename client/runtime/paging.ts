// Reads a list page by page, with the `pagination` of each page.

import type { UntypedOperation as Untyped } from "./client.ts";
import { unusable } from "./errors.ts";
import type { AnyOperation, CallOptions, DataOf, ItemOf, ParametersOf } from "./types.ts";
import { isPromised } from "./unwrap.ts";

/** A list that is read while you iterate over it. Each iteration starts again. */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The same list, page by page. Each page is the data of one response, with `result` and `pagination`. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/** The arguments for a list, after the operation: parameters are optional if none is required. */
export type ListArguments<Op extends AnyOperation> = "page" extends keyof ParametersOf<Op>
  ? Record<never, never> extends ParametersOf<Op>
    ? [parameters?: ParametersOf<Op>, options?: CallOptions]
    : [parameters: ParametersOf<Op>, options?: CallOptions]
  : [never: "This operation has no pages"];

/** The part of a page that paging needs. A server can send anything. */
interface AnyPage {
  result: unknown[];
  pagination?: { pageNumber?: unknown; hasNextPage?: unknown } | undefined;
}

/**
 * Reads a list. A page is requested only when the loop reaches it; `break` ends the loop.
 * @param operation The operation that lists, for example `finance.listWallets`.
 * @param args Its parameters, where `page` is the first page to read, and options of its requests.
 * @returns The items for `for await`, or the pages with `.pages()`.
 * @throws ApiError, from the loop, if a request fails, a page repeats an earlier one, or a response is another page or
 *   does not say whether another page follows.
 * @see Schema `Pagination` of both contracts: only `hasNextPage` tells whether there is another page.
 */
export function paginate<Op extends AnyOperation>(
  operation: Op,
  ...args: ListArguments<Op>
): Pages<ItemOf<DataOf<Op>>, DataOf<Op>> {
  const [parameters, options] = args as [parameters?: object, options?: CallOptions];
  // `Op` is an operation by name: each takes an object and options.
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
  parameters: { page?: unknown },
  options: CallOptions = {},
): AsyncGenerator<AnyPage, void, undefined> {
  let before: string | undefined;
  for (let page = Number(parameters.page ?? 1); ; page++) {
    const { data, error, ...facts } = await operation({ ...parameters, page }, options);
    if (error) throw error;
    const { result, pagination } = data as AnyPage;
    const items = JSON.stringify(result);
    const isRepeated = items === before && (pagination?.hasNextPage || items !== "[]");
    const isPaged = before !== undefined || isPromised(facts.operationId, "pagination");
    const problem = problemOf(data as AnyPage, page, isPaged) ?? (isRepeated ? repeats : undefined);
    if (problem) throw unusable(facts, `${facts.method} ${facts.path}: page ${page} ${problem}`);
    yield data as AnyPage;
    if (!pagination?.hasNextPage) return;
    before = items;
  }
}

const repeats = "repeats an earlier page";

/** Why a response cannot be the requested page, if so: going on would skip or repeat items, or end early. */
function problemOf({ result, pagination }: AnyPage, page: number, isPaged: boolean): string | undefined {
  // A list without pagination is one page, unless an earlier page or the contract has pagination.
  const { pageNumber = page, hasNextPage } = pagination ?? { hasNextPage: isPaged ? undefined : false };
  if (!Array.isArray(result)) return "has no result";
  if (typeof hasNextPage !== "boolean") return "does not say whether another page follows";
  if (typeof pageNumber === "number" && pageNumber < page) return repeats;
  return pageNumber === page ? undefined : "came back as another page";
}
