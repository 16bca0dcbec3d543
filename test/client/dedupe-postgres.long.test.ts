// postgresDedupe against a real PostgreSQL.

import { inspect } from "node:util";
import { Client, Pool } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { createDedupeTable, postgresDedupe, purgeDedupeTable } from "../../client/webhooks/postgres.ts";
import { startPostgres } from "./lib/services.ts";
import { storeTests } from "./lib/store-tests.ts";

const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres?.url });
if (postgres) await createDedupeTable(pool);
afterAll(async () => {
  await pool.end();
  await postgres?.stop();
});

describe.runIf(postgres)("pg", async () => {
  if (postgres !== undefined) await storeTests("postgres", postgres.url);
});

describe.runIf(postgres)("the table", () => {
  test("is made once, by however many at the same moment, and by one client as by a pool", async () => {
    const client = new Client({ connectionString: postgres?.url });
    await client.connect();
    const made = Array.from({ length: 8 }, () => createDedupeTable(pool, { table: "at_once" }));
    await Promise.all([...made, createDedupeTable(client, { table: "at_once" })]);
    expect(await postgresDedupe(client, { table: "at_once" }).claim("a")).toBe("claimed");
    await client.end();
  });

  test("can stand in a schema", async () => {
    await pool.query("CREATE SCHEMA payments");
    await createDedupeTable(pool, { table: "payments.dedupe" });
    const dedupe = postgresDedupe(pool, { table: "payments.dedupe" });
    await dedupe.claim("a");
    await dedupe.complete("a");
    const { rows } = await pool.query("SELECT key, done FROM payments.dedupe");
    expect(rows).toEqual([{ key: "a", done: true }]);
  });

  test("is purged of what has expired, and of nothing else", async () => {
    const table = "purged";
    await createDedupeTable(pool, { table });
    await postgresDedupe(pool, { table, claimMs: 1 }).claim("expired");
    await postgresDedupe(pool, { table }).claim("claimed");
    await postgresDedupe(pool, { table }).complete("done");
    await new Promise((resolve) => setTimeout(resolve, 20));
    await purgeDedupeTable(pool, { table });
    const { rows } = await pool.query(`SELECT key FROM ${table} ORDER BY key`);
    expect(rows).toEqual([{ key: "claimed" }, { key: "done" }]);
  });

  test("times are those of the database's clock", async () => {
    const table = "clock";
    await createDedupeTable(pool, { table });
    await postgresDedupe(pool, { table, claimMs: 60_000 }).claim("a");
    const { rows } = await pool.query(
      `SELECT extract(epoch FROM expires_at - clock_timestamp()) AS left FROM ${table}`,
    );
    expect(Number(rows[0].left)).toSatisfy((left: number) => left > 55 && left <= 60);
  });

  test("a missing table is an error and no claim", async () => {
    await expect(postgresDedupe(pool, { table: "missing" }).claim("a")).rejects.toThrow("does not exist");
  });
});

test("shows nothing of the client's credentials, and refuses what is no client, table or time", async () => {
  const client = new Pool({ connectionString: "postgres://user:example-secret@127.0.0.1:1/payments" });
  expect(inspect(postgresDedupe(client), { depth: 20, showHidden: true })).not.toContain("example-secret");
  await client.end();
  for (const table of ["", "a b", 'a"b', "a;b", "a.b.c", "A", "1a", ".a", "a."])
    expect(() => postgresDedupe(pool, { table }), table).toThrow(TypeError);
  for (const none of [undefined, null, {}, "postgres://127.0.0.1"])
    expect(() => postgresDedupe(none as never)).toThrow(TypeError);
  expect(() => postgresDedupe(pool, { ttlMs: 0 })).toThrow(RangeError);
});
