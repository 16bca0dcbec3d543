// Asks Prism in its thread; the thread starts with the first question and ends when none comes for a while.

import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Documents, Outcome, Question } from "./question.ts";

/** Prism, as the servers see it. */
export interface Prism {
  /** Asks; never throws: what Prism cannot answer comes back as a fault. */
  ask(question: Question): Promise<Outcome>;
  /** Ends the thread as soon as every question has its response. */
  retire(): void;
  /** Whether it was retired or closed: whoever asks in advance can stop. */
  isRetired(): boolean;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** How long the thread stays without a question, in milliseconds; it holds some 150 MB. */
const idleTime = 30_000;
/** The thread's file beside this one: TypeScript here, JavaScript in the package. */
const workerFile = `prismWorker${extname(import.meta.url)}`;

/**
 * Prepares Prism; nothing is loaded yet.
 * @param documents The bundles by API; they are cloned into the thread.
 */
export function createPrism(documents: Documents): Prism {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isRetired = false;
  let isClosed = false;
  const waiting = new Map<number, (outcome: Outcome) => void>();

  const end = async () => {
    const ended = worker;
    worker = undefined;
    clearTimeout(idle);
    // First: who asks while the thread ends has a thread of its own.
    giveUp("Prism was stopped.");
    await ended?.terminate();
  };
  const giveUp = (fault: string) => {
    for (const resolve of waiting.values()) resolve({ status: 500, fault });
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL(workerFile, import.meta.url), { workerData: documents });
    started.on("message", ({ id, outcome }: { id: number; outcome: Outcome }) => {
      waiting.get(id)?.(outcome);
      waiting.delete(id);
      if (waiting.size > 0) return;
      started.unref();
      if (isRetired) void end();
    });
    started.on("error", (error: Error) => {
      if (worker === started) worker = undefined;
      giveUp(error.message);
    });
    return started;
  };
  return {
    ask(question) {
      // Whoever still asks after the end must not start a thread that nobody ends.
      if (isClosed) return Promise.resolve({ status: 500, fault: "Prism was stopped." });
      worker ??= start();
      worker.ref();
      clearTimeout(idle);
      idle = setTimeout(() => waiting.size === 0 && void end(), idleTime).unref();
      const id = ++lastId;
      worker.postMessage({ id, question });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    retire() {
      isRetired = true;
      if (waiting.size === 0) void end();
    },
    isRetired: () => isRetired || isClosed,
    close() {
      isClosed = true;
      return end();
    },
  };
}
