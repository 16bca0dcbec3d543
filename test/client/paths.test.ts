// The client: path parameters cannot change which resource a path names.

import { describe, expect, test } from "vitest";
import { success } from "./fault-server.ts";
import { financeWith } from "./finance.ts";

const path = "/v1/accounts/{accountId}/payouts/{payoutId}";

describe("nothing is sent for", () => {
  const missing = [undefined, null, "", ".", ".."];
  test.each(missing)("%j", async (value) => {
    const { finance, received } = await financeWith(success({}));
    const call = finance.GET(path, { params: { path: { accountId: "a", payoutId: value as string } } });
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow(`${path}: payoutId is missing`);
    expect(received).toHaveLength(0);
  });

  test("a parameter that is not there at all", async () => {
    const { finance, received } = await financeWith(success({}), {
      auth: async () => expect.fail("asked for a token"),
    });
    for (const params of [undefined, {}, { path: {} }, { path: { accountId: "a" } }])
      await expect(finance.GET(path, { params } as never)).rejects.toThrow(TypeError);
    await expect((finance.GET as (path: string) => Promise<unknown>)(path)).rejects.toThrow(TypeError);
    expect(received).toHaveLength(0);
  });
});

test.each([
  ["a/b", "a%2Fb"],
  ["../x", "..%2Fx"],
  ["...", "..."],
  ["%2e%2e", "%252e%252e"],
  ["a?b=c#d", "a%3Fb%3Dc%23d"],
  ["{accountId}", "%7BaccountId%7D"],
  ["$&$1", "%24%26%241"],
  ["ä b", "%C3%A4%20b"],
  ["a;b", "a%3Bb"],
  ["a\\b", "a%5Cb"],
  ["line\nbreak", "line%0Abreak"],
])("%j is encoded whole", async (value, encoded) => {
  const { finance, received } = await financeWith(success({}));
  await finance.GET(path, { params: { path: { accountId: "a", payoutId: value } } });
  expect(received[0]?.url).toBe(`/v1/accounts/a/payouts/${encoded}`);
});
