// All sandboxes of a mock: creates, finds, lists and ends them, and ends idle ones. The clients of a sandbox are copies
// of those in the config file, with their own IDs and secret.

import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { Refusal } from "../../refusal.ts";
import { digestOf } from "../../secrets/digest.ts";
import type { MockClient } from "../oauth/clients.ts";
import { type Home, mainId, Sandbox, type SandboxSettings } from "./sandbox.ts";

/** What the data file stores of a sandbox, besides its state. */
interface Note {
  /** SHA-256 of the secret, in base64. */
  digest: string;
  /** Milliseconds since 1970. */
  made: number;
  wishes: SandboxSettings;
}

/** A sandbox as the control API shows it, without secrets. */
export interface ShownSandbox {
  id: string;
  /** The first client, with its tenants. */
  clientId: string;
  tenants: readonly string[];
  /** Path of its control API. */
  control: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string;
  /** When it ends unless it is used. */
  expires: string;
  clients: (Pick<MockClient, "tenants" | "scopes" | "roles"> & { clientId: string })[];
}

/** Most sandboxes at once, without `main`. */
const most = 1_000;

/** Milliseconds without a request until a sandbox ends: a day. */
const longestIdle = 24 * 36e5;

/** How often idle sandboxes are looked for, in milliseconds. */
const sweepEvery = 60_000;

/** Milliseconds within which another use does not count, which saves time. */
const grain = 1000;

/** All sandboxes of a mock. It does not keep the process alive. */
export class Sandboxes {
  /** The sandbox that always exists, with the clients of the config file. */
  readonly main: Sandbox;
  private readonly home: Home;
  /** By ID, in the order of their last use, so that idle ones come first. */
  private readonly members = new Map<string, Sandbox>();
  private readonly sweeping: NodeJS.Timeout;
  private isClosed = false;

  constructor(main: Sandbox, home: Home) {
    this.main = main;
    this.home = home;
    for (const { id, note } of home.states.notes()) this.join(id, JSON.parse(note) as Note);
    this.sweeping = setInterval(() => this.sweep(), sweepEvery).unref();
    void this.wake(home.states.waiting());
  }

  /**
   * Creates a sandbox.
   * @returns The sandbox, and the secret of its clients, which is not stored.
   * @throws Refusal 503 if there are too many, or the data file cannot be written.
   */
  create(wishes: SandboxSettings): { shown: ShownSandbox; secret: string } {
    this.sweep();
    if (this.members.size >= most)
      throw new Refusal(503, `there are ${most} sandboxes already; end some with DELETE /__mock/sandboxes/{id}`);
    // 64 random bits for the ID, and 256 for the secret.
    const [id, secret] = [randomBytes(8).toString("hex"), randomBytes(32).toString("base64url")];
    const note: Note = { digest: digestOf(secret).toString("base64"), made: Date.now(), wishes };
    this.home.states.setNote(id, JSON.stringify(note));
    return { shown: shownOf(this.join(id, note)), secret };
  }

  /** Finds a sandbox, which counts as a use; undefined if it does not exist or has ended. */
  find(id: string): Sandbox | undefined {
    if (id === mainId) return this.main;
    const sandbox = this.present(id);
    const time = Date.now();
    if (sandbox !== undefined && time - sandbox.lastUsed >= grain) {
      sandbox.lastUsed = time;
      this.members.delete(id);
      this.members.set(id, sandbox);
    }
    return sandbox;
  }

  /** Sandboxes in the order of their last use. */
  list(): ShownSandbox[] {
    this.sweep();
    return [...this.members.values()].map(shownOf);
  }

  /** Ends a sandbox: its credentials and tokens are refused, its deliveries stop; false if it does not exist. */
  end(id: string): boolean {
    const sandbox = this.members.get(id);
    if (sandbox === undefined) return false;
    // First, because it can fail: then the sandbox stays.
    this.home.states.remove(id);
    this.members.delete(id);
    sandbox.end();
    return true;
  }

  /** Number of sandboxes, without `main`. */
  count(): number {
    return this.members.size;
  }

  /** All sandboxes, `main` first. */
  all(): Sandbox[] {
    return [this.main, ...this.members.values()];
  }

  /** Stops all deliveries; those that wait stay in the states. */
  close(): void {
    clearInterval(this.sweeping);
    this.isClosed = true;
    for (const sandbox of this.all()) sandbox.stopDelivery();
  }

  /** Adds a sandbox without opening its state; settings that `wishes` leaves out are those of `main`. */
  private join(id: string, { digest, made, wishes }: Note): Sandbox {
    const clients = clientsOf(this.main.clients, id, Buffer.from(digest, "base64"));
    const sandbox = new Sandbox(id, clients, { ...this.main.settings, ...wishes }, this.home, made);
    this.members.set(id, sandbox);
    return sandbox;
  }

  /** The sandbox of an ID, if it exists and is not idle. */
  private present(id: string): Sandbox | undefined {
    const sandbox = this.members.get(id);
    if (sandbox === undefined || !isIdle(sandbox)) return sandbox;
    this.end(id);
    return undefined;
  }

  /** Ends idle sandboxes; if the data file cannot be written, a sandbox stays until the next sweep. */
  private sweep(): void {
    try {
      for (const sandbox of this.members.values()) {
        if (!isIdle(sandbox)) return;
        this.end(sandbox.id);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** After a restart, opens the states that have timers or waiting deliveries, one by one, between requests. */
  private async wake(ids: string[]): Promise<void> {
    for (const id of ids) {
      await setImmediate(undefined, { ref: false });
      const sandbox = this.isClosed ? undefined : this.present(id);
      if (sandbox !== undefined && sandbox.settings.speed !== 0) void sandbox.state;
    }
  }
}

function isIdle({ lastUsed }: Sandbox): boolean {
  return lastUsed + longestIdle <= Date.now();
}

function shownOf({ id, clients, controlPath, made, lastUsed }: Sandbox): ShownSandbox {
  // The cast: a config file has at least one client.
  const [first] = clients as [MockClient];
  const at = (time: number) => new Date(time).toISOString();
  return {
    id,
    clientId: first.id,
    tenants: first.tenants,
    control: controlPath,
    created: at(made),
    lastUsed: at(lastUsed),
    expires: at(lastUsed + longestIdle),
    clients: clients.map(({ id: clientId, digest: _secret, ...client }) => ({ clientId, ...client })),
  };
}

/**
 * The clients of a sandbox.
 * @param templates The clients of the config file.
 * @param id ID of the sandbox, which is the end of each client ID.
 * @param digest Digest of the secret that the clients share.
 */
function clientsOf(templates: readonly MockClient[], id: string, digest: Buffer): MockClient[] {
  return templates.map(({ tokens: _fixed, ...template }) => ({ ...template, id: `${template.id}.${id}`, digest }));
}

/** The sandbox ID at the end of a client ID, if there is one. */
export function sandboxIdOf(clientId: string): string | undefined {
  return /\.([0-9a-f]{16})$/.exec(clientId)?.[1];
}
