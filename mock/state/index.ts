// The state of the mock: answers operations from what was stored, moves it by the clock, and tells of it in events.

import { webhookCap } from "./assumed.ts";
import { brought } from "./learnt.ts";
import { checkSpeed, createClock } from "./lifecycle/clock.ts";
import { fire } from "./lifecycle/moves.ts";
import { createOutbox } from "./lifecycle/outbox.ts";
import { createLedger } from "./money/ledger.ts";
import { takeCredit } from "./money/pay-in.ts";
import type { Operation } from "./operations/common.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks } from "./operations/webhooks.ts";
import { Refusal } from "./refusal.ts";
import { castTenant, seedCast } from "./seed/cast.ts";
import { seedResources } from "./seed/seed.ts";
import { contents, type Database, openDatabase } from "./storage/database.ts";
import { createStore } from "./storage/store.ts";
import { createTimers, type Timer } from "./storage/timers.ts";
import type { State, StateAnswer, StateOptions, StateRequest } from "./types.ts";
import type { World } from "./world.ts";

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Opens the state.
 * @param options Where it is kept, how fast its clock runs, and what its companies may do.
 * @returns The state: the cast of the contract's examples when it is new, else as it was left.
 * @throws Error in one line when the data file is foreign, damaged, in use or cannot be opened; it is left as it was.
 *   Also when the speed is no number of 0 or more.
 */
export function createState(options: StateOptions = {}): State {
  // Before the file is locked.
  checkSpeed(options.speed ?? 1);
  let world: World | undefined;
  const database = openDatabase(options.file, (empty) => {
    world = build(empty, options);
    seedCast(world);
  });
  return operate(world ?? build(database, options));
}

/** Puts the parts together over a database whose tables are there. */
function build(database: Database, options: StateOptions): World {
  const { speed = 1 } = options;
  const last = Number(database.get("SELECT time FROM clock")?.["time"] ?? 0);
  // A clock that stands still goes on where it stood; a running one is not behind the time of day.
  const clock = createClock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  return {
    database,
    clock,
    store: createStore(database, clock.now),
    timers: createTimers(database),
    outbox: createOutbox(database),
    settings: {
      webhookCap: options.webhookCap ?? webhookCap,
      paymentSessions: options.paymentSessions ?? false,
      kycNotRequired: options.kycNotRequired ?? true,
    },
    ledger: (tenant) => createLedger(database, tenant),
  };
}

function operate(world: World): State {
  const { clock, database, outbox, timers } = world;
  let wake: NodeJS.Timeout | undefined;
  let next: Timer | undefined = timers.next();

  /** A running clock wakes the state when the next timer is due; it keeps no process alive. */
  const sleep = () => {
    clearTimeout(wake);
    if (clock.speed === 0 || next === undefined) return;
    const wait = Math.min(Math.max((next.due - clock.now()) / clock.speed, 1), longestWait);
    wake = setTimeout(() => {
      elapse(clock.now());
      sleep();
    }, wait);
    wake.unref();
  };

  /** Stores all that some work changes, with the time it happened, or nothing of it. */
  const commit = <T>(work: () => T): T =>
    database.transaction(() => {
      const result = work();
      database.run("INSERT OR REPLACE INTO clock VALUES (1, ?)", clock.now());
      return result;
    });

  /** Sees to what follows from a change that is stored: timers, and events. */
  const follow = () => {
    next = timers.next();
    sleep();
    outbox.flush();
  };

  const change = <T>(work: () => T): T => {
    const result = commit(work);
    follow();
    return result;
  };

  /** Lets everything happen that is due until a time, each at its own time and in its own transaction. */
  const elapse = (until: number) => {
    while (next !== undefined && next.due <= until) {
      const timer = next;
      clock.at(timer.due, () =>
        commit(() => {
          timers.remove(timer.seq);
          fire(world, timer);
        }),
      );
      follow();
    }
  };

  const answer = (request: StateRequest): StateAnswer | undefined => {
    const read = reads.get(request.operationId);
    const write = writes.get(request.operationId);
    if (request.api === "auth" || (read === undefined && write === undefined)) return undefined;
    elapse(clock.now());
    try {
      if (read !== undefined) return brought(request, read(world, request));
      return brought(
        request,
        change(() => once(world, request, () => (write as Operation)(world, request))),
      );
    } catch (error) {
      return refused(error);
    }
  };

  sleep();
  return {
    answer,
    webhooks: (tenantId) => registeredWebhooks(world, tenantId),
    onEvent: outbox.listen,
    now: () => new Date(clock.now()),
    advance(milliseconds) {
      const until = clock.now() + milliseconds;
      if (!Number.isFinite(until) || milliseconds < 0)
        throw new Error(`the clock cannot be advanced by ${milliseconds} milliseconds`);
      elapse(until);
      change(() => clock.advance(Math.max(until - clock.now(), 0)));
    },
    reset() {
      change(() => {
        for (const table of contents) database.run(`DELETE FROM ${table}`);
        seedCast(world);
      });
    },
    seed(resources, tenantId = castTenant) {
      change(() => seedResources(world, tenantId, resources));
    },
    credit: (tenantId, credit) => change(() => takeCredit(world, tenantId, credit)),
    close() {
      clearTimeout(wake);
      database.close();
    },
  };
}

/** The answer to a refused call, in the envelope that both services share; any other error is the mock's own. */
function refused(error: unknown): StateAnswer {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message } = error;
  return { status, body: { success: false, errors: [{ code, message }] } };
}
