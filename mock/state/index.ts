// The state of the mock: answers operations from what was stored, moves it by the clock, and tells of it in events.

import { loadContracts } from "../../model/contract.ts";
import { webhookCap } from "../assumed.ts";
import { Refusal, refusedBody } from "../refusal.ts";
import { type Contracts, createStateContract, type StateContract } from "./contract.ts";
import { lookAt, waitForPage } from "./hosted.ts";
import { withSent } from "./kept.ts";
import { brought, broughtEvent } from "./learnt.ts";
import { announce } from "./lifecycle/announce.ts";
import { moveByHand, movesOf } from "./lifecycle/by-hand.ts";
import { checkSpeed, createClock, lastMoment } from "./lifecycle/clock.ts";
import { createOutbox } from "./lifecycle/outbox.ts";
import { createSchedule } from "./lifecycle/schedule.ts";
import { notEmitted, transitionsOf } from "./lifecycle/transitions.ts";
import { createLook } from "./look.ts";
import { createLedger, type Ledger } from "./money/ledger.ts";
import { takeCredit } from "./money/pay-in.ts";
import { takeFunds } from "./money/ramp-funding.ts";
import type { Operation } from "./operations/common.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks, silentWebhooks } from "./operations/webhooks.ts";
import { castTenant, firstImage } from "./seed/cast.ts";
import { checkFields } from "./seed/fields.ts";
import { checkReferences } from "./seed/references.ts";
import { seedResources } from "./seed/seed.ts";
import { checkShown } from "./seed/shown.ts";
import { createKept, createSnapshots, type KeptSnapshots } from "./snapshots.ts";
import { type DataFile, openFile } from "./storage/file.ts";
import { Storage } from "./storage/storage.ts";
import type { Settings, State, StateOptions, StateRequest, StateResponse, States } from "./types.ts";
import type { World } from "./world.ts";

/**
 * Opens a single state.
 * @param options Where it is kept, how fast its clock runs, and what its companies may do.
 * @returns The state: the cast of the contract's examples when it is new, else as it was left.
 * @throws Error in one line when the data file is foreign, damaged, in use or cannot be opened; it is left as it was.
 *   Also when the speed is no number of 0 or more, or the contract is not the one this mock was made for.
 */
export function createState(options: StateOptions = {}): State {
  const states = createStates(options);
  return { ...states.open("main", []), renew: states.renew, close: states.close };
}

/**
 * Opens many states that share a contract, its cast and a data file. None costs anything until it is opened, and then
 * next to nothing until it is changed.
 * @param options As of a single state; what companies may do is so in each of them, where it is not said otherwise.
 * @throws As `createState`.
 */
export function createStates(options: StateOptions = {}): States {
  // Before the file is locked.
  checkSpeed(options.speed ?? 1);
  let contract = contractFrom(options.contracts ?? loadContracts());
  const file = options.file === undefined ? undefined : openFile(options.file);
  const opened = new Map<string, { world: World; state: State }>();
  const release = (id: string) => {
    opened.get(id)?.state.close();
    opened.delete(id);
  };
  return {
    open(id, tenants, more = {}) {
      const known = opened.get(id);
      if (known !== undefined) return known.state;
      const world = build(id, tenants[0] ?? castTenant(contract), contract, { ...options, ...more }, file);
      const state = operate(world, { ...options, ...more }, createKept(id, file));
      opened.set(id, { world, state });
      return state;
    },
    notes: () => file?.notes() ?? [],
    waiting: () => file?.waiting() ?? [],
    setNote: (id, note) => file?.setNote(id, note),
    ids: () => [...new Set([...(file?.ids() ?? []), ...opened.keys()])],
    release,
    remove(id) {
      file?.remove(id);
      release(id);
    },
    renew(contracts) {
      contract = contractFrom(contracts);
      for (const { world } of opened.values()) world.contract = contract;
    },
    close() {
      // A clock that stands still in the next run goes on where this one stood.
      for (const { world } of opened.values()) world.storage.noteTime(world.clock.now());
      for (const id of opened.keys()) release(id);
      if (file?.isOpen()) file.close();
    },
  };
}

