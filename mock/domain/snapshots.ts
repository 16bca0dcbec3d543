// Snapshots of a state by name. What is stored is frozen, so that a snapshot is a list of it.

import { mostSnapshots } from "../assumed.ts";
import { Refusal } from "../refusal.ts";
import { frozenCopy } from "../store/json.ts";
import type { Resource } from "../store/resources.ts";
import type { Row } from "../store/table.ts";
import { countsOf } from "./look.ts";
import { auditLedger } from "./money/ledger.ts";
import type { ExportedState, SnapshotInfo } from "./types.ts";
import { webhookFault } from "./webhook.ts";
import { currentInstant, type World } from "./world.ts";

/** A snapshot as it is stored, by its name. */
interface Snapshot extends Omit<SnapshotInfo, "name"> {
  rows: readonly Row[];
}

/** Stores what some work changes at a time, and sets the clock to it. */
type SetBack = (time: number, work: () => void) => void;

/** What a state had: resources, money, clock, timers, settings, idempotency keys, and deliveries that wait. */
export class Snapshots {
  private readonly world: World;
  private readonly setBack: SetBack;

  constructor(world: World, setBack: SetBack) {
    this.world = world;
    this.setBack = setBack;
  }

  /** First made first. */
  list(): SnapshotInfo[] {
    return this.table().stored().map(infoOf);
  }

  /**
   * Keeps what the state has; instead of a snapshot of the same name.
   * @throws Refusal 400 for a name that cannot stand in a path, 409 when there are too many, 503 without room.
   */
  take(name: string): SnapshotInfo {
    const { storage } = this.world;
    // A path cannot name . and .. to restore or remove them.
    if (!/^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name))
      throw new Refusal(
        400,
        "the name of a snapshot has 1 to 100 letters, digits, _, . and - only, and is not . or ..",
      );
    const known = this.table().get(name);
    if (known === undefined && this.table().all().length >= mostSnapshots)
      throw new Refusal(
        409,
        `there are ${mostSnapshots} snapshots already; remove one with DELETE /__mock/snapshots/{name}`,
      );
    const value = {
      time: currentInstant(this.world),
      counts: countsOf(this.world, storage.tenantIds()),
      rows: storage.rows(),
    };
    storage.transaction(() => {
      storage.remove(known);
      storage.put({ part: "snapshot", key: name, value });
    });
    return infoOf({ key: name, value });
  }

  /** Brings all of it back, or, with an error, nothing. @throws Refusal 404 for an unknown name, 503 without room. */
  restore(name: string): SnapshotInfo {
    const snapshot = this.find(name);
    const { time, rows } = snapshot.value;
    this.setBack(Date.parse(time), () => this.world.storage.restore(rows));
    return infoOf(snapshot);
  }

  /** @throws Refusal 404 for an unknown name, 503 without room. */
  remove(name: string): void {
    this.world.storage.remove(this.find(name));
  }

  /** What the state has now, without its settings, for a file. It contains the credentials of webhooks. */
  export(): ExportedState {
    const rows = this.world.storage.rows().filter(({ part }) => part !== "value");
    return { time: currentInstant(this.world), rows };
  }

  /** Puts what was exported in place of what the state has. @throws Error in one line that quotes nothing of it. */
  import({ time, rows }: ExportedState): void {
    const { storage, store } = this.world;
    this.setBack(Date.parse(time), () => {
      storage.restore(frozenCopy(rows as Row[]));
      // It throws where an amount is none.
      if (auditLedger(storage).length > 0) throw new Error("the books do not balance");
      const webhooks = storage.tenantIds().flatMap((tenant) => store.select({ tenant, kind: "webhooks" }));
      const isReachable = ({ body, hidden }: Resource) => webhookFault({ ...body, ...hidden }) === undefined;
      if (!webhooks.every(isReachable)) throw new Error("nothing could be sent to a webhook");
    });
  }

  private find(name: string): Row<Snapshot> {
    const snapshot = this.table().get(name);
    if (snapshot !== undefined) return snapshot;
    throw new Refusal(404, `there is no snapshot ${name}; GET /__mock/snapshots lists those there are`);
  }

  private table() {
    return this.world.storage.table<Snapshot>("snapshot");
  }
}

function infoOf({ key: name, value: { time, counts } }: Pick<Row<Snapshot>, "key" | "value">): SnapshotInfo {
  return { name, time, counts };
}
