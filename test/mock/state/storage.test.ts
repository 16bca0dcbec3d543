// What a state keeps: pages of any list as a naive model has them, nothing left of a transaction that fails, and states
// that share the cast without seeing each other.

import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createStates } from "../../../mock/state/index.ts";
import { auditLedger } from "../../../mock/state/money/ledger.ts";
import type { State } from "../../../mock/state/types.ts";
import type { Condition, Order, Resource, Selection } from "../../../mock/store/resources.ts";
import { Storage } from "../../../mock/store/storage.ts";
import { temporaryFolder } from "../../lib/folder.ts";
import { cast } from "./lib/state.ts";

const tenant = "t";
const kind = "paymentSessions";

/** A resource of few different values, so that many are alike. */
const resource = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }).map((n) => `id-${String(n * 7919).padStart(7, "0")}`),
    parent: fc.constantFrom("a", "b"),
    also: fc.constantFrom("a", "c", undefined),
    status: fc.constantFrom("NEW", "OLD", undefined, 3),
    created: fc.integer({ min: 0, max: 6 }),
    updated: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ status, ...rest }): Resource => {
    return { ...rest, tenant, kind, body: { id: rest.id, ...(status === undefined ? {} : { status }) }, hidden: {} };
  });

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom("a", "b").map((parent) => ({ parent })),
  fc.constantFrom("a", "c").map((also) => ({ also })),
  fc.constantFrom("a", "b", "c").map((parentOrAlso) => ({ parentOrAlso })),
  fc.constantFrom("NEW", "OLD", "3").map((equals) => ({ field: "status", equals })),
  fc.integer({ min: 0, max: 6 }).map((createdFrom) => ({ createdFrom })),
  fc.integer({ min: 0, max: 6 }).map((createdBefore) => ({ createdBefore })),
);
const order: fc.Arbitrary<Order> = fc.record({
  by: fc.constantFrom<Order["by"]>("stored", "created", "updated", { field: "status" }, { field: "id" }),
  direction: fc.constantFrom("ASC", "DESC"),
});
const selection = fc
  .record({
    where: fc.array(condition, { maxLength: 3 }),
    order: fc.option(order, { nil: undefined }),
    // Also so far back that a list of its own is made.
    from: fc.constantFrom(0, 1, 5, 1000),
    size: fc.constantFrom(1, 3, 100),
  })
  .map(({ order: wanted, ...rest }): Selection => ({ tenant, kind, ...rest, ...(wanted && { order: wanted }) }));

type Step =
  | { do: "insert"; one: Resource }
  | { do: "update"; one: Resource }
  | { do: "remove"; id: string }
  | { do: "page"; wanted: Selection }
  | { do: "fail"; steps: Step[] };

const simple: fc.Arbitrary<Step> = fc.oneof(
  resource.map((one) => ({ do: "insert" as const, one })),
  resource.map((one) => ({ do: "update" as const, one })),
  resource.map(({ id }) => ({ do: "remove" as const, id })),
  selection.map((wanted) => ({ do: "page" as const, wanted })),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: simple, weight: 8 },
  { arbitrary: fc.array(simple, { maxLength: 6 }).map((steps) => ({ do: "fail" as const, steps })), weight: 1 },
);

/** The same by filter and sort over a list in the order it was stored. */
class Naive {
  rows: Resource[] = [];

  put(one: Resource): void {
    const at = this.rows.findIndex(({ id }) => id === one.id);
    if (at < 0) this.rows.push(one);
    else this.rows[at] = one;
  }

  select({ where = [], order: wanted, from = 0, size = 1e9 }: Selection): Resource[] {
    const { by, direction } = wanted ?? { by: "stored", direction: "ASC" };
    const place = (one: Resource) => this.rows.indexOf(one);
    const tie = (one: Resource, other: Resource) =>
      typeof by === "string" && by !== "stored" ? (one.id < other.id ? -1 : 1) : place(one) - place(other);
    const value = (one: Resource) => {
      if (typeof by === "object") return String(one.body[by.field] ?? "");
      return by === "stored" ? place(one) : one[by];
    };
    const compare = (one: Resource, other: Resource) =>
      value(one) === value(other) ? tie(one, other) : value(one) < value(other) ? -1 : 1;
    const sorted = this.rows.filter((one) => where.every((test) => holds(test, one))).toSorted(compare);
    return (direction === "ASC" ? sorted : sorted.toReversed()).slice(from, from + size);
  }
}

