// Snapshots of a state by name. What is stored is frozen, so that a snapshot is a list of it; a file has a copy besides.

import { mostSnapshots } from "../assumed.ts";
import { Refusal } from "../refusal.ts";
import { frozen } from "../store/copy.ts";
import type { DataFile } from "../store/file.ts";
import { kinds, type Resource } from "../store/resources.ts";
import type { Storage } from "../store/storage.ts";
import type { Row } from "../store/table.ts";
import { auditLedger } from "./money/ledger.ts";
import type { Settings, SnapshotInfo, Snapshots } from "./types.ts";
import { webhookFault } from "./webhook-fault.ts";
import type { World } from "./world.ts";

/** What is known of a snapshot without looking into it. */
interface About extends Omit<SnapshotInfo, "name"> {
  /** What was set by a command; the flags of the start count for the others. */
  settings?: object | undefined;
}

/** Where the snapshots of a state are kept. */
export interface KeptSnapshots {
  list(): Map<string, About>;
  find(name: string): readonly Row[] | undefined;
  add(name: string, about: About, storage: Storage): void;
  remove(name: string): void;
}

/**
 * Keeps the snapshots of a state: in memory, and in the file if there is one.
 * @param id The state.
 */
export function createKept(id: string, file: DataFile | undefined): KeptSnapshots {
  const known = new Map<string, { about: About; saved: readonly Row[] | undefined }>();
  for (const { name, about } of file?.snapshots(id) ?? [])
    known.set(name, { about: JSON.parse(about) as About, saved: undefined });
  return {
    list: () => new Map([...known].map(([name, { about }]) => [name, about])),
    find: (name) => known.get(name)?.saved ?? file?.read(id, name),
    add(name, about, storage) {
      const saved = storage.rows();
      file?.addSnapshot(id, name, JSON.stringify(about), saved);
      known.delete(name);
      known.set(name, { about, saved });
    },
    remove(name) {
      file?.removeSnapshot(id, name);
      known.delete(name);
    },
  };
}

/**
 * Makes the snapshots of a state.
 * @param kept Where they are kept.
 * @param setBack Stores what some work changes at a time, and sets the clock to it.
 * @param atStart The settings of the start, which count where none was set.
 */
export function createSnapshots(
  world: World,
  kept: KeptSnapshots,
  setBack: (time: number, work: () => void) => void,
  atStart: Settings,
): Snapshots {
  const aboutOf = (name: string): About => {
    const about = kept.list().get(name);
    if (about === undefined)
      throw new Refusal(404, `there is no snapshot ${name}; GET /__mock/snapshots lists those there are`);
    return about;
  };
  return {
    list: () => [...kept.list()].map(([name, about]) => infoOf(name, about)),
    take(name) {
      // A path cannot name . and .. to restore or remove them.
      if (!/^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name))
        throw new Refusal(
          400,
          "the name of a snapshot has 1 to 100 letters, digits, _, . and - only, and is not . or ..",
        );
      const names = kept.list();
      if (!names.has(name) && names.size >= mostSnapshots)
        throw new Refusal(
          409,
          `there are ${mostSnapshots} snapshots already; remove one with DELETE /__mock/snapshots/{name}`,
        );
      const time = new Date(world.clock.now()).toISOString();
      const about = { time, counts: countsOf(world), settings: world.storage.settings() };
      kept.add(name, about, world.storage);
      return infoOf(name, about);
    },
    restore(name) {
      const about = aboutOf(name);
      const saved = kept.find(name);
      if (saved === undefined) throw new Error(`the snapshot ${name} is not in the file`);
      setBack(Date.parse(about.time), () => {
        world.storage.restore(saved);
        world.storage.setValue("settings", about.settings);
      });
      world.settings = { ...atStart, ...about.settings };
      return infoOf(name, about);
    },
    remove(name) {
      aboutOf(name);
      kept.remove(name);
    },
    export: () => ({ time: new Date(world.clock.now()).toISOString(), rows: exportedRows(world.storage) }),
    import({ time, rows }) {
      setBack(Date.parse(time), () => {
        world.storage.restore(frozen(rows as Row[]));
        // It throws where an amount is none.
        if (auditLedger(world.storage).length > 0) throw new Error("the books do not balance");
        const webhooks = world.storage
          .tenantIds()
          .flatMap((tenant) => world.store.select({ tenant, kind: "webhooks" }));
        const isReachable = ({ body, hidden }: Resource) => webhookFault({ ...body, ...hidden }) === undefined;
        if (!webhooks.every(isReachable)) throw new Error("nothing could be sent to a webhook");
      });
    },
  };
}

function infoOf(name: string, { time, counts }: About): SnapshotInfo {
  return { name, time, counts };
}

function countsOf({ store, storage }: World): Record<string, number> {
  const countOf = (kind: (typeof kinds)[number]) =>
    storage.tenantIds().reduce((sum, tenant) => sum + store.count({ tenant, kind }), 0);
  return Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)]));
}

/** What is set of the mock is exported beside the rows. */
function exportedRows(storage: Storage): Row[] {
  return storage.rows().filter(({ part, key }) => part !== "value" || key === "clock" || key === "deliveryNumber");
}
