// Opens the states of all sandboxes, which share a contract and a data file.

import { loadContracts } from "../../model/contract.ts";
import { webhookCap } from "../assumptions.ts";
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

/** States by ID; they do not affect each other. */
export type States = ReturnType<typeof createStates>;

/**
 * Makes the states that share a contract, its cast and a data file.
 * @param options Options of all states; `open` can override settings.
 * @throws Error in one line if the data file is foreign, damaged, in use or cannot be opened (it stays unchanged), or
 *   if the contract does not fit this mock.
 */
export function createStates(options: StateOptions = {}) {
  const contract = new StateContract(options.contracts ?? loadContracts());
  // Throws if the contract lacks a transition that the overlay adds to.
  transitionsOf(contract);
  const file = options.file === undefined ? undefined : openFile(options.file);
  const opened = new Map<string, State>();
  return {
    /**
     * Opens a state, or returns the open one.
     * @param id ID of the state in the data file, for example `main`.
     * @param more Options that differ from those of the other states.
     * @returns The stored state, or a new one with the cast.
     */
    open(id: string, more: Partial<Settings> & Pick<StateOptions, "speed" | "log"> = {}): State {
      const state = opened.get(id) ?? build(id, contract, { ...options, ...more }, file);
      opened.set(id, state);
      return state;
    },
    /** The notes in the file, in their order; none without a file. */
    notes: () => file?.notes() ?? [],
    /** IDs of the states in the file that have timers or waiting deliveries; none without a file. */
    waiting: () => file?.waiting() ?? [],
    /**
     * Stores a note about a state in the file, if there is one; the state need not be open.
     * @throws Unwritable if the file cannot be written.
     */
    setNote: (id: string, note: string) => file?.setNote(id, note),
    /** Ends a state, in the file too. @throws Unwritable if the file cannot be written; then the state stays. */
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

function build(id: string, contract: StateContract, options: StateOptions, file: DataFile | undefined): State {
  const { speed = 1 } = options;
  const storage = new Storage(id, file);
  storage.load(file?.read(id) ?? []);
  const { time: last = 0 } = storage.value("clock") ?? {};
  // A clock that stands still continues where it stood; a running one is never behind the current time.
  const clock = new Clock(speed === 0 && last > 0 ? last : Math.max(last, Date.now()), speed);
  const { paymentSessions = false, kycNotRequired = false, companyActive = true } = options;
  // As documented, these are off until an administrator enables them.
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
  // A state that was never changed starts again, at the current time.
  const isNew = last === 0;
  if (isNew)
    storage.transaction(() => {
      storage.clear();
      seedStart(world, options.cast);
    });
  return new State(world, { ...options, isNew });
}
