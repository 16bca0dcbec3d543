// Snapshots by name: all that a state has, brought back as it was; and what people see who look into a state.

import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { mostSnapshots } from "../../../mock/assumed.ts";
import { createState } from "../../../mock/state/index.ts";
import { temporaryFolder } from "../../lib/folder.ts";
import { balanceOf, cast, open, otherTenant, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const payout = { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "10" } };
const idempotencyKey = "adf7190c-b264-4358-9bae-40c352bfe402";

let folder = "";
beforeAll(() => {
  folder = temporaryFolder("mock-snapshots");
});

/** All of a state that a caller can see. */
function seen({ call, state, ...tested }: Tested): unknown[] {
  const lists = ["listPaymentSessions", "listPayouts", "listTransfers", "listWallets"].map(
    (name) => call(name, { path }).body,
  );
  const { look } = state;
  return [
    ...lists,
    call("listParties", { tenantId: otherTenant }).body,
    balanceOf({ call, state, ...tested }, cast.mayaAccount, cast.mayaBase),
    look.ledger(cast.tenant, 1000),
    look.counts(cast.tenant),
    state.now(),
    state.settings(),
    state.webhooks(cast.tenant),
  ];
}

/** Leaves something of every kind in a state: money held, a key used, timers, settings, a clock of its own. */
function work({ call, state }: Tested): void {
  state.settings({ paymentSessions: true });
  state.advance(12_345);
  call("createPayout", payout);
  call("createPaymentRequest", { body: { ...path, amount: { fiat: 1 }, idempotencyKey } });
  call("createParty", { body: { firstName: "Ada" }, tenantId: otherTenant });
}

describe.each([
  ["in memory", undefined],
  ["with a file", "snapshots.db"],
])("%s", (_, name) => {
  const options = () => (name === undefined ? {} : { file: join(folder, name) });

  test("a snapshot brings back resources, money, clock, settings, keys and what is due", () => {
    const tested = open(options());
    const { call, state, eventTypes } = tested;
    work(tested);
    const before = seen(tested);
    const info = state.snapshots.take("before");
    expect(info).toMatchObject({ name: "before", time: state.now().toISOString(), counts: { parties: 3 } });

    // The payout goes on, the key of another request is used, and everything changes.
    state.advance(60_000);
    expect(eventTypes()).toContain("PAYOUT_COMPLETED");
    state.settings({ webhookCap: 1, paymentSessions: false });
    call("createParty", { body: { firstName: "Eve" } });
    const spoilt = { ...path, amount: { fiat: 2 }, idempotencyKey };
    expect(call("createPaymentRequest", { body: spoilt }).status).toBe(409);
    state.snapshots.take("after");
    state.reset();

    expect(state.snapshots.restore("before")).toEqual(info);
    expect(seen(tested)).toEqual(before);
    expect(call("createPaymentRequest", { body: { ...path, amount: { fiat: 1 }, idempotencyKey } }).status).toBe(201);
    expect(seen(tested)).toEqual(before);
    // What was due is due again, and a snapshot can be restored more than once.
    const told = eventTypes().length;
    state.advance(60_000);
    expect(eventTypes().slice(told)).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
    state.snapshots.restore("before");
    expect(seen(tested)).toEqual(before);
    expect(state.snapshots.list().map((one) => one.name)).toEqual(["before", "after"]);
    state.close();

    if (name === undefined) return;
    const again = open(options());
    expect(seen(again).slice(0, -2)).toEqual(before.slice(0, -2));
    again.call("createParty", { body: { firstName: "Eve" } });
    expect(again.state.snapshots.list()[0]).toEqual(info);
    again.state.snapshots.restore("before");
    expect(seen(again)).toEqual(before);
    again.state.snapshots.remove("after");
    again.state.close();
    const last = open(options());
    expect(last.state.snapshots.list()).toEqual([info]);
    last.state.close();
  });
});

