// Memories of deliveries in the services of the tests, each through a client of its own.

import { Redis } from "ioredis";
import { Pool } from "pg";
import { createClient } from "redis";
import { postgresDedupe } from "../../../client/webhooks/postgres.ts";
import { redisDedupe } from "../../../client/webhooks/redis.ts";
import type { Dedupe, DedupeTimes } from "../../../client/webhooks.ts";

/** A memory and the end of its connection. */
export interface TestStore {
  dedupe: Dedupe;
  close: () => Promise<unknown>;
}

/** Connects to a service, by the name of the driver. */
export const stores = {
  async redis(url: string, times: DedupeTimes): Promise<TestStore> {
    const client = createClient({ url });
    await client.connect();
    return { dedupe: redisDedupe(client, times), close: () => client.close() };
  },
  async ioredis(url: string, times: DedupeTimes): Promise<TestStore> {
    const client = new Redis(url);
    return { dedupe: redisDedupe(client, times), close: () => client.quit() };
  },
  async postgres(url: string, times: DedupeTimes): Promise<TestStore> {
    const pool = new Pool({ connectionString: url });
    return { dedupe: postgresDedupe(pool, times), close: () => pool.end() };
  },
};