/** Puts the parts of a state together. */
function build(
  id: string,
  tenantId: string,
  contract: StateContract,
  options: StateOptions,
  file: DataFile | undefined,
): World {
  const { speed = 1 } = options;
  const storage = new Storage(file?.sink(id));
  const stored = file?.read(id);
  if (stored !== undefined) storage.load(stored, lastMoment);
  const last = storage.lastTime() ?? 0;
  // A clock that stands still goes on where it stood; a running one is not behind the time of day.
  const clock = createClock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  if (stored === undefined) storage.start(firstImage(contract, options.cast), tenantId, clock.now());
  const ledgers = new Map<string, Ledger>();
  const world: World = {
    ...{ tenantId, storage, contract, clock },
    store: storage.store(clock.now),
    outbox: createOutbox(storage, (event) => broughtEvent(world.contract, event)),
    settings: { ...settingsOf(options), ...storage.settings() },
    ledger(tenant) {
      let ledger = ledgers.get(tenant);
      if (ledger === undefined) {
        ledger = createLedger(storage.books(tenant));
        ledgers.set(tenant, ledger);
      }
      return ledger;
    },
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

function operate(world: World, options: StateOptions, kept: KeptSnapshots): State {
  const { clock, storage, outbox } = world;
  const { change, catchUp, moveTo, setBack, isWritable, stop } = createSchedule(
    world,
    options.log ?? (() => undefined),
  );

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
        change(() => once(world, request, () => withSent(world, request, (write as Operation)(world, request)))),
      );
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: refusedBody(request.api, error) };
      throw error;
    }
  };

  return {
    answer,
    webhooks: (tenantId) => registeredWebhooks(world, tenantId),
    silentWebhooks: (tenantId) => silentWebhooks(world, tenantId),
    onEvent: outbox.listen,
    deliveries: storage.deliveries,
    now: () => new Date(clock.now()),
    speed: clock.speed,
    onClock: clock.onSet,
    isWritable,
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
        if (tenantId === undefined) {
          storage.setSettings(undefined);
          storage.deliveries.setPolicy(undefined);
        }
        if (tenantId === undefined || tenantId === world.tenantId)
          storage.adopt(firstImage(world.contract, options.cast), world.tenantId, time);
      });
      if (tenantId === undefined) world.settings = settingsOf(options);
    },
    seed(resources, tenantId = world.tenantId) {
      checkFields(world.contract, resources);
      change(() => {
        seedResources(world, tenantId, resources);
        checkReferences(world, tenantId, resources);
        checkShown(world, tenantId, resources);
      });
    },
    credit: (tenantId, credit) => change(() => takeCredit(world, tenantId, credit)),
    hosted(tenants, link) {
      catchUp();
      return lookAt(world, tenants, link);
    },
    waitForPage: (link, tenantId) => change(() => waitForPage(world, tenantId, link)),
    fund(tenantId, funds) {
      catchUp();
      return change(() => takeFunds(world, tenantId, funds));
    },
    announce(tenantId, event, given) {
      catchUp();
      return change(() => announce(world, tenantId, event, given));
    },
    move(order, tenantId = world.tenantId) {
      catchUp();
      return change(() => moveByHand(world, tenantId, order));
    },
    movesOf(kind, id, tenantId = world.tenantId) {
      catchUp();
      return movesOf(world, tenantId, kind, id);
    },
    renew(contracts) {
      world.contract = contractFrom(contracts);
    },
    settings(wanted = {}) {
      if (Object.keys(wanted).length > 0) {
        change(() => storage.setSettings({ ...storage.settings(), ...wanted }));
        world.settings = { ...world.settings, ...wanted };
      }
      return { ...world.settings };
    },
    look: createLook(world, catchUp),
    snapshots: createSnapshots(world, kept, setBack),
    notEmitted: (eventTypes) => notEmitted(world.contract, eventTypes),
    close() {
      stop();
      storage.close();
    },
  };
}
