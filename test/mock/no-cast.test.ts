// Without the cast: a tenant that has only what no call can create, also after a reset and in a sandbox.

import { expect, test } from "vitest";
import { mockForTests } from "./mock.ts";

const mock = mockForTests({ speed: 0, cast: false });

const counts = async (place = "") => {
  const { kinds } = (await mock.control("GET", `${place}/state`)).body as { kinds: Record<string, number> };
  return Object.entries(kinds).filter(([, count]) => count > 0);
};

test("there is the company and nothing else, and what is created works", async () => {
  expect(await counts()).toEqual([["companies", 1]]);
  const { body } = await mock.send("finance", "POST", "/v1/parties", { partyType: "INDIVIDUAL", firstName: "Ada" });
  const { id } = (body as { result: { id: string } }).result;
  const made = await mock.send("finance", "POST", "/v1/accounts", { party: { id } });
  expect(made.status).toBe(201);
  await mock.control("POST", "/clock", { days: 1 });
  expect((await mock.control("GET", "/deliveries")).body).toEqual([]);
  expect((await counts()).map(([kind]) => kind)).toEqual(["companies", "parties", "accounts", "wallets"]);
  await mock.control("POST", "/reset");
  expect(await counts()).toEqual([["companies", 1]]);
  const sandbox = (await mock.control("POST", "/sandboxes", {})).body as { id: string };
  expect(await counts(`/sandboxes/${sandbox.id}`)).toEqual([["companies", 1]]);
});
