// All sandboxes of a mock: makes, finds and ends them, and lets those go that nobody has used for a while.

import { Refusal } from "../../refusal.ts";
import { digestOf } from "../../secrets/digest.ts";
import type { Client } from "../oauth/clients.ts";
import type { Archive, Wishes } from "./archive.ts";
import { newId, newSecret } from "./credentials.ts";
import { Entries, type Entry } from "./entries.ts";
import { type Listed, listed, planOf, type Shown, shown } from "./listing.ts";
import { createSandbox, type HeldSandbox, mainId, type Plan, type Workshop } from "./sandbox.ts";

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

/** The bounds of every mock. */
export const defaultSandboxLimits: SandboxLimits = { count: 1_000, idle: 24 * 36e5 };

/** What a registry works with. */
export interface RegistryOptions {
  /** Clients of the config file. */
  clients: readonly Client[];
  main: HeldSandbox;
  workshop: Workshop;
  limits: SandboxLimits;
  /** Where states and credentials are kept. */
  archive: Archive;
  /** Clock in milliseconds since 1970; that of the machine when left out. */
  now?(): number;
}

/** How often idle sandboxes are looked for, at most, in milliseconds. */
const sweepEvery = 60_000;

/** Makes the registry; it holds no process alive. */
export function createSandboxes(options: RegistryOptions): Sandboxes {
  return new Registry(options);
}

class Registry implements Sandboxes {
  readonly main: HeldSandbox;
  private readonly options: RegistryOptions;
  private readonly now: () => number;
  private readonly entries: Entries;
  /** Those in which something goes on by itself, and that were not opened since the start. */
  private readonly sleeping: string[];
  private readonly sweeping: NodeJS.Timeout;
  private waking: NodeJS.Immediate;

  constructor(options: RegistryOptions) {
    const { main, limits, archive, now = Date.now } = options;
    this.main = main;
    this.options = options;
    this.now = now;
    this.entries = new Entries({ idle: limits.idle, archive, now });
    this.sleeping = archive.waiting().filter((id) => this.entries.has(id));
    this.sweeping = setInterval(() => this.entries.sweep(), Math.min(limits.idle, sweepEvery)).unref();
    this.waking = setImmediate(() => this.wake()).unref();
  }

  create(wishes: Wishes): { shown: Shown; secret: string } {
    const { entries } = this;
    const { limits } = this.options;
    entries.sweep();
    if (entries.size >= limits.count) throw tooMany(limits.count);
    const secret = newSecret();
    const entry = entries.add({
      id: newId(),
      digest: digestOf(secret).toString("base64"),
      made: this.now(),
      wishes,
    });
    return { shown: shown(entry, this.plan(entry), limits.idle), secret };
  }

  find(id: string): HeldSandbox | undefined {
    if (id === mainId) return this.main;
    const entry = this.entries.present(id);
    if (entry === undefined) return undefined;
    this.entries.touch(entry);
    return this.open(entry);
  }

  list(): Listed[] {
    this.entries.sweep();
    return this.entries.all().map((entry) => listed(entry, this.plan(entry), this.options.limits.idle));
  }

  look(id: string): Shown | undefined {
    const entry = this.entries.present(id);
    return entry && shown(entry, this.plan(entry), this.options.limits.idle);
  }

  end(id: string): boolean {
    return this.entries.end(id);
  }

  count(): number {
    return this.entries.size;
  }

  used(): HeldSandbox[] {
    return [this.main, ...this.entries.all().flatMap(({ sandbox }) => sandbox ?? [])];
  }

  close(): void {
    clearInterval(this.sweeping);
    clearImmediate(this.waking);
    for (const sandbox of this.used()) sandbox.stopDelivery();
  }

  private plan(entry: Entry): Plan {
    return planOf(entry, this.options.clients, this.main.settings);
  }

  private open(entry: Entry): HeldSandbox {
    entry.sandbox ??= createSandbox(this.plan(entry), this.options.workshop);
    return entry.sandbox;
  }

  /** Those in which time goes on do so after a restart without being asked; one after the other, between requests. */
  private wake(): void {
    const entry = this.entries.present(this.sleeping.shift() ?? "");
    if (entry !== undefined && this.plan(entry).settings.speed !== 0) void this.open(entry).state;
    if (this.sleeping.length > 0) this.waking = setImmediate(() => this.wake()).unref();
  }
}

function tooMany(count: number): Refusal {
  return new Refusal(503, `there are ${count} sandboxes already; end some with DELETE /__mock/sandboxes/{id}`);
}
