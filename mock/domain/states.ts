// The state of the mock: opens states, each put together from its parts, that share a contract and a data file.

import { loadContracts } from "../../model/contract.ts";
import { webhookCap } from "../assumed.ts";
import { type DataFile, openFile } from "../store/file.ts";
import { Store } from "../store/resources.ts";
import { Storage } from "../store/storage.ts";
import { complete } from "./complete.ts";
import { StateContract } from "./contract.ts";
import { Clock } from "./lifecycle/clock.ts";
import { Outbox } from "./lifecycle/outbox.ts";
import { transitionsOf } from "./lifecycle/transitions.ts";
import { Ledger } from "./money/ledger.ts";
import { castTenant, seedStart } from "./seed/cast.ts";
import { State } from "./state.ts";
import type { Settings, StateOptions } from "./types.ts";
import type { World } from "./world.ts";

/** States by id, each a world of its own: what happens in one is never seen in another. */
export type States = ReturnType<typeof createStates>;

/**
 * Opens many states that share a contract, its cast and a data file. None costs anything until it is opened, and then
 * next to nothing until it is changed.
 * @param options What companies may do is so in each of them, where it is not said otherwise.
 * @throws Error in one line when the data file is foreign, damaged, in use or cannot be opened; it is left as it was.
 *   Also when the contract is not the one this mock was made for.
 */
export function createStates(options: StateOptions = {}) {
  const contract = new StateContract(options.contracts ?? loadContracts());
  // It throws where the contract lacks what the mock adds to.
  transitionsOf(contract);
  const file = options.file === undefined ? undefined : openFile(options.file);
  const opened = new Map<string, State>();
  return {
    /**
     * Opens a state; the same one when it is open.
     * @param id By which the data file, if any, knows it. The mock's own is called `main`.
     * @param more What is otherwise than in the other states.
     * @returns The state as it was left, or the cast when it is new.
     */
    open(id: string, more: Partial<Settings> & Pick<StateOptions, "speed" | "log"> = {}): State {
      const state = opened.get(id) ?? build(id, contract, { ...options, ...more }, file);
      opened.set(id, state);
      return state;
    },
    /** What was noted of each state in the file, in the order of the notes; nothing without a file. */
    notes: () => file?.notes() ?? [],
    /** The ids of the states in the file in which something is going on by itself; none without a file. */
    waiting: () => file?.waiting() ?? [],
    /**
     * Notes something of a state in the file, which need not be opened for it; nothing without a file.
     * @throws Unwritable when the file cannot be written.
     */
    setNote: (id: string, note: string) => file?.setNote(id, note),
    /** Ends a state, in the file too. @throws Unwritable when the file cannot be written; then it goes on. */
    remove(id: string): void {
      file?.remove(id);
      opened.get(id)?.close();
      opened.delete(id);
    },
    /** Closes all states, and the file. */
    close(): void {
      for (const state of opened.values()) {
        state.noteTime();
        state.close();
      }
      opened.clear();
      file?.close();
    },
  };
}

/** Puts the parts of a state together. */
function build(id: string, contract: StateContract, options: StateOptions, file: DataFile | undefined): State {
  const { speed = 1 } = options;
  const storage = new Storage(id, file);
  storage.load(file?.read(id) ?? []);
  const { time: last = 0 } = storage.value("clock") ?? {};
  // A clock that stands still goes on where it stood; a running one is not behind the time of day.
  const clock = new Clock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  const { paymentSessions = false, kycNotRequired = false, companyActive = true } = options;
  // What an administrator has to enable is refused until then, as it is documented.
  const atStart = { webhookCap: options.webhookCap ?? webhookCap, paymentSessions, kycNotRequired, companyActive };
  const world: World = {
    tenantId: castTenant(contract),
    storage,
    contract,
    clock,
    outbox: new Outbox(storage),
    store: new Store(
      storage,
      () => clock.now(),
      (kind, body) => complete(contract, kind, body),
    ),
    get settings() {
      return { ...atStart, ...storage.value("settings") };
    },
    ledger: (tenant) => new Ledger(storage, tenant),
  };
  // One that was never changed begins anew, on this day.
  const isNew = last === 0;
  if (isNew)
    storage.transaction(() => {
      storage.clear();
      seedStart(world, options.cast);
    });
  return new State(world, { ...options, isNew });
}
