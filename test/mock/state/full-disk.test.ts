// A disk that is full: writes are refused, reads go on, nothing is half done, and all goes on when there is room.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../lib/folder.ts";
import { cast, open, type Tested } from "./lib/state.ts";

let folder = "";
let connections: DatabaseSync[] = [];
const { exec } = DatabaseSync.prototype;
beforeEach(() => {
  folder = temporaryFolder("mock-full");
  connections = [];
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    connections.push(this);
    exec.call(this, sql);
  };
});
afterEach(() => {
  DatabaseSync.prototype.exec = exec;
  vi.useRealTimers();
});

/** Has SQLite find no room: for a file that has to grow, or for any write. */
const trouble = {
  grown: ["PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"],
  any: ["PRAGMA query_only = 1", "PRAGMA query_only = 0"],
} as const;

function pragma(text: string): void {
  const connection = connections.at(-1) as DatabaseSync;
  connection.prepare(text).get();
}

function openFile(speed = 0): Tested & { lines: string[] } {
  const lines: string[] = [];
  return { ...open({ file: join(folder, "state.db"), speed, log: (line) => lines.push(line) }), lines };
}

const path = { accountId: cast.mayaAccount };
const payout = { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "1" } };
const large = { body: { firstName: "x".repeat(10_000) } };

test("a write is a 503 that changes nothing, reads go on, and there is room again", () => {
  const { call, state, lines } = openFile();
  const before = call("listParties").body;
  pragma(trouble.grown[0]);
  for (let n = 0; n < 3; n += 1) expect(call("createParty", large).status).toBe(503);
  expect(call("listParties").body).toEqual(before);
  expect(lines).toEqual([expect.stringMatching(/^The data file cannot grow: the disk is full\. [^\n]*503[^\n]*$/)]);
  pragma(trouble.grown[1]);
  expect(call("createParty", large).status).toBe(201);
  expect(lines).toEqual([expect.anything(), "The data file can be written again."]);
  state.close();
});

test("whoever asks whether it can be written finds out again when there is room, without a write of his own", () => {
  const { call, state } = openFile();
  expect(state.isWritable()).toBe(true);
  pragma(trouble.any[0]);
  expect(call("createParty", large).status).toBe(503);
  expect(state.isWritable()).toBe(false);
  pragma(trouble.any[1]);
  expect(state.isWritable()).toBe(true);
  state.close();
});

test("the control API gets a 503 too, and the clock stays where it is", () => {
  const { call, state, eventTypes } = openFile();
  call("createPayout", payout);
  const now = state.now();
  pragma(trouble.any[0]);
  const refused = expect.objectContaining({ status: 503 });
  expect(() => state.advance(60_000)).toThrow(refused);
  expect(() => state.reset()).toThrow(refused);
  expect(() => state.reset(cast.tenant)).toThrow(refused);
  expect(() => state.seed({ parties: [{ id: cast.maya, partnerTermsStatus: "ACCEPTED" }] })).toThrow(refused);
  expect([state.now(), eventTypes()]).toEqual([now, []]);
  pragma(trouble.any[1]);
  state.advance(60_000);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("what is due waits for room, without an end of the process and without a call", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  const { call, state, eventTypes } = openFile(1);
  call("createPayout", payout);
  pragma(trouble.any[0]);
  vi.advanceTimersByTime(60_000);
  expect(call("listPayouts", { path }).list.map(({ status }) => status)).toContain("REQUESTED");
  expect(call("createPayout", payout).status).toBe(503);
  expect(eventTypes()).toEqual([]);
  pragma(trouble.any[1]);
  vi.advanceTimersByTime(60_000);
  expect(eventTypes()).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("a delivered event is forgotten once there is room", async () => {
  const { call, state } = openFile();
  const delivered = Promise.withResolvers<void>();
  state.onEvent(() => delivered.promise);
  call("createPayout", payout);
  state.advance(60_000);
  const count = `SELECT count(*) FROM rows WHERE part = 'event'`;
  const waiting = () => Number(Object.values((connections.at(-1) as DatabaseSync).prepare(count).get() ?? {})[0]);
  pragma(trouble.any[0]);
  delivered.resolve();
  await new Promise(setImmediate);
  expect(waiting()).toBe(2);
  pragma(trouble.any[1]);
  call("createParty", { body: { firstName: "Ada" } });
  expect(waiting()).toBe(0);
  state.close();
});

test("settings and delivery policy are in the file: refused when it cannot be written, kept over a restart, gone with a reset", () => {
  const first = openFile();
  const initial = first.state.settings();
  pragma(trouble.any[0]);
  const refused = expect.objectContaining({ status: 503 });
  expect(() => first.state.settings({ paymentSessions: true })).toThrow(refused);
  expect(() => first.state.deliveries.setPolicy({ delay: 7 })).toThrow(refused);
  expect([first.state.settings(), first.state.deliveries.policy()]).toEqual([initial, undefined]);
  pragma(trouble.any[1]);
  first.state.settings({ paymentSessions: true });
  first.state.settings({ webhookCap: 3 });
  first.state.deliveries.setPolicy({ delay: 7 });
  first.state.snapshots.take("set");
  first.state.close();
  const second = openFile();
  const set = { ...initial, paymentSessions: true, webhookCap: 3 };
  expect([second.state.settings(), second.state.deliveries.policy()]).toEqual([set, { delay: 7 }]);
  second.state.reset();
  expect([second.state.settings(), second.state.deliveries.policy()]).toEqual([initial, undefined]);
  second.state.snapshots.restore("set");
  second.state.close();
  const third = openFile();
  expect(third.state.settings()).toEqual(set);
  third.state.close();
});

test("a small change that fits does not say that there is room: health stays red until a large one fits", () => {
  const { call, state, lines } = openFile();
  const small = { body: { firstName: "Ada" } };
  expect(call("createParty", small).status).toBe(201);
  pragma(trouble.grown[0]);
  for (let n = 0; n < 20 && call("createParty", small).status === 201; n += 1);
  for (let n = 0; n < 3; n += 1) expect(call("createParty", large).status).toBe(503);
  expect(state.isWritable()).toBe(false);
  expect(lines).toHaveLength(1);
  // Room for a little, and not for a lot.
  const pages = Number(Object.values((connections.at(-1) as DatabaseSync).prepare("PRAGMA page_count").get() ?? {})[0]);
  pragma(`PRAGMA max_page_count = ${pages + 8}`);
  expect(call("createParty", small).status).toBe(201);
  expect([state.isWritable(), lines.length]).toEqual([false, 1]);
  pragma(trouble.grown[1]);
  expect([state.isWritable(), lines.length]).toEqual([true, 2]);
  state.close();
});
