// The registry of sandboxes: their number is bounded, idle ones end, and nothing is made of one before it is used.

import { afterEach, describe, expect, test } from "vitest";
import { digestOf, isSecret } from "../../mock/secrets/digest.ts";
import { type RegistryOptions, Sandboxes } from "../../mock/server/sandboxes/registry.ts";
import { Sandbox, type Workshop } from "../../mock/server/sandboxes/sandbox.ts";
import { createFakeState } from "./fake-state.ts";
import { cast } from "./mock.ts";

const clients = [{ id: "app", digest: digestOf("s"), tenants: [cast.tenant], tokens: ["fixed"] }];
const hour = 36e5;
const open: Sandboxes[] = [];
afterEach(() => {
  for (const registry of open.splice(0)) registry.close();
});

/** A registry with a clock of its own, and what was made and closed in it. */
function registryOf(
  limits: { count?: number; idle?: number } = {},
  kept = new Map<string, string>(),
  waiting: string[] = [],
) {
  const time = { now: Date.parse("2026-09-14T09:00:00Z") };
  const made: string[] = [];
  const closed: string[] = [];
  const workshop: Workshop = {
    open(id, settings) {
      made.push(`${id} ${JSON.stringify(settings)}`);
      const delivery = { close: () => closed.push(`delivery of ${id}`) } as never;
      return { state: createFakeState(), delivery };
    },
    scenarios: () => made.push("scenarios") as never,
    journal: () => made.push("journal") as never,
  };
  const states: RegistryOptions["states"] = {
    waiting: () => [...waiting],
    notes: () => [...kept].map(([id, note]) => ({ id, note })),
    setNote: (id, note) => void kept.set(id, note),
    remove(id) {
      kept.delete(id);
      closed.push(`state of ${id}`);
    },
  };
  const main = new Sandbox({ id: "main", clients, tenants: [cast.tenant], settings: { speed: 5 } }, workshop);
  const bounds = { count: 10, idle: 24 * hour, ...limits };
  const registry = new Sandboxes({
    clients,
    main,
    workshop,
    limits: bounds,
    states,
    now: () => time.now,
  });
  open.push(registry);
  return { registry, time, made, closed };
}

const ids = (registry: Sandboxes) => registry.list().map(({ id }) => id);

test("nothing of a sandbox is made until it is asked for, and each part once", () => {
  const { registry, made } = registryOf();
  const { shown: listed } = registry.create({ paymentSessions: true, tenants: 2 });
  expect(listed.used).toBe(false);
  registry.list();
  const sandbox = registry.find(listed.id);
  expect(sandbox?.clients[0]).toMatchObject({ id: `app.${listed.id}` });
  expect([made, registry.look(listed.id)?.used]).toEqual([[], true]);
  for (let time = 0; time < 2; time++) [sandbox?.state, sandbox?.delivery, sandbox?.journal, sandbox?.scenarios];
  // What is not wished for is as in main.
  expect(made).toEqual([`${listed.id} {"speed":5,"paymentSessions":true}`, "journal", "scenarios"]);
  expect(registry.find("main")).toBe(registry.main);
});

test("a secret is given once, and nothing else has it", () => {
  const { registry } = registryOf();
  const { shown: listed, secret } = registry.create({});
  const client = registry.find(listed.id)?.clients[0];
  expect(isSecret(secret, client?.digest as Buffer)).toBe(true);
  expect(isSecret("s", client?.digest as Buffer)).toBe(false);
  expect(client).not.toHaveProperty("tokens");
  expect(JSON.stringify([listed, registry.list(), registry.find(listed.id)])).not.toContain(secret);
});

test("there are no more than the bound, and room again when one ends", () => {
  const { registry } = registryOf({ count: 2 });
  const { shown: listed } = registry.create({});
  registry.create({});
  const more = () => registry.create({});
  expect(more).toThrow("there are 2 sandboxes already; end some with DELETE /__mock/sandboxes/{id}");
  expect(more).toThrow(expect.objectContaining({ status: 503 }));
  expect(registry.list()).toHaveLength(2);
  expect([registry.end(listed.id), registry.end(listed.id)]).toEqual([true, false]);
  expect(registry.create({}).shown.id).not.toBe(listed.id);
});

describe("a sandbox that nobody uses", () => {
  test("ends after its time, with its deliveries and its state", () => {
    const { registry, time, closed } = registryOf();
    const [idle, used] = [registry.create({}).shown.id, registry.create({}).shown.id];
    const sandbox = registry.find(idle);
    void sandbox?.state;
    time.now += 23 * hour;
    expect(registry.find(used)).toBeDefined();
    time.now += hour - 1;
    expect(ids(registry)).toEqual([idle, used]);
    time.now += 1;
    expect(registry.find(idle)).toBeUndefined();
    expect(closed).toEqual([`state of ${idle}`, `delivery of ${idle}`]);
    expect(ids(registry)).toEqual([used]);
    // A request that was on its way gets no new state.
    expect(() => sandbox?.state).toThrow(expect.objectContaining({ status: 401 }));
  });

  test("makes room for a new one, and is not kept alive by being looked at", () => {
    const { registry, time } = registryOf({ count: 1 });
    const { id } = registry.create({}).shown;
    time.now += 23 * hour;
    expect(registry.look(id)?.expires).toBe("2026-09-15T09:00:00.000Z");
    time.now += hour;
    expect([registry.look(id), ids(registry)]).toEqual([undefined, []]);
    const second = registry.create({}).shown.id;
    time.now += 24 * hour;
    expect(registry.create({}).shown.id).not.toBe(second);
    expect(ids(registry)).toHaveLength(1);
  });

  test("is found among thousands, in whatever order they were used", () => {
    const { registry, time } = registryOf({ count: 10_000 });
    const all = Array.from({ length: 5_000 }, () => registry.create({}).shown.id);
    time.now += 12 * hour;
    for (const id of all.slice(0, 4_000)) registry.find(id);
    time.now += 12 * hour;
    expect(registry.list()).toHaveLength(4_000);
    time.now += 12 * hour;
    expect(registry.list()).toHaveLength(0);
  });
});

test("what is remembered is there after a restart, with its credentials and without its secret", () => {
  const kept = new Map<string, string>();
  const { registry } = registryOf({}, kept);
  const { shown: listed, secret } = registry.create({ roles: ["COMPANY_VIEWER"] });
  const other = registry.create({}).shown.id;
  registry.end(other);
  expect(JSON.stringify([...kept.values()])).not.toContain(secret);
  const again = registryOf({}, kept).registry;
  expect(ids(again)).toEqual([listed.id]);
  const [client] = again.find(listed.id)?.clients ?? [];
  expect(client).toMatchObject({ id: listed.clientId, roles: ["COMPANY_VIEWER"] });
  expect(isSecret(secret, client?.digest as Buffer)).toBe(true);
});

test("after a restart, those in which something waits go on without being asked, but for clocks that stand still", async () => {
  const kept = new Map<string, string>();
  const first = registryOf({}, kept).registry;
  const [moving, still, quiet] = [{}, { speed: 0 }, {}].map((wishes) => first.create(wishes).shown.id);
  const { registry, made } = registryOf({}, kept, [moving as string, still as string, "0000000000000000"]);
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  expect(made).toEqual([`${moving} {"speed":5}`]);
  expect(registry.list().map(({ id }) => id)).toContain(quiet);
});
