// All sandboxes of a mock: makes, finds, lists and ends them, and lets those go that nobody has used for a while. Their
// credentials are those of the config file again, under ids of their own and with a secret of their own.

import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { Refusal } from "../../refusal.ts";
import { digestOf } from "../../secrets/digest.ts";
import type { MockClient } from "../oauth/clients.ts";
import { type Home, mainId, Sandbox, type SandboxSettings } from "./sandbox.ts";

/** What has to be remembered of a sandbox to make it again. */
interface Note {
  /** SHA-256 of the secret, in base64. */
  digest: string;
  /** Milliseconds since 1970. */
  made: number;
  wishes: SandboxSettings;
}

/** A sandbox as it is shown: what everybody who reaches the control API may see of it, never a secret. */
export interface ShownSandbox {
  id: string;
  /** Its first client, and the tenants of that one. */
  clientId: string;
  tenants: readonly string[];
  /** Path below which the control API drives it. */
  control: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string;
  /** When it ends unless it is used. */
  expires: string;
  clients: (Pick<MockClient, "tenants" | "scopes" | "roles"> & { clientId: string })[];
}

/** Sandboxes at once, besides `main`. */
const most = 1_000;

/** Milliseconds without a request until a sandbox ends: a day. */
const longestIdle = 24 * 36e5;

/** How often idle sandboxes are looked for, in milliseconds. */
const sweepEvery = 60_000;

/** How exactly the last use is known, in milliseconds. */
const grain = 1000;

/** All sandboxes of a mock; it holds no process alive. */
export class Sandboxes {
  /** The one that is always there. */
  readonly main: Sandbox;
  private readonly home: Home;
  /** By id, in the order of their last use, so that those that have to go come first. */
  private readonly members = new Map<string, Sandbox>();
  private readonly sweeping: NodeJS.Timeout;
  private isClosed = false;

  /** @param main The one of the clients of the config file. */
  constructor(main: Sandbox, home: Home) {
    this.main = main;
    this.home = home;
    for (const { id, note } of home.states.notes()) this.join(id, JSON.parse(note) as Note);
    this.sweeping = setInterval(() => this.sweep(), sweepEvery).unref();
    void this.wake(home.states.waiting());
  }

  /**
   * Makes a sandbox.
   * @returns What is shown of it, and the one secret of its clients, which is kept nowhere.
   * @throws Refusal 503 when there are too many, or the data file cannot be written.
   */
  create(wishes: SandboxSettings): { shown: ShownSandbox; secret: string } {
    this.sweep();
    if (this.members.size >= most)
      throw new Refusal(503, `there are ${most} sandboxes already; end some with DELETE /__mock/sandboxes/{id}`);
    // 64 random bits, and 256 of the secret.
    const [id, secret] = [randomBytes(8).toString("hex"), randomBytes(32).toString("base64url")];
    const note: Note = { digest: digestOf(secret).toString("base64"), made: Date.now(), wishes };
    this.home.states.setNote(id, JSON.stringify(note));
    return { shown: shownOf(this.join(id, note)), secret };
  }

  /** A sandbox that is in use from now on; undefined when there is none, or it has ended. */
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

  /** Ends a sandbox: its credentials and tokens are refused, its deliveries stop; false when there is none. */
  end(id: string): boolean {
    const sandbox = this.members.get(id);
    if (sandbox === undefined) return false;
    // First what can fail: then it goes on as it was.
    this.home.states.remove(id);
    this.members.delete(id);
    sandbox.end();
    return true;
  }

  /** How many there are, besides `main`. */
  count(): number {
    return this.members.size;
  }

  /** All of them, `main` first. */
  all(): Sandbox[] {
    return [this.main, ...this.members.values()];
  }

  /** Stops the deliveries of all; what waits stays with the states. */
  close(): void {
    clearInterval(this.sweeping);
    this.isClosed = true;
    for (const sandbox of this.all()) sandbox.stopDelivery();
  }

  /** Takes up a sandbox, of which nothing but its credentials is made; what is not wished for is as in `main`. */
  private join(id: string, { digest, made, wishes }: Note): Sandbox {
    const clients = clientsOf(this.main.clients, id, Buffer.from(digest, "base64"));
    const sandbox = new Sandbox(id, clients, { ...this.main.settings, ...wishes }, this.home, made);
    this.members.set(id, sandbox);
    return sandbox;
  }

  /** One that has not been idle for too long. */
  private present(id: string): Sandbox | undefined {
    const sandbox = this.members.get(id);
    if (sandbox === undefined || !isIdle(sandbox)) return sandbox;
    this.end(id);
    return undefined;
  }

  /** Ends those that are idle; where the file cannot be written, later. */
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

  /** Has time go on after a restart where something waits for it; one after the other, between requests. */
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
  // A sandbox is made with at least one client.
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
 * @param id Id of the sandbox; the id of each client ends in it.
 * @param digest Digest of the one secret they share.
 */
function clientsOf(templates: readonly MockClient[], id: string, digest: Buffer): MockClient[] {
  return templates.map(({ tokens: _fixed, ...template }) => ({ ...template, id: `${template.id}.${id}`, digest }));
}

/** The sandbox that the id of a client names, if it can be one's. */
export function sandboxIdOf(clientId: string): string | undefined {
  return /\.([0-9a-f]{16})$/.exec(clientId)?.[1];
}
