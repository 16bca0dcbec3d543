// A memory of deliveries in Redis, for receivers on several machines; entry point finance-ramp-api/webhooks/redis.

import { type Dedupe, type DedupeTimes, dedupeTimes } from "./dedupe.ts";

/**
 * A connected client of yours, as far as it is used: one of node-redis (`redis` 4 and later, not its cluster client) or
 * of ioredis. No driver comes with this package.
 */
export type RedisClient =
  | { sendCommand(args: string[]): Promise<unknown> }
  | { call(command: string, ...args: string[]): Promise<unknown> };

/** Options of `redisDedupe`. */
export interface RedisDedupeOptions extends DedupeTimes {
  /** What the keys begin with; `finance-webhook:` unless told. */
  prefix?: string | undefined;
}

/** The value of a key that is done; a claim's value is `claim:` and its token. */
const done = "done";

/** Completes a claim unless another delivery holds one: in one step, or the holder could change in between. */
const completeScript = `
local held = redis.call("GET", KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2], "PX", ARGV[3])
return 1`;

/** Gives up a claim if it is still this delivery's. */
const releaseScript = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`;

/**
 * Remembers handled changes in Redis (2.6.12 or later, or Valkey), so that receivers on several machines handle each
 * once. Redis must not evict these keys (`maxmemory-policy noeviction`), and what it
 * loses in a crash or a failover is handled again.
 * @param client Your connected client. Its credentials stay with it: they are in no error and no event of this package.
 * @param options `ttlMs` and `claimMs` in milliseconds, `prefix` of the keys.
 * @returns The memory. Its methods reject with what the client rejects with.
 * @throws TypeError when the client is none; RangeError for a time that is not a whole number above zero.
 */
export function redisDedupe(client: RedisClient, options: RedisDedupeOptions = {}): Dedupe {
  const send = sender(client);
  const { ttlMs, claimMs } = dedupeTimes(options);
  const { prefix = "finance-webhook:" } = options;
  // Stands for a token when the caller names none.
  const own: string = crypto.randomUUID();
  const claimOf = (token = own) => `claim:${token}`;

  return {
    async claim(key, token) {
      const set = await send("SET", prefix + key, claimOf(token), "NX", "PX", String(claimMs));
      if (set !== null) return "claimed";
      // A key that is gone by now was released or has expired; it counts as busy, and the caller asks again.
      return String(await send("GET", prefix + key)) === done ? "done" : "busy";
    },
    async complete(key, token) {
      await send("EVAL", completeScript, "1", prefix + key, claimOf(token), done, String(ttlMs));
    },
    async release(key, token) {
      await send("EVAL", releaseScript, "1", prefix + key, claimOf(token));
    },
  };
}

/** Sends a command as either client takes it. ioredis has a sendCommand too, which takes something else. */
function sender(client: RedisClient): (...command: [string, ...string[]]) => Promise<unknown> {
  if (client !== null && typeof client === "object") {
    if ("call" in client) return (command, ...args) => client.call(command, ...args);
    if ("sendCommand" in client) return (...command) => client.sendCommand(command);
  }
  throw new TypeError("redisDedupe takes a connected client of node-redis or ioredis");
}
