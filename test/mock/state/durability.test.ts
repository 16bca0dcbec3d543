// The data file: what was answered outlives a kill at any moment, and what is no data file is left as it is.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { createState } from "../../../mock/state/index.ts";
import { temporaryFolder } from "../../lib/folder.ts";
import { auditFile } from "./lib/audit.ts";
import { balanceOf, cast, open, type Tested } from "./lib/state.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = temporaryFolder("mock-state");
  file = join(folder, "state.db");
});

const path = { accountId: cast.mayaAccount };
const payout = { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "10" } };

const audit = () => auditFile(file);

test("a restart goes on where it was: resources, money, keys, and what is on its way", () => {
  const first = open({ file });
  const made = first.call("createPayout", payout).result;
  const body = { ...path, amount: { fiat: 1 }, idempotencyKey: "adf7190c-b264-4358-9bae-40c352bfe402" };
  const request = first.call("createPaymentRequest", { body });
  const webhook = {
    url: "https://hooks.example",
    authenticationMethod: { type: "API_KEY", headerName: "K", apiKey: "k" },
  };
  first.call("registerWebhook", { body: webhook });
  first.state.advance(1500);
  const [now, money] = [first.state.now(), balanceOf(first, cast.mayaAccount, cast.mayaBase)];
  first.state.close();

  const second = open({ file });
  expect(second.state.now()).toEqual(now);
  expect(balanceOf(second, cast.mayaAccount, cast.mayaBase)).toEqual(money);
  expect(second.call("createPaymentRequest", { body }).body).toEqual(request.body);
  expect(second.state.webhooks(cast.tenant)).toMatchObject([webhook]);
  const one = { ...path, payoutId: String(made["id"]) };
  expect(second.call("getPayout", { path: one }).result["status"]).toBe("SENDING");
  second.state.advance(1500);
  expect(second.eventTypes()).toEqual(["PAYOUT_PROCESSING"]);
  second.state.close();
  expect(audit()).toEqual([]);
});

test("a clock that stands still stands where it stood, a running one catches up with the day", async () => {
  const first = open({ file });
  first.call("createPayout", payout);
  const now = first.state.now();
  first.state.close();
  await wait(20);
  const second = open({ file });
  expect(second.state.now()).toEqual(now);
  second.state.close();
  const third = createState({ file, speed: 1 });
  expect(third.now().getTime()).toBeGreaterThanOrEqual(now.getTime() + 10);
  third.close();
});

test("a clock that stands still goes on where a running one stood when it was stopped, not at the last change", () => {
  const first = createState({ file, speed: 1e6 });
  first.seed({});
  const wrote = first.now().getTime();
  while (first.now().getTime() < wrote + 60_000);
  const stopped = first.now().getTime();
  first.close();
  const second = createState({ file, speed: 0 });
  expect(second.now().getTime()).toBeGreaterThanOrEqual(stopped);
  second.close();
});

test.each([
  ["the last whole number of SQLite", "9223372036854775807"],
  ["the last date of JavaScript", "8640000000000000"],
  ["the year 12000", String(Date.UTC(12_000, 0))],
])("a file whose clock was set to %s opens, at the last time there is", (_, time) => {
  const first = open({ file });
  first.call("createPayout", payout);
  first.state.close();
  const database = new DatabaseSync(file);
  for (const [part, field] of [
    ["value", "time"],
    ["timer", "due"],
    ["resource", "updated"],
  ] as const)
    database.exec(`UPDATE rows SET row = json_set(row, '$.value.${field}', ${time}) WHERE part = '${part}'`);
  database.close();
  const second = open({ file });
  expect(second.state.now().toISOString()).toBe("9999-01-01T00:00:00.000Z");
  expect(second.call("listPayouts", { path }).status).toBe(200);
  expect(second.call("createPayout", payout).status).toBe(201);
  second.state.close();
});

test("an event that was not delivered is told again after a restart; a delivered one is not", async () => {
  const first = createState({ file, speed: 0 });
  const heard: string[] = [];
  first.onEvent((_, { eventType }) => {
    heard.push(eventType);
    return eventType === "PAYOUT_PROCESSING" ? Promise.resolve() : new Promise<void>(() => undefined);
  });
  const caller = { clientId: "test", scopes: [], roles: [] };
  const call = { api: "finance" as const, operationId: "createPayout", query: {}, tenantId: cast.tenant, caller };
  first.answer({ ...call, ...payout });
  first.advance(60_000);
  await wait(10);
  first.close();
  expect(heard).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  const second = open({ file });
  expect(second.eventTypes()).toEqual(["PAYOUT_COMPLETED"]);
  second.state.close();
  const third = open({ file });
  expect(third.eventTypes()).toEqual([]);
  third.state.close();
});