function holds(test: Condition, one: Resource): boolean {
  if ("parent" in test) return one.parent === test.parent;
  if ("also" in test) return one.also === test.also;
  if ("parentOrAlso" in test) return one.parent === test.parentOrAlso || one.also === test.parentOrAlso;
  if ("field" in test) return one.body[test.field] === test.equals;
  return "createdFrom" in test ? one.created >= test.createdFrom : one.created < test.createdBefore;
}

test("every page of every list is the one of a naive model, whatever is added, changed, removed or undone", () => {
  let pages = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 80, size: "max" }), (steps) => {
      let now = 0;
      const storage = new Storage();
      const store = storage.store(() => now);
      const naive = new Naive();
      const run = (one: Step) => {
        if (one.do === "insert") {
          store.insert(one.one);
          naive.put(one.one);
        } else if (one.do === "update") {
          now = one.one.updated;
          store.update(one.one);
          const before = naive.rows.find(({ id }) => id === one.one.id);
          if (before !== undefined) naive.put({ ...before, body: one.one.body, updated: now });
        } else if (one.do === "remove") {
          store.remove(tenant, kind, one.id);
          naive.rows = naive.rows.filter(({ id }) => id !== one.id);
        } else if (one.do === "page") {
          const expected = naive.select(one.wanted);
          expect(store.select(one.wanted)).toEqual(expected);
          expect(store.count(one.wanted)).toBe(naive.select({ ...one.wanted, from: 0, size: 1e9 }).length);
          pages += expected.length;
        } else if (one.do === "fail") {
          const before = [...naive.rows];
          const failing = () =>
            storage.transaction(() => {
              for (const inner of one.steps) run(inner);
              throw new Error("on purpose");
            });
          expect(failing).toThrow("on purpose");
          naive.rows = before;
        }
      };
      for (const one of steps) run(one);
      for (const direction of ["ASC", "DESC"] as const)
        for (const by of ["stored", "created", "updated", { field: "status" }] as const)
          run({ do: "page", wanted: { tenant, kind, order: { by, direction } } });
    }),
    { numRuns: 300 },
  );
  expect(pages).toBeGreaterThan(1000);
});

test("a transaction that throws leaves nothing: resources, money, holds, timers, events, keys, time", () => {
  const storage = new Storage();
  const store = storage.store(() => 5);
  const one: Resource = { tenant, kind, id: "one", body: { list: [{ a: 1 }] }, hidden: {}, created: 1, updated: 1 };
  const timer = { tenant, due: 9, machine: "m", id: "one", state: "s", cause: "c" };
  const books = storage.books(tenant);
  const fill = (amount: bigint) => {
    books.post("o", { holder: "w", asset: "USDC", amount });
    books.post("o", { holder: "outside", asset: "USDC", amount: -amount });
    books.setHold("h", { holder: "w", asset: "USDC", amount: amount / 2n });
    storage.timers.add(timer);
    storage.waitingEvents.add({ tenant, event: "{}", webhookId: undefined });
    storage.setValue("clock", { time: Number(amount) });
  };
  store.insert(one);
  fill(10n);
  storage.keepResult(tenant, "k", { fingerprint: "f", status: 201, body: "{}" });
  const before = storage.rows();
  const ways: (() => void)[] = [
    () => fill(20n),
    () => books.removeHold("h"),
    () => storage.timers.remove(storage.timers.next()?.seq ?? 0),
    () => storage.waitingEvents.remove(storage.waitingEvents.all()[0]?.seq ?? 0),
    () => storage.keepResult(tenant, "other", { fingerprint: "f", status: 201, body: "{}" }),
    () => storage.clear(),
    () => storage.clear(tenant),
    () => storage.restore(storage.rows()),
    () => store.remove(tenant, kind, "ONE"),
    () => store.insert({ ...one, tenant: "other" }),
    () => {
      // What is found is a copy: it can be changed, and what is stored stays.
      const found = store.find(tenant, kind, "one") as Resource;
      (found.body["list"] as { a: number }[])[0] = { a: 2 };
      found.hidden["x"] = 1;
      store.update(found);
    },
  ];
  for (const way of [...ways, () => ways.slice(0, 5).forEach((each) => void each())]) {
    const failing = () =>
      storage.transaction(() => {
        way();
        throw new Error("on purpose");
      });
    expect(failing).toThrow("on purpose");
    expect(storage.rows()).toEqual(before);
    expect(books.reserved("w", "USDC")).toBe(5n);
    expect(auditLedger(storage)).toEqual([]);
  }
  // Outside of a transaction nobody can change what is stored.
  const stored = store.find(tenant, kind, "one")?.body as { list: { a: number }[] };
  expect(() => stored.list.push({ a: 3 })).toThrow(TypeError);
  expect(() => Object.assign(stored.list[0] as object, { a: 3 })).toThrow(TypeError);
});

