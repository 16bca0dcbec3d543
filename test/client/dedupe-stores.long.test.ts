// postgresDedupe with a real PostgreSQL.

import { inspect } from "node:util";
import { Client, Pool } from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createDedupeTable, postgresDedupe, purgeDedupeTable } from "../../client/webhooks/postgres.ts";
import { createWebhookReceiver } from "../../client/webhooks.ts";
import { dedupeRules } from "./dedupe-rules.ts";
import { authenticate, delivery, eventOf } from "./deliveries.ts";
import { startPostgres } from "./postgres.ts";

const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres?.url });
if (postgres) await createDedupeTable(pool);
afterAll(async () => {
  await pool.end();
  await postgres?.stop();
});

describe.runIf(postgres)("the table", () => {
  test("is made once, by however many at once; without it, nothing is claimed", async () => {
    await expect(postgresDedupe(pool, { table: "at_once" }).claim("a")).rejects.toThrow("does not exist");
    const client = new Client({ connectionString: postgres?.url });
    await client.connect();
    const made = Array.from({ length: 8 }, () => createDedupeTable(pool, { table: "at_once" }));
    await Promise.all([...made, createDedupeTable(client, { table: "at_once" })]);
    expect(await postgresDedupe(client, { table: "at_once" }).claim("a")).toBe("claimed");
    await client.end();
  });

  test("can stand in a schema, and is purged of what has expired, and of nothing else", async () => {
    const table = "payments.dedupe";
    await pool.query("CREATE SCHEMA payments");
    await createDedupeTable(pool, { table });
    await postgresDedupe(pool, { table, claimMs: 1 }).claim("expired");
    await postgresDedupe(pool, { table, claimMs: 60_000 }).claim("claimed");
    await postgresDedupe(pool, { table }).complete("done");
    await new Promise((resolve) => setTimeout(resolve, 20));
    await purgeDedupeTable(pool, { table });
    const left = "extract(epoch FROM expires_at - clock_timestamp())";
    const { rows } = await pool.query(`SELECT key, done, ${left} AS left FROM ${table} ORDER BY key`);
    expect(rows.map(({ key, done }) => `${key} ${done}`)).toEqual(["claimed false", "done true"]);
    expect(Number(rows[0].left)).toSatisfy((left: number) => left > 55 && left <= 60);
  });
});

test("postgresDedupe shows no credentials, and refuses what is no client, table or time", async () => {
  const client = new Pool({ connectionString: "postgres://user:example-secret@127.0.0.1:1/payments" });
  expect(inspect(postgresDedupe(client), { depth: 20, showHidden: true })).not.toContain("example-secret");
  await client.end();
  for (const table of ["", 'a"b', "a;b", "a.b.c"])
    expect(() => postgresDedupe(pool, { table }), table).toThrow(TypeError);
  for (const none of [undefined, "postgres://127.0.0.1"])
    expect(() => postgresDedupe(none as never)).toThrow(TypeError);
  expect(() => postgresDedupe(pool, { ttlMs: 0 })).toThrow(RangeError);
});

describe.runIf(postgres)("the store", () => {
  // At the same time, for most of it is waiting.
  describe.concurrent("rules", () => {
    const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    dedupeRules((times) => postgresDedupe(pool, times), pass);
  });

  test("when a receiver dies in its handler, its claim expires and another handles the repeat", async () => {
    const claimMs = 600;
    const dying = new Pool({ connectionString: postgres?.url });
    const times: number[] = [];
    const make = (client: Pool, handler: () => unknown) =>
      createWebhookReceiver({
        authenticate,
        dedupe: postgresDedupe(client, { claimMs }),
        on: { PAY_IN_SETTLED: handler },
        handlerTimeoutMs: claimMs,
      });
    const event = freshEvent();
    // It renews its claim for longer than the claim lasts, until its connections are gone.
    const lost = make(dying, () => new Promise(() => {}))(delivery(event));
    const working = make(pool, () => times.push(performance.now()));
    expect((await lost).status).toBe(503);
    expect((await working(delivery(event))).status).toBe(503);
    await dying.end();
    const died = performance.now();
    const repeat = async () => expect((await working(delivery(event))).status).toBe(200);
    await vi.waitFor(repeat, { timeout: 10_000, interval: 20 });
    await repeat();
    expect(times).toHaveLength(1);
    expect((times[0] ?? 0) - died).toBeGreaterThan(claimMs / 2);
  });
});

function freshEvent() {
  const event = eventOf("PAY_IN_SETTLED");
  event.result["payInId"] = crypto.randomUUID();
  return event;
}
