// The request log and the lines of the terminal: what they show, what they never show, and that nobody waits for them.

import { expect, test, vi } from "vitest";
import { hiddenOf } from "../../mock/secrets/names.ts";
import { createLines } from "../../mock/server/terminal/lines.ts";
import { type Logged, lineOf } from "../../mock/server/terminal/request-log.ts";
import { loadContracts } from "../../model/contract.ts";
import { cast, mockForTests } from "./mock.ts";

const logged: Logged = {
  ...{ time: new Date(2026, 8, 14, 9, 5, 7, 42).getTime(), method: "GET", target: "/v1/parties?page=1" },
  ...{ status: 200, operationId: "listParties", source: "state", duration: 1.2 },
  ...{ sandbox: "main", rule: undefined, drop: undefined },
};
const hides = hiddenOf(Object.values(loadContracts()), undefined).other;
const line = (change: Partial<Logged>, isColored = false) => lineOf({ ...logged, ...change }, hides, isColored);

test("a line has time, method, path, status, operation, who decided and how long; a sandbox when it is one", () => {
  expect(line({})).toBe("09:05:07.042 GET /v1/parties?page=1 200 listParties state 1.2 ms");
  expect(line({ status: 0, operationId: undefined, sandbox: "1f2e" })).toBe(
    "09:05:07.042 GET /v1/parties?page=1 dropped - state 1.2 ms sandbox 1f2e",
  );
});

test("colors are there for a terminal that has them", () => {
  expect(line({ source: "scenario", rule: "slow\u001b[1m" })).toContain(" scenario: slow?[1m 1.2 ms");
  expect(line({}, true)).toContain("\u001b[32m200\u001b[0m");
  expect(line({ status: 503 }, true)).toContain("\u001b[31m503\u001b[0m");
});

test.each([
  ["/token?client_secret=hush&grant_type=x", "/token?client_secret=***&grant_type=x"],
  ["/x?client%5Fsecret=hush", "/x?client%5Fsecret=***"],
  ["/x?API-Key=hush&%zz=1&flag&page=1", "/x?API-Key=***&***&flag&page=1"],
  ["/v1/parties?email=a@b.example", "/v1/parties?email=***"],
  ["http://user:hush@host/x", "/x"],
  ["/x\u009b31m\u001b[2J", "/x?31m?[2J"],
  [`/${"x".repeat(300)}`, `/${"x".repeat(199)}...`],
])("%j is shown without what nobody may see", (target, shown) => {
  expect(line({ target })).toContain(` ${shown} 200 `);
});

test("lines are written together, and left out and counted when nobody reads", async () => {
  const written: string[] = [];
  const sink = { write: (text: string) => written.push(text), writableLength: 0 };
  const lines = createLines(sink);
  lines.add("one");
  lines.add("two");
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written.splice(0)).toEqual(["one\ntwo\n"]);
  sink.writableLength = 2 ** 21;
  lines.add("three");
  sink.writableLength = 0;
  lines.add("four");
  lines.flush();
  expect(written.splice(0)).toEqual(["(1 lines were left out, because nobody read them in time)\nfour\n"]);
  await new Promise(setImmediate);
  expect(written).toEqual([]);
});

test("the first line of many in a row is written at once, the others a moment later together", () => {
  vi.useFakeTimers({ toFake: ["setImmediate", "setTimeout"] });
  try {
    const written: string[] = [];
    const lines = createLines({ write: (text) => written.push(text), writableLength: 0 });
    lines.add("one");
    vi.advanceTimersByTime(1);
    for (const text of ["two", "three"]) {
      lines.add(text);
      vi.advanceTimersByTime(1);
    }
    expect(written).toEqual(["one\n"]);
    vi.advanceTimersByTime(100);
    lines.add("four");
    vi.advanceTimersByTime(1);
    expect(written).toEqual(["one\n", "two\nthree\n", "four\n"]);
  } finally {
    vi.useRealTimers();
  }
});

const printed: string[] = [];
const mock = mockForTests({}, { requestLog: { write: (text) => printed.push(text) } });
const log: string[] = [];
const silent = mockForTests({ log: (text) => log.push(text) });

test("the mock logs requests of its services and what changes it, and no look at it", async () => {
  const secret = "example-access-token";
  await mock.ask("finance", `/v1/accounts/${cast.account}/wallets?access_token=${secret}`);
  await mock.ask("ramp", "/nowhere");
  for (const path of ["/clock", "/requests"]) await mock.control("GET", path);
  await mock.ask("finance", "/health");
  await mock.control("POST", "/clock", { seconds: 1 });
  await mock.control("POST", "/scenarios", { operationId: "listParties", drop: true });
  await expect(mock.ask("finance", "/v1/parties")).rejects.toThrow();
  expect(printed.map((text) => text.replace(/^[\d:.]+ /, "").replace(/[\d.]+ ms$/, "ms"))).toEqual([
    `GET /v1/accounts/${cast.account}/wallets?access_token=*** 200 listWallets state ms`,
    expect.stringMatching(/^GET \/nowhere 404 - rule: no operation; The nearest are (GET \/v1\/\S+ ?){3} ms$/),
    "POST /__mock/clock 200 - control ms",
    expect.stringMatching(/^POST \/__mock\/scenarios 20\d - control ms$/),
    "GET /v1/parties dropped listParties scenario 1 ms",
  ]);
});

test("a sandbox is named", async () => {
  const made = await mock.control("POST", "/sandboxes", {});
  const { id, clientId, clientSecret } = made.body as Record<string, string>;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: clientId ?? "" });
  body.set("client_secret", clientSecret ?? "");
  await mock.ask("auth", "/token", { method: "POST", body });
  expect(printed.at(-1)).toMatch(new RegExp(` sandbox ${id}$`));
});

test("what starts the mock without asking for a log gets no line for a request", async () => {
  // It may have said at its start which events it never sends.
  const before = [...log];
  await silent.ask("finance", "/v1/parties");
  expect(log).toEqual(before);
});

const told: string[] = [];
const write = () => {
  throw new Error("nobody reads this");
};
const broken = mockForTests({ speed: 0, log: (text: string) => told.push(text) }, { requestLog: { write } });

test("a request log that fails takes no response away, and is told of once", async () => {
  for (const api of ["finance", "finance", "ramp"] as const)
    expect((await broken.ask(api, "/nothing")).status).toBe(404);
  expect((await broken.control("POST", "/clock", { seconds: 1 })).status).toBe(200);
  expect(told.filter((line) => line.includes("log"))).toEqual([
    "The request log failed, which is told once: nobody reads this",
  ]);
});
