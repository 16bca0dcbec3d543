// The sandboxes by id, in the order of their last use, so that those that have to go come first.

import { Refusal } from "../../refusal.ts";
import type { Archive, Remembered } from "./archive.ts";
import type { HeldSandbox } from "./sandbox.ts";

/** A sandbox of which only this is kept until it is used. */
export interface Entry extends Remembered {
  /** Milliseconds since 1970. */
  lastUsed: number;
  sandbox?: HeldSandbox;
}

/** What entries work with. */
export interface EntriesOptions {
  /** Milliseconds without a use until an entry ends. */
  idle: number;
  archive: Archive;
  /** Clock in milliseconds since 1970. */
  now(): number;
}

/** How exactly the last use is known, in milliseconds. */
const grain = 1000;

/** The sandboxes there are, besides `main`. */
export class Entries {
  private readonly options: EntriesOptions;
  private readonly byId = new Map<string, Entry>();

  /** Starts with those that the archive remembers. */
  constructor(options: EntriesOptions) {
    this.options = options;
    const { archive, now } = options;
    for (const known of archive.remembered()) this.byId.set(known.id, { ...known, lastUsed: now() });
  }

  get size(): number {
    return this.byId.size;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  all(): Entry[] {
    return [...this.byId.values()];
  }

  add(known: Remembered): Entry {
    this.options.archive.remember(known);
    const entry: Entry = { ...known, lastUsed: known.made };
    this.byId.set(known.id, entry);
    return entry;
  }

  /** One that has not been idle for too long. */
  present(id: string): Entry | undefined {
    const entry = this.byId.get(id);
    if (entry === undefined || !this.isIdle(entry)) return entry;
    this.end(id);
    return undefined;
  }

  /** Notes that one is in use. */
  touch(entry: Entry): void {
    const time = this.options.now();
    if (time - entry.lastUsed < grain) return;
    entry.lastUsed = time;
    this.byId.delete(entry.id);
    this.byId.set(entry.id, entry);
  }

  /** Ends one; false when there is none. */
  end(id: string): boolean {
    const entry = this.byId.get(id);
    if (entry === undefined) return false;
    // First what can fail: then it goes on as it was.
    this.options.archive.forget(id);
    this.byId.delete(id);
    entry.sandbox?.end();
    return true;
  }

  /** Ends those that are idle; where the file cannot be written, later. */
  sweep(): void {
    try {
      for (const entry of this.byId.values()) {
        if (!this.isIdle(entry)) return;
        this.end(entry.id);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private isIdle({ lastUsed }: Entry): boolean {
    return lastUsed + this.options.idle <= this.options.now();
  }
}