/** Runs some work, and copies the data file as a kill would leave it, after each of its statements. */
function snapshots(work: () => void): string[] {
  const copies: string[] = [];
  const { run } = StatementSync.prototype;
  const original = run as (this: StatementSync, ...values: SQLInputValue[]) => ReturnType<typeof run>;
  StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
    const result = original.apply(this, values);
    const copy = join(folder, `copy-${copies.length}.db`);
    for (const end of ["", "-wal"]) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
    copies.push(copy);
    return result;
  } as typeof run;
  try {
    work();
  } finally {
    StatementSync.prototype.run = run;
  }
  return copies;
}

test("a kill between any two statements leaves each change whole or not at all", () => {
  const tested = open({ file });
  const reserved = ({ call }: Tested, name: string, states: string[]) =>
    call(name, { path })
      .list.filter(({ id, status }) => !/^(58e0f3a7|9ce608fb)/.test(String(id)) && states.includes(String(status)))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  const seeded = Number(balanceOf(tested, cast.mayaAccount, cast.mayaBase)["reserved"]);
  const transfer = { receiverAccountId: cast.ceramicsAccount, asset: "USDC", chain: "BASE", amount: "20" };
  const copies = snapshots(() => {
    tested.call("createPayout", payout);
    tested.call("createCryptoTransfer", { path: { senderId: cast.mayaAccount }, body: transfer });
    tested.state.advance(60_000);
  });
  tested.state.close();
  expect(copies.length).toBeGreaterThan(20);
  for (const copy of copies) {
    file = copy;
    const after = open({ file });
    const inFlight =
      reserved(after, "listTransfers", ["PENDING"]) + reserved(after, "listPayouts", ["REQUESTED", "SENDING"]);
    expect(Number(balanceOf(after, cast.mayaAccount, cast.mayaBase)["reserved"])).toBeCloseTo(seeded + inFlight);
    // Nothing that was in flight is stuck.
    after.state.advance(60_000);
    expect(Number(balanceOf(after, cast.mayaAccount, cast.mayaBase)["reserved"])).toBeCloseTo(seeded);
    after.state.close();
    expect(audit()).toEqual([]);
  }
});

