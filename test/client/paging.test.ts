// The client: lists page by page.

import { expect, test } from "vitest";
import { paginate } from "../../client/finance.ts";
import { accountId, type FaultResponse, failure, financeWith, json } from "./fault-server.ts";

const path = "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";

const page = (pageNumber: number, ids: string[], hasNextPage: boolean): FaultResponse => {
  // Only `hasNextPage` says whether another page follows.
  const pagination = { pageNumber, pageSize: 2, numberOfElements: 99, numberOfPages: 99, hasNextPage };
  return json(200, { success: true, result: ids.map((id) => ({ id })), pagination });
};
const first = page(1, ["a", "b"], true);
const three = [first, page(2, ["c", "d"], true), page(3, ["e"], false)];

async function idsOf(items: AsyncIterable<{ id?: string }>): Promise<unknown[]> {
  const ids: unknown[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
}

test("gives every entry each time, and asks for no page beyond the last", async () => {
  const query = { page: 2, size: 2, status: "CREATED" } as const;
  const { finance, received } = await financeWith([...three.slice(1), ...three.slice(1)]);
  const options = { headers: { "X-Own": "1" } };
  const sessions = paginate(finance.listPaymentSessions, { accountId, ...query }, options);
  for (let time = 0; time < 2; time++) expect(await idsOf(sessions)).toEqual(["c", "d", "e"]);
  const seen = received.map(({ url, headers }) => `${new URL(url, "http://x").search} ${headers["x-own"]}`);
  const both = ["?page=2&size=2&status=CREATED 1", "?page=3&size=2&status=CREATED 1"];
  expect(seen).toEqual([...both, ...both]);
});

test("gives pages, from the first", async () => {
  const { finance, received } = await financeWith(three);
  const sizes: number[] = [];
  for await (const { result, pagination } of paginate(finance.listPaymentSessions, { accountId }).pages())
    sizes.push(pagination.pageNumber * 10 + result.length);
  expect(sizes).toEqual([12, 22, 31]);
  expect(received[0]?.url).toMatch(/\?page=1$/);
});

test("stops asking when the loop is left; a list without pagination is one page", async () => {
  const { finance, received } = await financeWith(three);
  for await (const { id } of paginate(finance.listPaymentSessions, { accountId })) if (id === "b") break;
  await new Promise((done) => setTimeout(done, 20));
  expect(received).toHaveLength(1);
  const list = await financeWith(json(200, { success: true, result: [{ id: "a" }] }));
  expect(await idsOf(paginate(list.finance.listTransfers, { accountId }))).toEqual(["a"]);
  const ending = await financeWith([first, json(200, { success: true, result: [{ id: "c" }] })]);
  await expect(idsOf(paginate(ending.finance.listTransfers, { accountId }))).rejects.toThrow(
    "page 2 does not say",
  );
});

const odd = (body: object) => [json(200, { success: true, ...body })];
const listed = (pagination: object) => odd({ result: [], pagination });
test.each<[what: string, FaultResponse[], message?: string, requests?: number]>([
  ["a page has no result", odd({}), "page 1 has no result", 1],
  ["a page has a result of null", odd({ result: null }), "page 1 has no result", 1],
  ["its number is a text", listed({ pageNumber: "1", hasNextPage: true }), "page 1 came back as", 1],
  ["a text says so", listed({ pageNumber: 1, hasNextPage: "false" }), "does not say whether", 1],
  ["it is a page further on", listed({ pageNumber: 3, hasNextPage: true }), "page 1 came back as", 1],
  ["nothing says whether there is another", listed({ pageNumber: 1 }), "does not say whether", 1],
  ["the next page has none", [first, ...odd({ result: [] })], "page 2 does not say whether"],
  ["the service begins again", [first, page(1, ["c", "d"], true)]],
  ["the last page has the entries of the one before", [first, page(2, ["a", "b"], false)]],
  ["there are empty pages for ever", [page(1, [], true), page(2, [], true)]],
  ["a call fails", [first, failure(403, "forbidden")], "403 forbidden"],
])("ends with an error, and no list that ends or skips, when %s", async (_, replies, message, requests = 2) => {
  const { finance, received } = await financeWith(replies);
  const walk = idsOf(paginate(finance.listPaymentSessions, { accountId }));
  await expect(walk).rejects.toThrow(message ?? `GET ${path}: page 2 repeats an earlier page`);
  const status = message === "403 forbidden" ? 403 : 200;
  await expect(walk).rejects.toMatchObject({ name: "ApiError", status, retryable: false });
  expect(received).toHaveLength(requests);
});

test("a list that shifts while it is read gives what it sends, also twice", async () => {
  const { finance } = await financeWith([page(1, ["a", "b"], true), page(2, ["b", "c"], false)]);
  expect(await idsOf(paginate(finance.listPaymentSessions, { accountId }))).toEqual(["a", "b", "b", "c"]);
});
