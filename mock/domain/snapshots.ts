// Snapshots of a state by name. What is stored is frozen, so that a snapshot is a list of it; a file has a copy besides.

import { mostSnapshots } from "../assumed.ts";
import { Refusal } from "../refusal.ts";
import type { DataFile } from "../store/file.ts";
import { frozen } from "../store/json.ts";
import { kinds, type Resource } from "../store/resources.ts";
import type { Row } from "../store/table.ts";
import type { Schedule } from "./lifecycle/schedule.ts";
import { auditLedger } from "./money/ledger.ts";
import type { ExportedState, SnapshotInfo } from "./types.ts";
import { webhookFault } from "./webhook.ts";
import type { World } from "./world.ts";

/** What is known of a snapshot without looking into it. */
interface About extends Omit<SnapshotInfo, "name"> {
  /** Settings changed by a command; all others come from the flags at the start. */
  settings?: object | undefined;
}

/** A snapshot, whose rows are in memory, or in the file alone after a restart. */
interface Snapshot {
  about: About;
  saved?: readonly Row[];
}

/** What a state had: resources, money, clock, timers, settings, idempotency keys, and events that wait. */
export class Snapshots {
  private readonly world: World;
  private readonly schedule: Schedule;
  private readonly id: string;
  private readonly file: DataFile | undefined;
  private readonly known: Map<string, Snapshot>;

  /** @param id The state in the file, if there is one. */
  constructor(world: World, schedule: Schedule, id: string, file: DataFile | undefined) {
    this.world = world;
    this.schedule = schedule;
    this.id = id;
    this.file = file;
    const inFile = file?.snapshots(id) ?? [];
    this.known = new Map(inFile.map(({ name, about }) => [name, { about: JSON.parse(about) as About }]));
  }

  /** First made first. */
  list(): SnapshotInfo[] {
    return [...this.known].map(([name, { about }]) => infoOf(name, about));
  }

  /**
   * Keeps what the state has; instead of a snapshot of the same name.
   * @throws Refusal 400 for a name that cannot stand in a path, 409 when there are too many, 503 without room.
   */
  take(name: string): SnapshotInfo {
    const { known, world, file, id } = this;
    // A path cannot name . and .. to restore or remove them.
    if (!/^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name))
      throw new Refusal(
        400,
        "the name of a snapshot has 1 to 100 letters, digits, _, . and - only, and is not . or ..",
      );
    if (!known.has(name) && known.size >= mostSnapshots)
      throw new Refusal(
        409,
        `there are ${mostSnapshots} snapshots already; remove one with DELETE /__mock/snapshots/{name}`,
      );
    const time = new Date(world.clock.now()).toISOString();
    const about = { time, counts: countsOf(world), settings: world.storage.value("settings") };
    const saved = world.storage.rows();
    file?.addSnapshot(id, name, JSON.stringify(about), saved);
    known.delete(name);
    known.set(name, { about, saved });
    return infoOf(name, about);
  }

  /** Brings all of it back, or, with an error, nothing. @throws Refusal 404 for an unknown name, 503 without room. */
  restore(name: string): SnapshotInfo {
    const { about, saved } = this.find(name);
    const { storage } = this.world;
    const rows = saved ?? this.file?.read(this.id, name);
    if (rows === undefined) throw new Error(`the snapshot ${name} is not in the file`);
    this.schedule.setBack(Date.parse(about.time), () => {
      storage.restore(rows);
      storage.setValue("settings", about.settings);
    });
    return infoOf(name, about);
  }

  /** @throws Refusal 404 for an unknown name, 503 without room. */
  remove(name: string): void {
    this.find(name);
    this.file?.removeSnapshot(this.id, name);
    this.known.delete(name);
  }

  /** What the state has now, without its settings, for a file. It contains the credentials of webhooks. */
  export(): ExportedState {
    const { clock, storage } = this.world;
    // What is set of the mock is exported beside the rows.
    const isExported = ({ part, key }: Row) => part !== "value" || key === "clock" || key === "deliveryNumber";
    return { time: new Date(clock.now()).toISOString(), rows: storage.rows().filter(isExported) };
  }

  /** Puts what was exported in place of what the state has. @throws Error in one line that quotes nothing of it. */
  import({ time, rows }: ExportedState): void {
    const { storage, store } = this.world;
    this.schedule.setBack(Date.parse(time), () => {
      storage.restore(frozen(rows as Row[]));
      // It throws where an amount is none.
      if (auditLedger(storage).length > 0) throw new Error("the books do not balance");
      const webhooks = storage.tenantIds().flatMap((tenant) => store.select({ tenant, kind: "webhooks" }));
      const isReachable = ({ body, hidden }: Resource) => webhookFault({ ...body, ...hidden }) === undefined;
      if (!webhooks.every(isReachable)) throw new Error("nothing could be sent to a webhook");
    });
  }

  private find(name: string): Snapshot {
    const found = this.known.get(name);
    if (found !== undefined) return found;
    throw new Refusal(404, `there is no snapshot ${name}; GET /__mock/snapshots lists those there are`);
  }
}

function infoOf(name: string, { time, counts }: About): SnapshotInfo {
  return { name, time, counts };
}

function countsOf({ store, storage }: World): Record<string, number> {
  const countOf = (kind: (typeof kinds)[number]) =>
    storage.tenantIds().reduce((sum, tenant) => sum + store.count({ tenant, kind }), 0);
  return Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)]));
}