/** Starts a writer and kills it; returns the lines it had printed. */
async function writeAndKill(enough: (lines: string[]) => boolean, limit = 20_000): Promise<string[]> {
  const writer = new URL("./lib/writer.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [writer, file], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const lines = () => output.split("\n").slice(0, -1);
  const end = Date.now() + limit;
  while (!enough(lines()) && Date.now() < end && child.exitCode === null) await wait(2);
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
  expect(errors).toBe("");
  return lines();
}

test("after a kill in the middle of writes everything answered is there, and the books are right", async () => {
  const acknowledged: string[] = [];
  for (const count of [1, 40, 90]) acknowledged.push(...(await writeAndKill((lines) => lines.length >= count)));
  expect(acknowledged.length).toBeGreaterThan(130);
  expect(audit()).toEqual([]);

  const tested = open({ file });
  const { call, state } = tested;
  const ids = (name: string) => call(name, { path, query: { size: 100_000 } }).list.map(({ id }) => id);
  const found = new Set([...ids("listTransfers"), ...ids("listPayouts")]);
  for (const line of acknowledged) {
    const [operation, id = ""] = line.split(" ");
    if (operation === "createAccountPaymentRequest")
      expect(call("settlePaymentRequest", { path: { paymentRequestId: id }, body: {} }).status).toBe(200);
    else expect(found).toContain(id);
  }
  // What was in flight goes on, and nothing stays reserved but for the payment requests nobody settled.
  state.advance(60_000);
  const inFlight = ["PENDING", "REQUESTED", "SENDING", "PROVIDER_PROCESSING"];
  for (const name of ["listTransfers", "listPayouts"])
    for (const { id, status } of call(name, { path, query: { size: 100_000 } }).list)
      if (!/^(58e0f3a7|9ce608fb)/.test(String(id))) expect(inFlight).not.toContain(status);
  state.close();
  expect(audit()).toEqual([]);
});

test("a kill at any moment of the start leaves a file that opens", async () => {
  for (let delay = 0; delay < 6; delay += 1) {
    const start = Date.now();
    await writeAndKill(() => Date.now() - start >= 60 + delay * 25);
    const { call, state } = open({ file });
    expect(call("listParties").list.length).toBeGreaterThan(1);
    state.close();
    expect(audit()).toEqual([]);
    if (delay % 2 === 1) rmSync(file);
  }
});

test("a kill while the file was being made is undone, and the file made anew", () => {
  // The same moment without its chances: a transaction that has spilled into the file, copied with its journal.
  const unfinished = new DatabaseSync(join(folder, "unfinished.db"));
  unfinished.exec("PRAGMA cache_size = 1; BEGIN; CREATE TABLE t (x); PRAGMA application_id = 1297040203");
  const insert = unfinished.prepare("INSERT INTO t VALUES (?)");
  for (let n = 0; n < 100; n += 1) insert.run("x".repeat(4000));
  for (const end of ["", "-journal"]) copyFileSync(`${join(folder, "unfinished.db")}${end}`, `${file}${end}`);
  unfinished.close();
  expect(readFileSync(file).length).toBeGreaterThan(100_000);
  const { call, state } = open({ file });
  expect(call("listParties").list).toHaveLength(2);
  state.close();
  expect(audit()).toEqual([]);
});

describe("a file that is not ours to use gives one line, and stays as it is", () => {
  /** Makes a data file with something in it. */
  function ours(): void {
    const { call, state } = open({ file });
    for (let n = 0; n < 50; n += 1) call("createParty", { body: { firstName: "x".repeat(500) } });
    state.close();
  }

  function cut(size: number): void {
    ours();
    truncateSync(file, size);
  }

  function overwritten(): void {
    ours();
    const content = readFileSync(file);
    content.fill(0xff, 8192, 16_384);
    writeFileSync(file, content);
  }

  function foreignDatabase(): void {
    const database = new DatabaseSync(file);
    database.exec("CREATE TABLE customers (name TEXT); INSERT INTO customers VALUES ('Ada')");
    database.close();
  }

  function otherVersion(version: number): void {
    ours();
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA user_version = ${version}`);
    database.close();
  }

  test.each<[string, () => void, RegExp]>([
    ["a text", () => writeFileSync(file, "these are my notes\n".repeat(50)), /is no data file of this mock/],
    ["a short text", () => writeFileSync(file, "notes"), /is no data file of this mock/],
    ["another program's database", foreignDatabase, /is no data file of this mock/],
    ["a data file of a newer version", () => otherVersion(99), /newer version of this mock; update the mock/],
    ["a data file of an older version", () => otherVersion(1), /older version of this mock; choose another file/],
    ["a data file cut off", () => cut(20_000), /is damaged/],
    ["a data file cut off within its header", () => cut(50), /is no data file of this mock/],
    ["a data file overwritten in the middle", overwritten, /is damaged/],
  ])("%s", (_, make, message) => {
    make();
    const before = readFileSync(file);
    expect(() => createState({ file })).toThrow(message);
    expect(() => createState({ file })).toThrow(/^data file [^\n]+$/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("no file at all", () => {
    for (const name of [":memory:", "file:x.db?mode=memory", ""])
      expect(() => open({ file: name })).toThrow(`data file ${name} names no file; name one, or keep`);
  });

  test("a folder, and a folder that is not there", () => {
    expect(() => createState({ file: folder })).toThrow(/^data file [^\n]+$/);
    expect(() => createState({ file: join(folder, "none", "state.db") })).toThrow(/cannot be opened/);
  });

  test("a file another mock has open, of this process or of another one", async () => {
    const { state, call } = open({ file });
    expect(() => createState({ file })).toThrow(/^data file [^\n]+ is in use by another mock[^\n]*$/);
    const writer = new URL("./lib/writer.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [writer, file], { stdio: ["ignore", "ignore", "pipe"], timeout: 10_000 });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    const [code] = (await once(child, "close")) as [number];
    expect(code).not.toBe(0);
    expect(errors).toContain("is in use by another mock");
    expect(call("createParty", { body: { firstName: "Ada" } }).status).toBe(201);
    state.close();
    const again = open({ file });
    expect(again.call("listParties").list).toHaveLength(3);
    again.state.close();
  });
});
