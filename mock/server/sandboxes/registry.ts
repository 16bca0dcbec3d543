// All sandboxes of a mock: makes, finds, lists and ends them, and lets those go that nobody has used for a while. Their
// credentials are those of the config file again, under ids of their own and with a secret of their own.

import { randomBytes } from "node:crypto";
import { Refusal } from "../../refusal.ts";
import { digestOf } from "../../secrets/digest.ts";
import type { Client } from "../oauth/clients.ts";
import { controlPathOf, type Home, mainId, type Plan, Sandbox, type SandboxSettings } from "./sandbox.ts";

/** What a new sandbox is to be like. */
export interface Wishes extends SandboxSettings, ClientWishes {}

/** What has to be remembered of a sandbox to make it again. */
interface Note {
  /** SHA-256 of the secret, in base64. */
  digest: string;
  /** Milliseconds since 1970. */
  made: number;
  wishes: Wishes;
}

/** A sandbox of which only this is in memory until it is used. */
interface Known extends Note {
  id: string;
  /** Milliseconds since 1970. */
  lastUsed: number;
  sandbox?: Sandbox;
}

/** A sandbox in the list: what everybody who reaches the control API may see of it, never a secret. */
export interface Listed {
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
  /** Whether anything but its credentials has been made. */
  used: boolean;
}

/** A sandbox by itself: with its clients. */
export interface Shown extends Listed {
  clients: (Pick<Client, "tenants" | "scopes" | "roles"> & { clientId: string })[];
}

/** Sandboxes at once, besides `main`. */
const most = 1_000;

/** Milliseconds without a request until a sandbox ends: a day. */
const longestIdle = 24 * 36e5;

/** What a registry works with. */
export interface RegistryOptions {
  /** Clients of the config file. */
  clients: readonly Client[];
  main: Sandbox;
  home: Home;
}

/** How often idle sandboxes are looked for, at most, in milliseconds. */
const sweepEvery = 60_000;

/** How exactly the last use is known, in milliseconds. */
const grain = 1000;

/** All sandboxes of a mock; it holds no process alive. */
export class Sandboxes {
  /** The one that is always there. */
  readonly main: Sandbox;
  private readonly options: RegistryOptions;
  /** In the order of their last use, so that those that have to go come first. */
  private readonly known = new Map<string, Known>();
  /** Those in which something goes on by itself, and that were not opened since the start. */
  private readonly sleeping: string[];
  private readonly sweeping: NodeJS.Timeout;
  private waking: NodeJS.Immediate;

  constructor(options: RegistryOptions) {
    const { main, home } = options;
    const { states } = home;
    this.main = main;
    this.options = options;
    for (const { id, note } of states.notes())
      this.known.set(id, { id, ...(JSON.parse(note) as Note), lastUsed: Date.now() });
    this.sleeping = states.waiting().filter((id) => this.known.has(id));
    this.sweeping = setInterval(() => this.sweep(), sweepEvery).unref();
    this.waking = setImmediate(() => this.wake()).unref();
  }

  /**
   * Makes a sandbox.
   * @returns What is shown of it, and the one secret of its clients, which is kept nowhere.
   * @throws Refusal 503 when there are too many, or the data file cannot be written.
   */
  create(wishes: Wishes): { shown: Shown; secret: string } {
    this.sweep();
    if (this.known.size >= most)
      throw new Refusal(503, `there are ${most} sandboxes already; end some with DELETE /__mock/sandboxes/{id}`);
    const [id, secret, made] = [newId(), newSecret(), Date.now()];
    const note: Note = { digest: digestOf(secret).toString("base64"), made, wishes };
    this.options.home.states.setNote(id, JSON.stringify(note));
    const known: Known = { id, ...note, lastUsed: made };
    this.known.set(id, known);
    return { shown: this.shown(known), secret };
  }

  /** A sandbox that is in use from now on; undefined when there is none, or it has ended. */
  find(id: string): Sandbox | undefined {
    if (id === mainId) return this.main;
    const known = this.present(id);
    if (known === undefined) return undefined;
    const time = Date.now();
    if (time - known.lastUsed >= grain) {
      known.lastUsed = time;
      this.known.delete(id);
      this.known.set(id, known);
    }
    return this.open(known);
  }

  /** Sandboxes in the order of their last use. */
  list(): Listed[] {
    this.sweep();
    return [...this.known.values()].map((known) => this.listed(known, this.planOf(known)));
  }

  /** One of them; looking at it is no use of it. */
  look(id: string): Shown | undefined {
    const known = this.present(id);
    return known && this.shown(known);
  }

  /** Ends a sandbox: its credentials and tokens are refused, its deliveries stop; false when there is none. */
  end(id: string): boolean {
    const known = this.known.get(id);
    if (known === undefined) return false;
    // First what can fail: then it goes on as it was.
    this.options.home.states.remove(id);
    this.known.delete(id);
    known.sandbox?.end();
    return true;
  }

