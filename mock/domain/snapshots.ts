// Snapshots of a state by name. Rows are frozen, so a snapshot is just a list of rows.

import { mostSnapshots } from "../assumptions.ts";
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

/** Stores the changes of some work at a time, and sets the clock to that time. */
type SetBack = (time: number, work: () => void) => void;

/** Snapshots of resources, money, clock, timers, settings, idempotency keys, and waiting deliveries. */
export class Snapshots {
  private readonly world: World;
  private readonly setBack: SetBack;

  constructor(world: World, setBack: SetBack) {
    this.world = world;
    this.setBack = setBack;
  }

  /** The oldest first. */
  list(): SnapshotInfo[] {
    return this.table().stored().map(infoOf);
  }

  /**
   * Takes a snapshot; it replaces one of the same name.
   * @throws Refusal 400 for a name that does not fit a path, 409 if there are too many, 503 if the file has no room.
   */
  take(name: string): SnapshotInfo {
    const { storage } = this.world;
    // A path with . or .. is refused, so that such a snapshot could not be restored or removed.
    if (!/^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name))
      throw new Refusal(
        400,
        "the name of a snapshot must have 1 to 100 letters, digits, _, . and -, and must not be . or ..",
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

  /** Restores all of it, or nothing. @throws Refusal 404 for an unknown name, 503 if the file has no room. */
  restore(name: string): SnapshotInfo {
    const snapshot = this.find(name);
    const { time, rows } = snapshot.value;
    this.setBack(Date.parse(time), () => this.world.storage.restore(rows));
    return infoOf(snapshot);
  }

  /** @throws Refusal 404 for an unknown name, 503 if the file has no room. */
  remove(name: string): void {
    this.world.storage.remove(this.find(name));
  }

  /** The state without its settings, for a file. It has the credentials of webhooks. */
  export(): ExportedState {
    const rows = this.world.storage.rows().filter(({ part }) => part !== "value");
    return { time: currentInstant(this.world), rows };
  }

  /** Replaces the state with an exported one. @throws Error in one line that quotes nothing of the export. */
  import({ time, rows }: ExportedState): void {
    const { storage, store } = this.world;
    this.setBack(Date.parse(time), () => {
      // The cast: the digest has shown that a mock wrote the rows.
      storage.restore(frozenCopy(rows as Row[]));
      // Also throws for an invalid amount.
      if (auditLedger(storage).length > 0) throw new Error("the ledger does not balance");
      const webhooks = storage.tenantIds().flatMap((tenant) => store.select({ tenant, kind: "webhooks" }));
      const isReachable = ({ body, hidden }: Resource) => webhookFault({ ...body, ...hidden }) === undefined;
      if (!webhooks.every(isReachable)) throw new Error("nothing can be sent to a webhook");
    });
  }

  private find(name: string): Row<Snapshot> {
    const snapshot = this.table().get(name);
    if (snapshot !== undefined) return snapshot;
    throw new Refusal(404, `there is no snapshot ${name}; GET /__mock/snapshots lists them`);
  }

  private table() {
    return this.world.storage.table<Snapshot>("snapshot");
  }
}

function infoOf({ key: name, value: { time, counts } }: Pick<Row<Snapshot>, "key" | "value">): SnapshotInfo {
  return { name, time, counts };
}
