// The data file: what was responded outlives kill -9, each operation is there whole or not at all, a restart goes on where it was,
// a full disk refuses and loses nothing, and what is no data file is left as it is.

import { hash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, StatementSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Mock, MockOptions } from "../../mock/start.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { finish, printed, startScript } from "../lib/process.ts";
import { cast, clientOf, openSandbox, startForTest } from "./mock.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = temporaryFolder("data");
  file = join(folder, "state.db");
});

const start = (options: MockOptions = {}) => startForTest({ data: file, delivery: { delay: 1e12 }, ...options });

type Resource = Record<string, unknown> & { id: string };
const post = (mock: Mock, path: string, body: object) => clientOf(() => mock).result<Resource>("POST", path, body);
const get = (mock: Mock, path: string) => clientOf(() => mock).result<Resource>("GET", path);

const account = `/v1/accounts/${cast.account}`;
const payout = { routeId: cast.route, asset: "USDC", amount: "10" };
const transfer = { receiverAccountId: cast.secondAccount, asset: "USDC", chain: "BASE", amount: "20" };
const person = { firstName: "Ada" };
const inFlight = ["PENDING", "REQUESTED", "SENDING", "PROVIDER_PROCESSING"];

interface Ledger {
  balances: { holder: string; asset: string; reserved: string }[];
  sums: Record<string, string>;
  faults: string[];
}
const ledger = async (mock: Mock) => (await mock.request("GET", "/ledger")) as Ledger;
const reserved = async (mock: Mock) =>
  Number(
    (await ledger(mock)).balances.find(({ holder, asset }) => holder === cast.wallet && asset === "USDC")
      ?.reserved,
  );

/** What a restart and a full disk leave as it was. */
const read = async (mock: Mock) =>
  Promise.all([mock.now(), ledger(mock), mock.settings(), mock.deliveryPolicy(), made(mock, "payouts")]);

/** The books of a mock add up to nothing, and have no fault. */
async function expectBalanced(mock: Mock): Promise<void> {
  const { sums, faults } = await ledger(mock);
  expect([faults, new Set(Object.values(sums))]).toEqual([[], new Set(["0"])]);
}

/** All that was made of a kind and not seeded, over all of its pages. */
async function made(mock: Mock, kind: string): Promise<Resource[]> {
  const all = await mock.resources(kind);
  return all.map(({ resource }) => resource as Resource).filter(({ id }) => !/^(58e0f3a7|9ce608fb)/.test(id));
}

test("a restart goes on where it was: time, money, keys, settings, sandboxes, and what is on its way", async () => {
  const first = await start();
  const { id } = await post(first, `${account}/payouts`, payout);
  const keyed = { amount: { fiat: 1 }, idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe402" };
  const request = await post(first, `${account}/payment-requests`, keyed);
  await first.settings({ webhookCap: 3 });
  await first.deliveryPolicy({ timeout: 1234 });
  await first.snapshot("before");
  await first.advance({ milliseconds: 1500 });
  const sandbox = await openSandbox(first, { paymentSessions: true });
  await sandbox.call("POST", "/v1/parties", person);
  await (await first.sandbox()).end(); // It does not come back.
  const before = await read(first);
  await first.stop();

  const second = await start();
  expect(await read(second)).toEqual(before);
  expect(await post(second, `${account}/payment-requests`, keyed)).toEqual(request);
  expect(await read(second)).toEqual(before);
  await second.advance({ milliseconds: 1500 });
  expect(await get(second, `${account}/payouts/${id}`)).toMatchObject({ status: "PROVIDER_PROCESSING" });
  const listed = (await second.request("GET", "/sandboxes")) as { id: string }[];
  expect(listed.map((one) => one.id)).toEqual([sandbox.id]);
  const own = await second.request("GET", `/sandboxes/${sandbox.id}/state?kind=parties`);
  expect(JSON.stringify(own)).toContain('"Ada"');
  await second.restore("before");
  expect(await get(second, `${account}/payouts/${id}`)).toMatchObject({ status: "REQUESTED" });
  await expectBalanced(second);
  expect(readFileSync(file, "latin1")).not.toContain(sandbox.clientSecret);
});

/** Runs some work, and copies the data file as a kill would leave it after each statement, once for each content. */
async function copiesDuring(work: () => Promise<void>): Promise<string[]> {
  const copies = new Map<string, string>();
  const { run } = StatementSync.prototype;
  const original = run as (this: StatementSync, ...values: SQLInputValue[]) => ReturnType<typeof run>;
  StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
    const changed = original.apply(this, values);
    const parts = ["", "-wal"].filter((end) => existsSync(`${file}${end}`));
    const content = parts.map((end) => hash("sha256", readFileSync(`${file}${end}`))).join();
    const copy = join(folder, `copy-${copies.size}.db`);
    if (!copies.has(content)) for (const end of parts) copyFileSync(`${file}${end}`, `${copy}${end}`);
    copies.set(content, copies.get(content) ?? copy);
    return changed;
  } as typeof run;
  await work().finally(() => {
    StatementSync.prototype.run = run;
  });
  return [...copies.values()];
}

test("a kill between any two statements leaves each operation whole or not at all", async () => {
  const mock = await start();
  const seeded = await reserved(mock);
  const copies = await copiesDuring(async () => {
    await post(mock, `${account}/payouts`, payout);
    await post(mock, `${account}/transfers/crypto`, transfer);
    await mock.advance({ minutes: 1 });
  });
  await mock.stop();
  expect(copies.length).toBeGreaterThan(3);
  for (const copy of copies) {
    file = copy;
    const after = await start();
    const held = [...(await made(after, "transfers")), ...(await made(after, "payouts"))]
      .filter(({ status }) => ["PENDING", "REQUESTED", "SENDING"].includes(String(status)))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(await reserved(after)).toBeCloseTo(seeded + held);
    // Nothing that was in flight is stuck.
    await after.advance({ minutes: 1 });
    expect(await reserved(after)).toBeCloseTo(seeded);
    await expectBalanced(after);
    await after.stop();
  }
});