describe("states that share the cast", () => {
  const caller = { clientId: "test", scopes: [], roles: ["COMPANY_ADMIN"] };
  const ask = (state: State, tenantId: string, operationId: string, body?: unknown) =>
    state.answer({
      ...{ api: "finance", operationId, query: {}, tenantId, caller, body },
      path: { accountId: cast.mayaAccount, partyId: cast.maya },
    })?.body;
  const payout = { routeId: cast.activeRoute, asset: "USDC", amount: "10" };
  const lists = ["listParties", "listAccounts", "listWallets", "listPayouts", "listPaymentSessions", "listWebhooks"];
  const seen = (state: State, tenantId: string) => [
    ...lists.map((name) => ask(state, tenantId, name)),
    state.look.ledger(tenantId, 1000),
  ];
  let folder = "";
  beforeAll(() => {
    folder = temporaryFolder("mock-states");
  });

  test("a write in one is never seen in another, nor in one that is opened or reset later", () => {
    const states = createStates({ speed: 0 });
    const [one, other] = [states.open("one", ["t-1", "t-1b"]), states.open("other", ["t-2"])];
    expect(states.open("one", ["t-1", "t-1b"])).toBe(one);
    const before = seen(other, "t-2");
    expect(ask(one, "t-1b", "listParties")).toMatchObject({ result: [] });
    expect(ask(one, "t-2", "listParties")).toMatchObject({ result: [] });

    expect(ask(one, "t-1", "createPayout", payout)).toMatchObject({ success: true });
    expect(ask(one, "t-1", "updateParty", { firstName: "Eve" })).toMatchObject({ success: true });
    ask(one, "t-1", "deleteParty");
    one.settings({ paymentSessions: true });
    one.advance(30 * 86_400_000);
    expect(seen(other, "t-2")).toEqual(before);
    expect(other.settings().paymentSessions).toBe(false);

    other.advance(one.now().getTime() - other.now().getTime() - 1);
    const [late, reset] = [states.open("late", ["t-3"]), one];
    reset.reset();
    const shape = (state: State, tenantId: string) => JSON.stringify(seen(state, tenantId).slice(0, 4));
    expect(shape(late, "t-3")).toBe(shape(reset, "t-1"));
    // What is reckoned from the start is reckoned from that of each state.
    for (const [state, tenantId] of [
      [late, "t-3"],
      [reset, "t-1"],
    ] as const) {
      const { result } = ask(state, tenantId, "listPaymentSessions") as { result: Record<string, string>[] };
      const unpaid = result.filter(({ status }) => status === "CREATED");
      expect(unpaid.map(({ expiresAt }) => Date.parse(String(expiresAt)) - state.now().getTime())).toContain(3_600_000);
      expect(state.look.list(tenantId, "parties", 0, 1).resources[0]?.createdAt).toBe(state.now().toISOString());
    }
    states.close();
  });

  test("one file has them all, each for itself, with what was noted of it; one that is removed is gone", () => {
    const file = join(folder, "states.db");
    const first = createStates({ speed: 0, file });
    first.setNote("two", "noted before it was opened");
    for (const id of ["one", "two"]) ask(first.open(id, [`t-${id}`]), `t-${id}`, "createPayout", payout);
    first.open("untouched", ["t-3"]);
    const one = seen(first.open("one", []), "t-one");
    first.close();
    const second = createStates({ speed: 0, file });
    expect(second.ids()).toEqual(["two", "one"]);
    expect(second.notes()).toEqual([{ id: "two", note: "noted before it was opened" }]);
    expect(seen(second.open("one", ["t-one"]), "t-one")).toEqual(one);
    second.open("two", ["t-two"]).snapshots.take("kept");
    second.remove("two");
    expect(second.notes()).toEqual([]);
    expect(second.open("two", ["t-two"]).snapshots.list()).toEqual([]);
    second.release("one");
    expect(seen(second.open("one", ["t-one"]), "t-one")).toEqual(one);
    second.close();
  });
});