test("a snapshot has the settings that were set by hand; for the others the options of the start count, also later", () => {
  const file = join(folder, "settings.db");
  const first = open({ file });
  first.state.settings({ webhookCap: 2 });
  first.state.snapshots.take("start");
  first.state.settings({ kycNotRequired: true });
  first.state.snapshots.restore("start");
  const wanted = { webhookCap: 2, paymentSessions: false, kycNotRequired: false, companyActive: true, strict: false };
  expect(first.state.settings()).toEqual(wanted);
  first.state.close();
  for (const isRestored of [false, true]) {
    const { state } = open({ file, paymentSessions: true });
    if (isRestored) state.snapshots.restore("start");
    expect(state.settings()).toEqual({ ...wanted, paymentSessions: true });
    state.close();
  }
});

test("an event that waited when the snapshot was taken waits again", () => {
  const state = createState({ speed: 0 });
  const heard: string[] = [];
  state.onEvent((_, { eventType }) => {
    heard.push(eventType);
    return new Promise<void>(() => undefined);
  });
  const caller = { clientId: "test", scopes: [], roles: [] };
  const call = { api: "finance" as const, operationId: "createPayout", query: {}, tenantId: cast.tenant, caller };
  state.answer({ ...call, ...payout });
  state.advance(60_000);
  state.snapshots.take("waiting");
  expect(heard).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.snapshots.restore("waiting");
  expect(heard.slice(2)).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  state.close();
});

test("names and numbers have bounds, and errors say the way out", () => {
  const { state } = open();
  const { snapshots } = state;
  for (const name of ["", "a b", "a/b", "x".repeat(101), ".", ".."])
    expect(() => snapshots.take(name)).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => snapshots.restore("none")).toThrow(/^there is no snapshot none; GET \/__mock\/snapshots/);
  expect(() => snapshots.remove("none")).toThrow(expect.objectContaining({ status: 404 }));
  for (let n = 0; n < mostSnapshots; n += 1) snapshots.take(`s-${n}`);
  expect(() => snapshots.take("more")).toThrow(expect.objectContaining({ status: 409 }));
  // The same name again takes no place.
  snapshots.take("s-0");
  expect(snapshots.list()).toHaveLength(mostSnapshots);
  snapshots.remove("s-1");
  snapshots.take("more");
  state.close();
});

test("who looks into a state sees what reads may show, and no secret", () => {
  const { call, state } = open();
  const secret = "a-secret-api-key";
  const method = { type: "API_KEY", headerName: "X-Key", apiKey: secret };
  call("registerWebhook", { body: { url: "https://hooks.example", authenticationMethod: method } });
  call("getPartnerTerms", { path: { partyId: cast.ceramics } });
  const { look } = state;
  expect(look.tenants()).toEqual([cast.tenant]);
  const counts = look.counts(cast.tenant);
  expect(counts).toMatchObject({ parties: 2, webhooks: 2 });
  for (const [kind, total] of Object.entries(counts)) {
    const all = look.list(cast.tenant, kind, 0, 1000);
    expect([all.total, all.resources.length]).toEqual([total, total]);
    for (const one of all.resources) expect(look.one(cast.tenant, kind, one.id.toUpperCase())).toEqual(one);
    expect(look.list(cast.tenant, kind, 1, 1).resources).toEqual(all.resources.slice(1, 2));
    expect(JSON.stringify(all)).not.toContain(secret);
  }
  const wallet = look.one(cast.tenant, "wallets", cast.mayaBase);
  expect(call("listWallets", { path }).list).toContainEqual(wallet.resource);
  expect(wallet.createdAt).toBe(state.now().toISOString());
  expect(() => look.list(cast.tenant, "cats", 0, 1)).toThrow(/^cats is no kind of resource; there are companies/);
  expect(() => look.one(otherTenant, "parties", cast.maya)).toThrow(expect.objectContaining({ status: 404 }));
  const ledger = look.ledger(cast.tenant, 2);
  expect(ledger.postings).toHaveLength(2);
  expect(Object.values(ledger.sums).every((sum) => sum === "0")).toBe(true);
  expect(ledger.faults).toEqual([]);
  const { total, reserved, available } = balanceOf({ call, state } as Tested, cast.mayaAccount, cast.mayaBase);
  const balance = ledger.balances.find(({ holder, asset }) => holder === cast.mayaBase && asset === "USDC");
  expect([balance?.total, balance?.reserved, balance?.available].map(Number)).toEqual(
    [total, reserved, available].map(Number),
  );
  state.close();
});
