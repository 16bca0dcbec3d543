// The state of the mock: answers operations from what was stored, moves it by the clock, and tells of it in events.

import { loadContracts } from "../../model/contract.ts";
import { webhookCap } from "../assumed.ts";
import { Refusal, refusedBody } from "../refusal.ts";
import { type Contracts, createStateContract, type StateContract } from "./contract.ts";
import { brought, broughtEvent } from "./learnt.ts";
import { announce } from "./lifecycle/announce.ts";
import { moveByHand, movesOf } from "./lifecycle/by-hand.ts";
import { checkSpeed, createClock, lastMoment } from "./lifecycle/clock.ts";
import { createOutbox } from "./lifecycle/outbox.ts";
import { createSchedule } from "./lifecycle/schedule.ts";
import { notEmitted, transitionsOf } from "./lifecycle/transitions.ts";
import { createLedger } from "./money/ledger.ts";
import { takeCredit } from "./money/pay-in.ts";
import { takeFunds } from "./money/ramp-funding.ts";
import type { Operation } from "./operations/common.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks } from "./operations/webhooks.ts";
import { castTenant, seedCast } from "./seed/cast.ts";
import { seedResources } from "./seed/seed.ts";
import { checkShown } from "./seed/shown.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import type { Settings, State, StateOptions, StateRequest, StateResponse } from "./types.ts";
import type { World } from "./world.ts";

/**
 * Opens the state.
 * @param options Where it is kept, how fast its clock runs, and what its companies may do.
 * @returns The state: the cast of the contract's examples when it is new, else as it was left.
 * @throws Error in one line when the data file is foreign, damaged, in use or cannot be opened; it is left as it was.
 *   Also when the speed is no number of 0 or more, or the contract is not the one this mock was made for.
 */
export function createState(options: StateOptions = {}): State {
  // Before the file is locked.
  checkSpeed(options.speed ?? 1);
  const contract = contractFrom(options.contracts ?? loadContracts());
  let world: World | undefined;
  const storage = openStorage(options.file, (empty) => {
    world = build(empty, contract, options);
    seedCast(world);
  });
  return operate(world ?? build(storage, contract, options), options);
}

/** Puts the parts together over storage that is ready. */
function build(storage: Storage, contract: StateContract, options: StateOptions): World {
  const { speed = 1 } = options;
  storage.limitTimes(lastMoment);
  const last = storage.lastTime() ?? 0;
  // A clock that stands still goes on where it stood; a running one is not behind the time of day.
  const clock = createClock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  const world: World = {
    storage,
    contract,
    clock,
    store: storage.store(clock.now),
    outbox: createOutbox(storage.waitingEvents, (event) => broughtEvent(world.contract, event)),
    settings: settingsOf(options),
    ledger: (tenant) => createLedger(storage.books(tenant)),
  };
  return world;
}

/** Payment sessions are refused, as it is documented; NOT_REQUIRED may be asked for, because the cast does. */
function settingsOf(options: StateOptions): Settings {
  return {
    webhookCap: options.webhookCap ?? webhookCap,
    paymentSessions: options.paymentSessions ?? false,
    kycNotRequired: options.kycNotRequired ?? true,
  };
}

/** Looks at all that can be wrong with a contract before anything works by it. */
function contractFrom(contracts: Contracts): StateContract {
  const contract = createStateContract(contracts);
  transitionsOf(contract);
  return contract;
}

function operate(world: World, options: StateOptions): State {
  const { clock, storage, outbox } = world;
  const { change, catchUp, moveTo, setBack, stop } = createSchedule(world, options.log ?? (() => undefined));

  const answer = (request: StateRequest): StateResponse | undefined => {
    const read = reads.get(request.operationId);
    const write = writes.get(request.operationId);
    if (request.api === "auth" || (read === undefined && write === undefined)) return undefined;
    // A read sees what is stored where more cannot be.
    catchUp();
    try {
      if (read !== undefined) return brought(world.contract, request, read(world, request));
      return brought(
        world.contract,
        request,
        change(() => once(world, request, () => (write as Operation)(world, request))),
      );
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: refusedBody(request.api, error) };
      throw error;
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
      if (until > lastMoment) throw new Error(`the clock cannot go beyond ${new Date(lastMoment).toISOString()}`);
      moveTo(Math.floor(until));
    },
    reset(tenantId) {
      const time = tenantId === undefined ? Date.now() : clock.now();
      setBack(time, () => {
        storage.clear(tenantId);
        if (tenantId === undefined || tenantId === castTenant(world.contract)) seedCast(world);
      });
      if (tenantId === undefined) world.settings = settingsOf(options);
    },
    seed(resources, tenantId = castTenant(world.contract)) {
      change(() => {
        seedResources(world, tenantId, resources);
        checkShown(world, tenantId, resources);
      });
    },
    credit: (tenantId, credit) => change(() => takeCredit(world, tenantId, credit)),
    fund(tenantId, funds) {
      catchUp();
      return change(() => takeFunds(world, tenantId, funds));
    },
    announce(tenantId, event, given) {
      catchUp();
      return change(() => announce(world, tenantId, event, given));
    },
    move(order, tenantId = castTenant(world.contract)) {
      catchUp();
      return change(() => moveByHand(world, tenantId, order));
    },
    movesOf(kind, id, tenantId = castTenant(world.contract)) {
      catchUp();
      return movesOf(world, tenantId, kind, id);
    },
    renew(contracts) {
      world.contract = contractFrom(contracts);
    },
    settings: (change = {}) => ({ ...Object.assign(world.settings, change) }),
    notEmitted: (eventTypes) => notEmitted(world.contract, eventTypes),
    close() {
      stop();
      storage.close();
    },
  };
}
