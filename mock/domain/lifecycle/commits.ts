// Stores changes with the time they happened, and knows whether more of them can be stored.

import { Unwritable } from "../../refusal.ts";
import type { World } from "../world.ts";

/** The changes of a state. */
export class Commits {
  private readonly world: World;
  private readonly log: (line: string) => void;
  private wasWritable = true;

  /** @param log Told when changes cannot be stored, and when they can again. */
  constructor(world: World, log: (line: string) => void) {
    this.world = world;
    this.log = log;
  }

  /**
   * Stores all that some work changes, or nothing of it.
   * @throws Unwritable when there is no room.
   */
  commit<T>(work: () => T): T {
    const { storage, clock } = this.world;
    try {
      const result = storage.transaction(() => {
        const done = work();
        storage.setValue("clock", { time: clock.now() });
        return done;
      });
      this.recover();
      return result;
    } catch (error) {
      if (error instanceof Unwritable) this.fail(error);
      throw error;
    }
  }

  /** Whether changes can be stored: as the last one was, or as one that is tried where it was not. */
  isWritable(): boolean {
    this.recover();
    return this.wasWritable;
  }

  private fail({ message }: Unwritable): void {
    if (this.wasWritable) this.log(`${message} Writes are refused with 503 until there is room; reads go on.`);
    this.wasWritable = false;
  }

  /** One small change that fits does not mean that the next one does: there has to be room for any. */
  private recover(): void {
    if (this.wasWritable) return;
    try {
      this.world.storage.probe();
    } catch (error) {
      if (error instanceof Unwritable) return;
      throw error;
    }
    this.wasWritable = true;
    this.log("The data file can be written again.");
  }
}
