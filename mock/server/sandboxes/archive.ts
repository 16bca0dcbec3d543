// The states of all sandboxes, and what is remembered of their credentials: in memory, or in the data file.

import type { Contracts } from "../../domain/contract.ts";
import { createStates } from "../../domain/index.ts";
import type { State, States } from "../../domain/types.ts";
import type { Internals, MockOptions } from "../../options.ts";
import type { ClientWishes } from "./credentials.ts";
import { mainId, type SandboxSettings } from "./sandbox.ts";

/** What a new sandbox is to be like. */
export interface Wishes extends SandboxSettings, ClientWishes {}

/** What has to be remembered of a sandbox to make it again. */
export interface Remembered {
  id: string;
  /** SHA-256 of the secret, in base64. */
  digest: string;
  /** Milliseconds since 1970. */
  made: number;
  wishes: Wishes;
}

/** Keeps states and credentials. */
export interface Archive {
  /** The state of a sandbox, as it was left. */
  open(id: string, settings: SandboxSettings, log: (line: string) => void): State;
  /** The sandboxes of the data file; none without one. */
  remembered(): Remembered[];
  /** Ids of those in which something is going on by itself, such as a delivery that waits for its retry. */
  waiting(): string[];
  /** @throws Unwritable when the file cannot be written; then nothing is remembered. */
  remember(sandbox: Remembered): void;
  /** Forgets a sandbox and closes its state. @throws Unwritable when the file cannot be written; then it goes on. */
  forget(id: string): void;
  /** Takes over another contract in all states. @throws Error in one line when they cannot work by it. */
  renew(contracts: Contracts): void;
  /** Writes and closes all, so that they can go on after a restart. */
  close(): void;
}

/**
 * Opens the archive.
 * @param options How the mock is started.
 * @param contracts The contracts as they are now.
 * @returns The archive.
 * @throws Error in one line when the data file cannot be used.
 */
export function openArchive(options: MockOptions & Internals, contracts: () => Contracts): Archive {
  const { state, data, speed, settings, cast, allowHttpWebhooks } = options;
  let opened: States | undefined;
  const states = () => {
    opened ??= createStates({
      contracts: contracts(),
      ...(data === undefined ? {} : { file: data }),
      ...(speed === undefined ? {} : { speed }),
      ...settings,
      ...(cast === undefined ? {} : { cast }),
      ...(allowHttpWebhooks === undefined ? {} : { allowHttpWebhooks }),
    });
    return opened;
  };
  return {
    // Without tenants of its own each has the cast where the contract has it: those of the config are the same in all.
    open: (id, settings, say) =>
      id === mainId && state !== undefined ? state : states().open(id, [], { ...settings, log: say }),
    remembered: () =>
      data === undefined
        ? []
        : states()
            .notes()
            .map(({ id, note }) => read(id, note)),
    waiting: () => (data === undefined ? [] : states().waiting()),
    remember({ id, ...rest }) {
      if (data !== undefined) states().setNote(id, JSON.stringify(rest));
    },
    forget: (id) => states().remove(id),
    renew(next) {
      opened?.renew(next);
    },
    close() {
      state?.close();
      opened?.close();
    },
  };
}

function read(id: string, note: string): Remembered {
  return { id, ...(JSON.parse(note) as Omit<Remembered, "id">) };
}
