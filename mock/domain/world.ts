// The parts of a state that operations and moves work with.

import type { Store } from "../store/resources.ts";
import type { Storage } from "../store/storage.ts";
import type { StateContract } from "./contract.ts";
import type { Clock } from "./lifecycle/clock.ts";
import type { Outbox } from "./lifecycle/outbox.ts";
import type { Ledger } from "./money/ledger.ts";
import type { Settings } from "./types.ts";

export interface World {
  /** The tenant that has the cast. */
  readonly tenantId: string;
  storage: Storage;
  contract: StateContract;
  store: Store;
  clock: Clock;
  outbox: Outbox;
  readonly settings: Settings;
  ledger(tenant: string): Ledger;
}

/** Time of the mock's clock in ISO 8601. */
export function currentInstant(world: World): string {
  return instantOf(world.clock.now());
}

/** A time in milliseconds since 1970 in ISO 8601. */
export function instantOf(time: number): string {
  return new Date(time).toISOString();
}