  /** How many there are, besides `main`. */
  count(): number {
    return this.known.size;
  }

  /** Those of which anything was made, `main` first. */
  used(): Sandbox[] {
    return [this.main, ...[...this.known.values()].flatMap(({ sandbox }) => sandbox ?? [])];
  }

  /** Stops the deliveries of all; what waits stays with the states. */
  close(): void {
    clearInterval(this.sweeping);
    clearImmediate(this.waking);
    for (const sandbox of this.used()) sandbox.stopDelivery();
  }

  /** One that has not been idle for too long. */
  private present(id: string): Known | undefined {
    const known = this.known.get(id);
    if (known === undefined || !this.isIdle(known)) return known;
    this.end(id);
    return undefined;
  }

  /** Ends those that are idle; where the file cannot be written, later. */
  private sweep(): void {
    try {
      for (const known of this.known.values()) {
        if (!this.isIdle(known)) return;
        this.end(known.id);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private isIdle({ lastUsed }: Known): boolean {
    return lastUsed + longestIdle <= Date.now();
  }

  private open(known: Known): Sandbox {
    known.sandbox ??= new Sandbox(this.planOf(known), this.options.home);
    return known.sandbox;
  }

  /** What is not wished for is as in `main`. */
  private planOf({ id, digest, wishes }: Known): Plan {
    const { tenants, roles, scopes, ...others } = wishes;
    const own = { ...(tenants && { tenants }), ...(roles && { roles }), ...(scopes && { scopes }) };
    const clients = clientsOf(this.options.clients, id, Buffer.from(digest, "base64"), own);
    return { id, settings: { ...this.main.settings, ...others }, clients, tenants: allTenants(clients) };
  }

  private listed({ id, made, lastUsed, sandbox }: Known, { clients }: Plan): Listed {
    const [first] = clients as [Client];
    const at = (time: number) => new Date(time).toISOString();
    return {
      ...{ id, clientId: first.id, tenants: first.tenants, control: controlPathOf(id), created: at(made) },
      ...{ lastUsed: at(lastUsed), expires: at(lastUsed + longestIdle), used: sandbox !== undefined },
    };
  }

  private shown(known: Known): Shown {
    const plan = this.planOf(known);
    const clients = plan.clients.map(({ id: clientId, digest: _secret, ...client }) => ({ clientId, ...client }));
    return { ...this.listed(known, plan), clients };
  }

  /** Those in which time goes on do so after a restart without being asked; one after the other, between requests. */
  private wake(): void {
    const known = this.present(this.sleeping.shift() ?? "");
    if (known !== undefined && this.planOf(known).settings.speed !== 0) void this.open(known).state;
    if (this.sleeping.length > 0) this.waking = setImmediate(() => this.wake()).unref();
  }
}

/** What differs from the first client of the config file; it stands for the application under test. */
export interface ClientWishes {
  /** How many tenants it has. */
  tenants?: number;
  roles?: string[];
  scopes?: string[];
}

/** A new id of a sandbox: 64 random bits. */
export function newId(): string {
  return randomBytes(8).toString("hex");
}

/** A new secret: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The clients of a sandbox.
 * @param templates The clients of the config file.
 * @param id Id of the sandbox; the id of each client ends in it.
 * @param digest Digest of the one secret they share.
 * @param wishes What differs in the first one.
 */
export function clientsOf(templates: readonly Client[], id: string, digest: Buffer, wishes: ClientWishes): Client[] {
  const { tenants, ...others } = wishes;
  return templates.map(({ tokens: _fixed, ...template }, index) => ({
    ...template,
    ...(index === 0 ? others : {}),
    ...(index === 0 && tenants !== undefined ? { tenants: tenantsOf(templates, tenants) } : {}),
    id: `${template.id}.${id}`,
    digest,
  }));
}

/** The sandbox that the id of a client names, if it can be one's. */
export function sandboxIdOf(clientId: string): string | undefined {
  return /\.([0-9a-f]{16})$/.exec(clientId)?.[1];
}

/** Tenants of some clients, each once. */
export function allTenants(clients: readonly Client[]): string[] {
  return [...new Set(clients.flatMap(({ tenants }) => tenants))];
}

/** The first tenants of the config file; where it has fewer, others count on from its first one. */
function tenantsOf(templates: readonly Client[], count: number): string[] {
  const known = allTenants(templates);
  const [head, tail] = [(known[0] as string).slice(0, 24), (known[0] as string).slice(24)];
  for (let step = 1n; known.length < count; step++) {
    const next = head + ((BigInt(`0x${tail}`) + step) % 2n ** 48n).toString(16).padStart(12, "0");
    if (!known.includes(next)) known.push(next);
  }
  return known.slice(0, count);
}
