// The state of the mock: answers operations from what was stored, moves it by the clock, and tells of it in events.

import { webhookCap } from "./assumed.ts";
import { brought } from "./learnt.ts";
import { checkSpeed, createClock } from "./lifecycle/clock.ts";
import { createOutbox } from "./lifecycle/outbox.ts";
import { createSchedule } from "./lifecycle/schedule.ts";
import { createLedger } from "./money/ledger.ts";
import { takeCredit } from "./money/pay-in.ts";
import type { Operation } from "./operations/common.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks } from "./operations/webhooks.ts";
import { Refusal } from "./refusal.ts";
import { castTenant, seedCast } from "./seed/cast.ts";
import { seedResources } from "./seed/seed.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import type { State, StateAnswer, StateOptions, StateRequest } from "./types.ts";
import type { World } from "./world.ts";

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
  const storage = openStorage(options.file, (empty) => {
    world = build(empty, options);
    seedCast(world);
  });
  return operate(world ?? build(storage, options));
}

/** Puts the parts together over storage that is ready. */
function build(storage: Storage, options: StateOptions): World {
  const { speed = 1 } = options;
  const last = storage.lastTime() ?? 0;
  // A clock that stands still goes on where it stood; a running one is not behind the time of day.
  const clock = createClock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  return {
    storage,
    clock,
    store: storage.store(clock.now),
    outbox: createOutbox(storage.waitingEvents),
    settings: {
      webhookCap: options.webhookCap ?? webhookCap,
      paymentSessions: options.paymentSessions ?? false,
      kycNotRequired: options.kycNotRequired ?? true,
    },
    ledger: (tenant) => createLedger(storage.books(tenant)),
  };
}

function operate(world: World): State {
  const { clock, storage, outbox } = world;
  const { change, elapse, stop } = createSchedule(world);

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
        storage.clear();
        seedCast(world);
      });
    },
    seed(resources, tenantId = castTenant) {
      change(() => seedResources(world, tenantId, resources));
    },
    credit: (tenantId, credit) => change(() => takeCredit(world, tenantId, credit)),
    close() {
      stop();
      storage.close();
    },
  };
}

/** The answer to a refused call, in the envelope that both services share; any other error is the mock's own. */
function refused(error: unknown): StateAnswer {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message } = error;
  return { status, body: { success: false, errors: [{ code, message }] } };
}