const anyPorts = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];

/** Starts a mock, has eight clients write to it, and kills it; returns what was responded: kinds and IDs. */
async function writeAndKill(enough: number): Promise<[kind: string, id: string][]> {
  const child = startScript("mock/cli.ts", [...anyPorts, `--data=${file}`, "--speed=0"]);
  const ended = finish(child);
  const [, origin = ""] = /^finance +(\S+)/m.exec(await printed(child, "Ctrl-C")) ?? [];
  const client = clientOf(() => ({ addresses: { finance: origin, ramp: "", auth: "" } }));
  const responded: [string, string][] = [];
  const writes: [kind: string, path: string, body: object][] = [
    ["transfers", `${account}/transfers/crypto`, { ...transfer, amount: "0.000100" }],
    ["payouts", `${account}/payouts`, { ...payout, amount: "0.000007" }],
    ["paymentRequests", `${account}/payment-requests`, { amount: { crypto: "0.000003" } }],
  ];
  const write = async (number: number) => {
    for (let round = number; child.exitCode === null && child.signalCode === null; round += 1) {
      const [kind, path, body] = writes[round % writes.length] as (typeof writes)[number];
      responded.push([kind, (await client.result<Resource>("POST", path, body)).id]);
      if (round % 20 === 0) await client.control("POST", "/clock", { milliseconds: 700 });
      if (responded.length >= enough) child.kill("SIGKILL");
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => write(number)));
  for (const end of ends)
    if (end.status === "rejected") expect(String(end.reason)).toMatch(/fetch failed|terminated/);
  expect((await ended).stderr).toBe("");
  return responded;
}

test("kill -9 under eight writers loses nothing that was responded, and the books are right", async () => {
  const responded: [string, string][] = [];
  for (const enough of [1, 60]) responded.push(...(await writeAndKill(enough)));
  expect(responded.length).toBeGreaterThan(60);
  const mock = await start();
  await expectBalanced(mock);
  for (const kind of ["transfers", "payouts", "paymentRequests"]) {
    const ids = new Set((await made(mock, kind)).map(({ id }) => id));
    expect(responded.filter(([of, id]) => of === kind && !ids.has(id))).toEqual([]);
  }
  // What was in flight goes on.
  await mock.advance({ minutes: 1 });
  for (const kind of ["transfers", "payouts"])
    for (const { status } of await made(mock, kind)) expect(inFlight).not.toContain(status);
  await expectBalanced(mock);
});

describe("a disk that is full", () => {
  let connection: DatabaseSync;
  const { exec } = DatabaseSync.prototype;
  beforeEach(() => {
    DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
      connection = this;
      exec.call(this, sql);
    };
  });
  afterEach(() => {
    DatabaseSync.prototype.exec = exec;
  });
  const large = { firstName: "x".repeat(10_000) };
  const pragma = (text: string) => connection.prepare(`PRAGMA ${text}`).get();

  test("refuses every change, leaves all as it is, says so in /health, and goes on when there is room", async () => {
    const mock = await start();
    const client = clientOf(() => mock);
    const status = async (method: string, path: string, body?: object) =>
      (await client.send("finance", method, path, body)).status;
    await post(mock, `${account}/payouts`, payout);
    const before = await read(mock);
    pragma("max_page_count = 1");
    expect(await status("POST", "/v1/parties", large)).toBe(503);
    pragma("query_only = 1");
    for (const change of [
      () => mock.advance({ minutes: 1 }),
      () => mock.reset(),
      () => mock.settings({ webhookCap: 1 }),
      () => mock.seed({ parties: [{ id: cast.party, partnerTermsStatus: "ACCEPTED" }] }),
      () => mock.deliveryPolicy({ delay: 7 }),
    ])
      await expect(change()).rejects.toMatchObject({ status: 503 });
    expect([await status("GET", "/health"), await read(mock)]).toEqual([503, before]);
    pragma("query_only = 0");
    pragma("max_page_count = 1000000");
    expect([await status("GET", "/health"), await status("POST", "/v1/parties", large)]).toEqual([200, 201]);
    await mock.advance({ minutes: 1 });
    expect((await made(mock, "payouts")).map((one) => one["status"])).toEqual(["COMPLETED"]);
    await expectBalanced(mock);
  });
});

describe("a file that is not ours to use gives one line, and stays as it is", () => {
  const ours = async () => {
    const mock = await start();
    await post(mock, "/v1/parties", { firstName: "x".repeat(50_000) });
    await mock.stop();
  };
  const overwritten = () => ours().then(() => writeFileSync(file, readFileSync(file).fill(0xff, 8192, 16_384)));
  const newer = async () => {
    await ours();
    const database = new DatabaseSync(file);
    database.exec("PRAGMA user_version = 99");
    database.close();
  };

  test.each<[string, () => void | Promise<void>, RegExp]>([
    ["a text", () => writeFileSync(file, "these are my notes\n".repeat(50)), /is not a data file of this mock/],
    ["one of another version", newer, /was written by another version of this mock; choose another file/],
    ["one that was overwritten in the middle", overwritten, /is damaged/],
  ])("%s", async (_, make, message) => {
    await make();
    const before = readFileSync(file);
    const failed = start();
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toThrow(/^data file [^\n]+$/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("one that another mock has open, which goes on", async () => {
    const mock = await start();
    await expect(start()).rejects.toThrow(/^data file \S+ is in use by another mock[^\n]*$/);
    await post(mock, "/v1/parties", person);
  });
});
