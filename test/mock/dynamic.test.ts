// Prefer: dynamic=true: values as people know them, made from the examples, the same for the same request, in pages.

import { describe, expect, test } from "vitest";
import { asObject, type JsonObject, operationsOf, resolve } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { type Answered, cast, mockForTests } from "../lib/mock.ts";
import { compile, explain } from "../lib/schemas.ts";
import { exampleRequest } from "./requests.ts";

const mock = mockForTests({ stateless: true });
const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
const get = (path: string, prefer = "dynamic=true") => mock.ask("finance", path, { headers: { Prefer: prefer } });
const rows = ({ body }: Answered) => asObject(body)["result"] as JsonObject[];
const pagination = ({ body }: Answered) => asObject(asObject(body)["pagination"]) as Record<string, number>;

describe.each(["finance", "ramp"] as const)("%s", (api) => {
  const operations = [...operationsOf(bundles[api])];

  test.each(operations.map((entry) => [String(entry.operation["operationId"]), entry] as const))(
    "%s keeps its schema",
    async (_, entry) => {
      const { method, path, headers, body } = exampleRequest(bundles[api], entry);
      const responses = asObject(entry.operation["responses"]);
      for (const seed of [1, 2, 3]) {
        const init = { method, headers: { ...headers, Prefer: `dynamic=true, seed=${seed}` } };
        const response = await mock.ask(api, path, { ...init, ...(body === undefined ? {} : { body }) });
        expect(response.status).toBeLessThan(300);
        const declared = resolve(bundles[api], responses[String(response.status)]);
        if (asObject(declared["content"])["application/json"] === undefined) continue;
        const place = ["paths", entry.path, entry.method, "responses", String(response.status), "content"];
        const validate = compile(api, [...place, "application/json", "schema"]);
        expect(validate(response.body), explain(validate.errors)).toBe(true);
      }
    },
  );
});

test("values are of the field: those of the contract's lists, dates of one story, names of people", async () => {
  const list = rows(await get(`${sessions}?size=100`));
  expect(list.length).toBeGreaterThan(20);
  for (const { accountId, inCurrency, outCryptocurrency, createdAt, updatedAt, expiresAt, paymentUrl } of list) {
    expect([accountId, inCurrency, outCryptocurrency]).toEqual([cast.account, "EUR", "USDC"]);
    expect(String(paymentUrl ?? "https://pay.provider.example/")).toMatch(/^https:\/\/pay\.provider\.example\//);
    expect(Date.parse(String(createdAt))).toBeLessThanOrEqual(Date.parse(String(updatedAt)));
    expect(Date.parse(String(createdAt))).toBeLessThan(Date.parse(String(expiresAt)));
  }
  expect(new Set(list.map(({ status }) => status)).size).toBeGreaterThan(4);
  expect(new Set(list.map(({ inAmount }) => inAmount)).size).toBeGreaterThan(4);
  const parties = rows(await get("/v1/parties?size=100"));
  for (const { partyType, firstName, name, kycStatus } of parties) {
    expect([partyType, kycStatus].join(" ")).toMatch(/^(INDIVIDUAL|ORGANI[SZ]ATION)? ?[A-Z_]*$/);
    expect(String(firstName ?? name)).toMatch(/^[A-Z]/);
  }
  expect(
    new Set(parties.map(({ firstName, lastName, name }) => `${firstName} ${lastName} ${name}`)).size,
  ).toBeGreaterThan(9);
});

test("what belongs together stays together", async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const prefer = `dynamic=true, seed=${seed}`;
    for (const { email, firstName, lastName } of rows(await get("/v1/parties", prefer)))
      if (email !== undefined) expect(email).toBe(`${firstName}.${lastName}@mail.example`.toLowerCase());
    for (const { balances } of rows(await get(`/v1/accounts/${cast.account}/wallets`, prefer)))
      for (const balance of balances as JsonObject[]) {
        const { total, available, reserved } = asObject(balance["amount"]);
        expect(Number(total)).toBeCloseTo(Number(available) + Number(reserved), 6);
        // An asset is where it is.
        expect(JSON.stringify(bundles.finance)).toContain(String(balance["contractAddress"]));
      }
    const init = { headers: { Prefer: prefer, "Content-Type": "application/json" }, method: "POST", body: "{}" };
    const settled = await mock.ask("finance", `/v1/payment-requests/${cast.account}/settlements`, init);
    const { authorizedAmount } = asObject(asObject(settled.body)["result"]);
    const { fiat, crypto } = asObject(authorizedAmount);
    expect(Number(crypto) / Number(fiat)).toBeCloseTo(1.0805, 6);
  }
});

test("what the path names is what comes back", async () => {
  const id = "44444444-0000-4000-8000-000000000001";
  expect((await get(`/v1/parties/${id}`)).body).toMatchObject({ result: { id } });
  expect((await get(`/v1/accounts/${id}/payouts?size=1`)).body).toMatchObject({ result: [{ accountId: id }] });
});

test("the same request gets the same, another seed something else", async () => {
  const path = `${sessions}?size=5`;
  const one = await get(path);
  expect((await get(path)).body).toEqual(one.body);
  expect((await get(path, "dynamic=true, seed=2")).body).not.toEqual(one.body);
  expect((await get(path, "dynamic=true, seed=x")).status).toBe(400);
});

test("pages are of one list: no row twice, newest first, and an end", async () => {
  const seen: string[] = [];
  const dates: number[] = [];
  let page = 1;
  for (let more = true; more; page += 1) {
    const response = await get(`${sessions}?size=7&page=${page}`);
    const { numberOfElements, numberOfPages, hasNextPage, hasPreviousPage, pageNumber, pageSize } =
      pagination(response);
    expect([pageNumber, pageSize, numberOfElements]).toEqual([page, 7, rows(response).length]);
    expect([hasPreviousPage, hasNextPage]).toEqual([page > 1, page < Number(numberOfPages)]);
    seen.push(...rows(response).map(({ id }) => String(id)));
    dates.push(...rows(response).map(({ createdAt }) => Date.parse(String(createdAt))));
    more = Boolean(hasNextPage);
  }
  expect(page).toBeGreaterThan(3);
  expect(new Set(seen).size).toBe(seen.length);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const whole = await get(`${sessions}?size=100`);
  expect(rows(whole).map(({ id }) => id)).toEqual(seen);
  const beyond = await get(`${sessions}?size=7&page=${page + 5}`);
  expect([beyond.status, rows(beyond)]).toEqual([200, []]);
  expect(rows(await get("/v1/parties?size=2147483647")).length).toBeLessThan(1000);
});

test("a filter holds for every row", async () => {
  const list = rows(await get(`${sessions}?status=REFUNDED`));
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(["REFUNDED"]));
});
