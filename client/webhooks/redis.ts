// finance-ramp-api/webhooks/redis: a dedupe store in Redis, for receivers on several machines.

import { type Dedupe, type DedupeTimes, dedupeTimes } from "./dedupe.ts";

/**
 * Your connected client of node-redis (`redis` 4 and later, not its cluster client) or of ioredis. This package does
 * not include a driver.
 */
export type RedisClient =
  | { sendCommand(args: string[]): Promise<unknown> }
  | { call(command: string, ...args: string[]): Promise<unknown> };

/** Options of `redisDedupe`. */
export interface RedisDedupeOptions extends DedupeTimes {
  /** Prefix of the keys. Default: `finance-webhook:`. */
  prefix?: string | undefined;
}

/** The value of a completed key. The value of a claim is `claim:` and its token. */
const done = "done";

/** Completes a claim unless another delivery has one. In one step, because the claim could change in between. */
const completeScript = `
local held = redis.call("GET", KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2], "PX", ARGV[3])
return 1`;

/** Releases a claim if it still belongs to this delivery. */
const releaseScript = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`;

/** Renews a claim that still belongs to this delivery. */
const renewScript = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("PEXPIRE", KEYS[1], ARGV[2])`;

/**
 * Creates a store of handled changes in Redis (2.6.12 or later, or Valkey), so that receivers on several machines
 * handle each change once. Redis must not evict these keys (`maxmemory-policy noeviction`). Changes that it loses in a
 * crash or failover are handled again.
 * @param client Your connected client. Its credentials never appear in an error or event of this package.
 * @param options `ttlMs` and `claimMs` in milliseconds, and the `prefix` of the keys.
 * @returns The store. Its methods reject with what the client rejects with.
 * @throws TypeError for an invalid client; RangeError for a time that is not a whole number above zero.
 */
export function redisDedupe(client: RedisClient, options: RedisDedupeOptions = {}): Dedupe {
  const send = sender(client);
  const { ttlMs, claimMs } = dedupeTimes(options);
  const { prefix = "finance-webhook:" } = options;
  // Used if the caller passes no token.
  const own: string = crypto.randomUUID();
  const claimOf = (token = own) => `claim:${token}`;

  return {
    claimMs,
    async claim(key, token) {
      const set = await send("SET", prefix + key, claimOf(token), "NX", "PX", String(claimMs));
      if (set !== null) return "claimed";
      // A key that no longer exists was released or has expired. It counts as busy, and the caller tries again.
      return String(await send("GET", prefix + key)) === done ? "done" : "busy";
    },
    async complete(key, token) {
      await send("EVAL", completeScript, "1", prefix + key, claimOf(token), done, String(ttlMs));
    },
    async release(key, token) {
      await send("EVAL", releaseScript, "1", prefix + key, claimOf(token));
    },
    async renew(key, token) {
      await send("EVAL", renewScript, "1", prefix + key, claimOf(token), String(claimMs));
    },
  };
}

/** Sends a command with either client. ioredis also has a `sendCommand`, with other parameters. */
function sender(client: RedisClient): (...command: [string, ...string[]]) => Promise<unknown> {
  if (client !== null && typeof client === "object") {
    if ("call" in client) return (command, ...args) => client.call(command, ...args);
    if ("sendCommand" in client) return (...command) => client.sendCommand(command);
  }
  throw new TypeError("redisDedupe requires a connected client of node-redis or ioredis");
}
