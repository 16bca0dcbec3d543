// All sandboxes of a mock: makes, finds and ends them, and lets those go that nobody has used for a while.

import { type Client, digestOf } from "../authenticate/clients.ts";
import { Refusal } from "../refusal.ts";
import type { Archive, Remembered, Wishes } from "./archive.ts";
import { newId, newSecret } from "./credentials.ts";
import { type Listed, listed, planOf, type Shown, shown } from "./listing.ts";
import { createSandbox, type HeldSandbox, mainId, type Plan, type Workshop } from "./sandbox.ts";

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
}

/** A sandbox of which only this is kept until it is used. */
interface Registered extends Remembered {
  /** Milliseconds since 1970. */
  lastUsed: number;
  sandbox?: HeldSandbox;
}

/** How often idle sandboxes are looked for, at most, and how exactly the last use is known, in milliseconds. */
const sweepEvery = 60_000;
const grain = 1_000;

/** All sandboxes of a mock; it holds no process alive. */
export class Sandboxes {
  /** The one that is always there. */
  readonly main: HeldSandbox;
  private readonly options: RegistryOptions;
  /** Besides `main`, in the order of their last use, so that those that have to go come first. */
  private readonly byId = new Map<string, Registered>();
  /** Those in which something goes on by itself, and that were not opened since the start. */
  private readonly sleeping: string[];
  private readonly sweeping: NodeJS.Timeout;
  private waking: NodeJS.Immediate;

  /** Starts with those that the archive remembers. */
  constructor(options: RegistryOptions) {
    const { main, limits, archive } = options;
    this.main = main;
    this.options = options;
    for (const known of archive.remembered()) this.byId.set(known.id, { ...known, lastUsed: Date.now() });
    this.sleeping = archive.waiting().filter((id) => this.byId.has(id));
    this.sweeping = setInterval(() => this.sweep(), Math.min(limits.idle, sweepEvery)).unref();
    this.waking = setImmediate(() => this.wake()).unref();
  }

  /**
   * Makes a sandbox.
   * @returns What is shown of it, and the one secret of its clients, which is kept nowhere.
   * @throws Refusal 503 when there are too many, or the data file cannot be written.
   */
  create(wishes: Wishes): { shown: Shown; secret: string } {
    const { limits, archive } = this.options;
    this.sweep();
    if (this.byId.size >= limits.count)
      throw new Refusal(
        503,
        `there are ${limits.count} sandboxes already; end some with DELETE /__mock/sandboxes/{id}`,
      );
    const secret = newSecret();
    const made = Date.now();
    const known = { id: newId(), digest: digestOf(secret).toString("base64"), made, wishes };
    archive.remember(known);
    const registered: Registered = { ...known, lastUsed: made };
    this.byId.set(known.id, registered);
    return { shown: shown(registered, this.plan(registered), limits.idle), secret };
  }

  /** A sandbox that is in use from now on; undefined when there is none, or it has ended. */
  find(id: string): HeldSandbox | undefined {
    if (id === mainId) return this.main;
    const registered = this.present(id);
    if (registered === undefined) return undefined;
    this.touch(registered);
    return this.open(registered);
  }

  /** Sandboxes in the order of their last use. */
  list(): Listed[] {
    this.sweep();
    return [...this.byId.values()].map((each) => listed(each, this.plan(each), this.options.limits.idle));
  }

  /** One of them; looking at it is no use of it. */
  look(id: string): Shown | undefined {
    const registered = this.present(id);
    return registered && shown(registered, this.plan(registered), this.options.limits.idle);
  }

  /** Ends a sandbox: its credentials and tokens are refused, its deliveries stop; false when there is none. */
  end(id: string): boolean {
    const registered = this.byId.get(id);
    if (registered === undefined) return false;
    // First what can fail: then it goes on as it was.
    this.options.archive.forget(id);
    this.byId.delete(id);
    registered.sandbox?.end();
    return true;
  }

  /** How many there are, besides `main`. */
  count(): number {
    return this.byId.size;
  }

  /** Those of which anything was made, `main` first. */
  used(): HeldSandbox[] {
    return [this.main, ...[...this.byId.values()].flatMap(({ sandbox }) => sandbox ?? [])];
  }

  /** Stops the deliveries of all; what waits stays with the states. */
  close(): void {
    clearInterval(this.sweeping);
    clearImmediate(this.waking);
    for (const sandbox of this.used()) sandbox.stopDelivery();
  }

  private plan(registered: Registered): Plan {
    return planOf(registered, this.options.clients, this.main.settings);
  }

  private open(registered: Registered): HeldSandbox {
    registered.sandbox ??= createSandbox(this.plan(registered), this.options.workshop);
    return registered.sandbox;
  }

  private isIdle({ lastUsed }: Registered): boolean {
    return lastUsed + this.options.limits.idle <= Date.now();
  }

  /** One that has not been idle for too long. */
  private present(id: string): Registered | undefined {
    const registered = this.byId.get(id);
    if (registered === undefined || !this.isIdle(registered)) return registered;
    this.end(id);
    return undefined;
  }

  /** Notes that one is in use: it is the last of all. */
  private touch(registered: Registered): void {
    const time = Date.now();
    if (time - registered.lastUsed < grain) return;
    registered.lastUsed = time;
    this.byId.delete(registered.id);
    this.byId.set(registered.id, registered);
  }

  /** Ends those that are idle; where the file cannot be written, later. */
  private sweep(): void {
    try {
      for (const registered of this.byId.values()) {
        if (!this.isIdle(registered)) return;
        this.end(registered.id);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Those in which time goes on do so after a restart without being asked; one after the other, between requests. */
  private wake(): void {
    const registered = this.present(this.sleeping.shift() ?? "");
    if (registered !== undefined && this.plan(registered).settings.speed !== 0) void this.open(registered).state;
    if (this.sleeping.length > 0) this.waking = setImmediate(() => this.wake()).unref();
  }
}
