// All sandboxes of a mock: makes, finds and ends them, and lets those go that nobody has used for a while.

import { type Client, digestOf } from "../authenticate/clients.ts";
import { Refusal } from "../refusal.ts";
import type { Archive, Remembered, Wishes } from "./archive.ts";
import { newId, newSecret } from "./credentials.ts";
import { type Listed, listed, planOf, type Shown, shown } from "./listing.ts";
import { createSandbox, type HeldSandbox, mainId, type Workshop } from "./sandbox.ts";

/** All sandboxes of a mock. */
export interface Sandboxes {
  /** The one that is always there. */
  readonly main: HeldSandbox;
  /**
   * Makes a sandbox.
   * @returns What is shown of it, and the one secret of its clients, which is kept nowhere.
   * @throws Refusal 503 when there are too many, or the data file cannot be written.
   */
  create(wishes: Wishes): { shown: Shown; secret: string };
  /** A sandbox that is in use from now on; undefined when there is none, or it has ended. */
  find(id: string): HeldSandbox | undefined;
  /** Sandboxes in the order of their last use. */
  list(): Listed[];
  /** One of them; looking at it is no use of it. */
  look(id: string): Shown | undefined;
  /** Ends a sandbox: its credentials and tokens are refused, its deliveries stop. */
  end(id: string): boolean;
  /** How many there are, besides `main`. */
  count(): number;
  /** Those of which anything was made, `main` first. */
  used(): HeldSandbox[];
  /** Stops the deliveries of all; what waits stays with the states. */
  close(): void;
}

/** Bounds of a registry. */
export interface SandboxLimits {
  /** Sandboxes at once, besides `main`. */
  count: number;
  /** Milliseconds without a request until a sandbox ends. */
  idle: number;
}

/** The bounds unless flags say otherwise. */
export const defaultSandboxLimits: SandboxLimits = { count: 20_000, idle: 24 * 36e5 };

/** What a registry works with. */
export interface RegistryOptions {
  /** Clients of the config file. */
  clients: readonly Client[];
  main: HeldSandbox;
  workshop: Workshop;
  limits: SandboxLimits;
  /** Where states and credentials are kept; undefined when the mock is stateless. */
  archive: Archive | undefined;
  /** Clock in milliseconds since 1970; that of the machine when left out. */
  now?(): number;
}

/** A sandbox of which only this is kept until it is used. */
interface Entry extends Remembered {
  lastUsed: number;
  sandbox?: HeldSandbox;
}

/** How exactly the last use is known, in milliseconds. */
const grain = 1000;
/** How often idle sandboxes are looked for, at most, in milliseconds. */
const sweepEvery = 60_000;

/** Makes the registry; it holds no process alive. */
export function createSandboxes(options: RegistryOptions): Sandboxes {
  const { clients, main, workshop, limits, archive, now = Date.now } = options;
  // In the order of their last use, so that those that have to go come first.
  const entries = new Map<string, Entry>();
  for (const known of archive?.remembered() ?? []) entries.set(known.id, { ...known, lastUsed: now() });

  const end = (id: string) => {
    const entry = entries.get(id);
    if (entry === undefined) return false;
    // First what can fail: then it goes on as it was.
    archive?.forget(id);
    entries.delete(id);
    entry.sandbox?.end();
    return true;
  };
  const isIdle = ({ lastUsed }: Entry) => lastUsed + limits.idle <= now();
  /** Ends those that are idle; where the file cannot be written, later. */
  const sweep = () => {
    try {
      for (const entry of entries.values()) {
        if (!isIdle(entry)) return;
        end(entry.id);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  const timer = setInterval(sweep, Math.min(limits.idle, sweepEvery)).unref();

  /** An entry that has not been idle for too long. */
  const present = (id: string) => {
    const entry = entries.get(id);
    if (entry === undefined || !isIdle(entry)) return entry;
    end(id);
    return undefined;
  };
  const touch = (entry: Entry) => {
    const time = now();
    if (time - entry.lastUsed < grain) return;
    entry.lastUsed = time;
    entries.delete(entry.id);
    entries.set(entry.id, entry);
  };
  const plan = (entry: Entry) => planOf(entry, clients, main.settings);
  const open = (entry: Entry) => {
    entry.sandbox ??= createSandbox(plan(entry), workshop);
    return entry.sandbox;
  };
  /** Those in which time goes on do so after a restart without being asked; one after the other, between requests. */
  const sleeping = (archive?.waiting() ?? []).filter((id) => entries.has(id));
  const wake = () => {
    const entry = present(sleeping.shift() ?? "");
    if (entry !== undefined && plan(entry).settings.speed !== 0) void open(entry).state;
    if (sleeping.length > 0) waking = setImmediate(wake).unref();
  };
  let waking = setImmediate(wake).unref();
  const used = () => [main, ...[...entries.values()].flatMap(({ sandbox }) => sandbox ?? [])];

  return {
    main,
    create(wishes) {
      sweep();
      if (entries.size >= limits.count) throw tooMany(limits.count);
      const secret = newSecret();
      const known: Remembered = { id: newId(), digest: digestOf(secret).toString("base64"), made: now(), wishes };
      archive?.remember(known);
      const entry: Entry = { ...known, lastUsed: known.made };
      entries.set(known.id, entry);
      return { shown: shown(entry, plan(entry), limits.idle), secret };
    },
    find(id) {
      if (id === mainId) return main;
      const entry = present(id);
      if (entry === undefined) return undefined;
      touch(entry);
      return open(entry);
    },
    list() {
      sweep();
      return [...entries.values()].map((entry) => listed(entry, plan(entry), limits.idle));
    },
    look(id) {
      const entry = present(id);
      return entry && shown(entry, plan(entry), limits.idle);
    },
    end,
    count: () => entries.size,
    used,
    close() {
      clearInterval(timer);
      clearImmediate(waking);
      for (const sandbox of used()) sandbox.stopDelivery();
    },
  };
}

function tooMany(count: number): Refusal {
  return new Refusal(
    503,
    `there are ${count} sandboxes already; end some with DELETE /__mock/sandboxes/{id}, or raise --sandbox-limit`,
  );
}
