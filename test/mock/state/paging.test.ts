// Pages of lists: what a caller asks for is no measure of what is put together.

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { open } from "./lib/state.ts";

test("a page has at most 100 entries, however many are asked for, and says so", () => {
  const { call, state } = open();
  const before = call("listParties").list.length;
  state.seed({
    parties: Array.from({ length: 150 - before }, () => ({
      id: randomUUID(),
      firstName: "Ada",
      partnerTermsStatus: "REQUIRED",
    })),
  });
  const size = 2_147_483_647;
  const first = call("listParties", { query: { size } });
  expect(first.list).toHaveLength(100);
  expect(first.body).toMatchObject({ pagination: { pageSize: 100, numberOfPages: 2, hasNextPage: true } });
  const second = call("listParties", { query: { size, page: 2 } });
  expect(second.list).toHaveLength(50);
  expect(call("listParties", { query: { size, page: size } }).list).toEqual([]);
  state.close();
});
