// The log of requests: what its lines show, and what they never show.

import { expect, test } from "vitest";
import { cast, mockForTests } from "./mock.ts";

const printed: string[] = [];
const mock = mockForTests({ speed: 0 }, { requestLog: { write: (text) => printed.push(text) } });

/** The lines since the last look, without what differs each time. */
const lines = () =>
  printed.splice(0).map((text) => text.replace(/^\d\d:\d\d:\d\d\.\d{3} /, "").replace(/[\d.]+ ms( |$)/, "ms$1"));

test("has requests of the services and what changes the mock, with who decided, and no look at it", async () => {
  await mock.ask("finance", `/v1/accounts/${cast.account}/wallets?access_token=example-access-token`);
  await mock.ask("ramp", "/nowhere");
  for (const path of ["/clock", "/requests"]) await mock.control("GET", path);
  await mock.ask("finance", "/health");
  await mock.control("POST", "/clock", { seconds: 1 });
  await mock.control("POST", "/scenarios", { operationId: "listParties", drop: true });
  await expect(mock.ask("finance", "/v1/parties")).rejects.toThrow();
  expect(lines()).toEqual([
    `GET /v1/accounts/${cast.account}/wallets?access_token=*** 200 listWallets state ms`,
    expect.stringMatching(/^GET \/nowhere 404 - rule: no operation; The nearest are (\w+ \/v1\/\S+ ?){3} ms$/),
    "POST /__mock/clock 200 - control ms",
    "POST /__mock/scenarios 201 - control ms",
    "GET /v1/parties dropped listParties scenario 1 ms",
  ]);
});

test("names a sandbox", async () => {
  const { id } = await mock.openSandbox();
  expect(lines().at(-1)).toMatch(new RegExp(` sandbox ${id}$`));
});

test.each([
  ["/x?client%5Fsecret=hush", "/x?client%5Fsecret=***"],
  ["/x?API-Key=hush&flag&page=1", "/x?API-Key=***&***&page=1"],
  ["http://user:hush@host/x", "/x"],
  [`/${"x".repeat(300)}`, `/${"x".repeat(199)}...`],
])("shows %j without what nobody may see", async (target, shown) => {
  const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  await mock.raw("finance", Buffer.from(head, "latin1"));
  expect(lines().join("\n")).toContain(`GET ${shown} 4`);
});
