// The state of the mock: opens states, each put together from its parts, that share a contract and a data file.

import { loadContracts } from "../../model/contract.ts";
import { type DataFile, openFile } from "../store/file.ts";
import { Storage } from "../store/storage.ts";
import { complete, completeAll, completeEvent } from "./complete.ts";
import type { StateContract } from "./contract.ts";
import { checkSpeed, createClock, lastMoment } from "./lifecycle/clock.ts";
import { createOutbox } from "./lifecycle/outbox.ts";
import { createLedger, type Ledger } from "./money/ledger.ts";
import { operate } from "./operate.ts";
import { castTenant, seedStart } from "./seed/cast.ts";
import { createKept } from "./snapshots.ts";
import { contractFrom, settingsOf } from "./start.ts";
import type { State, StateOptions, States } from "./types.ts";
import type { World } from "./world.ts";

/**
 * Opens a single state.
 * @param options Where it is kept, how fast its clock runs, and what its companies may do.
 * @returns The state: the cast of the contract's examples when it is new, else as it was left.
 * @throws Error in one line when the data file is foreign, damaged, in use or cannot be opened; it is left as it was.
 *   Also when the speed is no number of 0 or more, or the contract is not the one this mock was made for.
 */
export function createState(options: StateOptions = {}): State & Pick<States, "renew"> {
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
      for (const { world } of opened.values()) {
        world.contract = contract;
        world.storage.transaction(() => completeAll(world));
      }
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
  const ledgers = new Map<string, Ledger>();
  const world: World = {
    ...{ tenantId, storage, contract, clock },
    store: storage.store(clock.now, (kind, body) => complete(world.contract, kind, body)),
    outbox: createOutbox(storage, (event) => completeEvent(world.contract, event)),
    settings: { ...settingsOf(options), ...storage.settings() },
    allowHttpWebhooks: options.allowHttpWebhooks ?? false,
    ledger(tenant) {
      let ledger = ledgers.get(tenant);
      if (ledger === undefined) {
        ledger = createLedger(storage.books(tenant));
        ledgers.set(tenant, ledger);
      }
      return ledger;
    },
  };
  if (stored === undefined) storage.start(() => seedStart(world, clock.now(), options.cast));
  else storage.transaction(() => completeAll(world));
  return world;
}
