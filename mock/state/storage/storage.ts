// All that one state keeps, in memory. Where there is a file, each transaction is written to it before it counts.

import { Unwritable } from "../refusals.ts";
import { Books } from "./books.ts";
import { type Change, Changes, type Sink } from "./changes.ts";
import { WaitingDeliveries, type WaitingDelivery } from "./deliveries.ts";
import { type Image, isMoving, timersIn } from "./image.ts";
import { KeptResults } from "./results.ts";
import { createStore, type Kind, kinds, type Store, type Tenants } from "./store.ts";
import { type SavedTenant, TenantRows } from "./tenant.ts";
import { type Timer, Timers } from "./timers.ts";
import { type WaitingEvent, WaitingEvents } from "./waiting.ts";
import type { Writing } from "./writing.ts";

/** All that a state had at some time; nothing of it is ever changed. */
export interface Saved {
  /** The last place that was used. */
  lastSeq: number;
  time: number | undefined;
  tenants: [string, SavedTenant][];
  timers: Timer[];
  events: WaitingEvent[];
  deliveries: WaitingDelivery[];
  /** The last number of a delivery that was used. */
  lastDelivery: number;
  /** Settings of the company and policy of deliveries, as far as they were set. */
  settings?: object | undefined;
  policy?: object | undefined;
  /** Digest of the scenario file that was loaded last. */
  loaded?: string | undefined;
}

/** What takes the place of all that is here. */
interface Replaced {
  tenants: Map<string, TenantRows>;
  timers: Timer[];
  events: WaitingEvent[];
  deliveries: WaitingDelivery[];
  /** As it is when left out. */
  lastDelivery?: number;
}

const nothing = new TenantRows();

/** What a state keeps. */
export class Storage implements Writing, Tenants {
  readonly changes: Changes;
  readonly timers: Timers;
  readonly waitingEvents: WaitingEvents;
  readonly deliveries: WaitingDeliveries;
  readonly results: KeptResults;
  private readonly sink: Sink | undefined;
  /** Whether the file has what is here; it gets all of it with the first change. */
  private isWritten = false;
  private isClosed = false;
  private lastSeq = 0;
  private time: number | undefined;
  private set: object | undefined;
  private digest: string | undefined;
  private tenants = new Map<string, TenantRows>();

  /** @param sink Where each transaction is written to; undefined keeps all in memory. */
  constructor(sink?: Sink) {
    this.sink = sink;
    this.changes = new Changes(sink !== undefined);
    this.timers = new Timers(this);
    this.waitingEvents = new WaitingEvents(this);
    this.deliveries = new WaitingDeliveries(this);
    this.results = new KeptResults(this, (tenant) => this.writing(tenant));
  }

  /**
   * The resources.
   * @param now Time of the mock's clock, for the time of an update.
   */
  store(now: () => number): Store {
    return createStore(this, this, now);
  }

  /** The books of a tenant. */
  books(tenant: string): Books {
    const { changes, transaction, nextSeq, isOpen } = this;
    return new Books({
      ...{ tenant, changes, transaction, nextSeq, isOpen },
      reading: () => this.reading(tenant).readingBooks(),
      writing: () => this.writing(tenant).writingBooks(),
    });
  }

  /** The tenants that have anything. */
  tenantIds(): string[] {
    return [...this.tenants.keys()];
  }

  /** Time of the mock's clock at the last change, in milliseconds since 1970; undefined before the first. */
  lastTime(): number | undefined {
    return this.time;
  }

  setLastTime(time: number): void {
    this.transaction(() => {
      const before = this.time;
      this.time = time;
      this.changes.wrote("clock", 0, { time }, () => {
        this.time = before;
      });
    });
  }

  /** Notes the time at the end of a run, where the file has this state and can be written. */
  noteTime(time: number): void {
    if (!this.isWritten || this.isClosed) return;
    try {
      this.setLastTime(time);
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }

  /** The settings that were set; those of the start count for the others. */
  settings(): object | undefined {
    return this.set;
  }

  /** @throws Unwritable when the file has no room; then they are as they were. */
  setSettings(settings: object | undefined): void {
    this.transaction(() => {
      const before = this.set;
      this.set = settings;
      this.changes.wrote("settings", 0, settings, () => {
        this.set = before;
      });
    });
  }

  /** Digest of the scenario file that was loaded last; undefined when none was. */
  loaded(): string | undefined {
    return this.digest;
  }

  /** @throws Unwritable when the file has no room; then it is as it was. */
  setLoaded(digest: string | undefined): void {
    this.transaction(() => {
      const before = this.digest;
      this.digest = digest;
      this.changes.wrote("loaded", 0, digest === undefined ? undefined : { digest }, () => {
        this.digest = before;
      });
    });
  }

  readonly isOpen = (): boolean => !this.isClosed;

  readonly nextSeq = (): number => {
    this.lastSeq += 1;
    return this.lastSeq;
  };

  reading(tenant: string): TenantRows {
    return this.tenants.get(tenant) ?? nothing;
  }

  writing(tenant: string): TenantRows {
    let rows = this.tenants.get(tenant);
    if (rows === undefined) {
      rows = new TenantRows();
      this.tenants.set(tenant, rows);
    }
    return rows;
  }

  /**
   * Does some work wholly or, when it throws, not at all; inside another transaction it is part of that one.
   * @throws Unwritable when the file has no room for it.
   */
  readonly transaction = <T>(work: () => T): T => {
    const { changes } = this;
    if (changes.isOpen) return this.part(work);
    changes.isOpen = true;
    try {
      const result = work();
      this.write();
      return result;
    } catch (error) {
      changes.undo();
      throw error;
    } finally {
      changes.end();
    }
  };

  /**
   * Does some work and undoes it, so that it tells what would come of it; inside another transaction only this work.
   * @returns What the work returns; it throws what the work throws.
   */
  readonly trial = <T>(work: () => T): T => {
    const { changes, lastSeq } = this;
    const [isPart, mark] = [changes.isOpen, changes.mark()];
    changes.isOpen = true;
    try {
      return work();
    } finally {
      changes.undo(mark);
      if (!isPart) changes.end();
      this.lastSeq = lastSeq;
    }
  };

  /** Does a part of a transaction; who catches its error goes on without it. */
  private part<T>(work: () => T): T {
    const mark = this.changes.mark();
    try {
      return work();
    } catch (error) {
      this.changes.undo(mark);
      throw error;
    }
  }

  /** Tries whether changes can be written. @throws Unwritable when not. */
  probe(): void {
    this.sink?.probe();
  }

  /** Forgets everything but the time, of all tenants or of one. */
  clear(tenant?: string): void {
    const isLeft = ({ tenant: owner }: { tenant: string }) => tenant !== undefined && owner !== tenant;
    this.replace({
      tenants: new Map([...this.tenants].filter(([name]) => isLeft({ tenant: name }))),
      timers: this.timers.all().filter(isLeft),
      events: this.waitingEvents.all().filter(isLeft),
      deliveries: this.deliveries.all().filter(isLeft),
    });
  }

  /** Begins with what an image has, before anything else; the file gets it with the first change. */
  start(image: Image, tenant: string, time: number): void {
    const use = { image, time, offset: 0 };
    this.lastSeq = image.lastSeq;
    this.tenants.set(tenant, new TenantRows(use));
    this.timers.load(timersIn(use, tenant));
  }

  /** Gives a tenant that has nothing what an image has, as of a time of the mock's clock. */
  adopt(image: Image, tenant: string, time: number): void {
    const use = { image, time, offset: this.lastSeq };
    this.lastSeq += image.lastSeq;
    this.replace({
      tenants: new Map([...this.tenants, [tenant, new TenantRows(use)]]),
      timers: [...this.timers.all(), ...timersIn(use, tenant)],
      events: this.waitingEvents.all(),
      deliveries: this.deliveries.all(),
    });
  }

  /** Makes an image of what a tenant has; this storage is not to be used any more. */
  image(tenant: string): Image {
    const rows = this.writing(tenant);
    const shelves = new Map(kinds.map((kind) => [kind, rows.writing(kind)]));
    const isMovingKind = (kind: Kind) =>
      shelves
        .get(kind)
        ?.rows()
        .some(({ body, hidden }) => isMoving([body, hidden])) ?? false;
    const [books, timers] = [rows.writingBooks(), this.timers.all()];
    return { shelves, books, timers, moving: new Set(kinds.filter(isMovingKind)), lastSeq: this.lastSeq };
  }

  /** All that is here, for later. */
  save(): Saved {
    return {
      lastSeq: this.lastSeq,
      time: this.time,
      tenants: [...this.tenants].map(([name, rows]) => [name, rows.saved()]),
      timers: this.timers.all(),
      events: this.waitingEvents.all(),
      deliveries: this.deliveries.all(),
      lastDelivery: this.deliveries.lastNumber(),
    };
  }

  /** Brings back all that was here; events wait anew, for they may have been handed over since. */
  restore({ lastSeq, time, tenants, timers, events, deliveries, lastDelivery }: Saved): void {
    this.transaction(() => {
      // The process may have begun after what is brought back was used.
      this.lastSeq = Math.max(this.lastSeq, lastSeq);
      this.replace({
        tenants: new Map(tenants.map(([name, saved]) => [name, TenantRows.from(saved)])),
        timers,
        events: events.map((event) => ({ ...event, seq: this.nextSeq() })),
        deliveries,
        lastDelivery: Math.max(this.deliveries.lastNumber(), lastDelivery),
      });
      if (time !== undefined) this.setLastTime(time);
    });
  }

  /**
   * Takes over what a file has; before anything else.
   * @param latest Where times end; what lies beyond, as a clock that was set too far ahead has left it, is brought back.
   */
  load(saved: Saved, latest: number): void {
    const limited = (time: number) => Math.min(time, latest);
    this.time = saved.time && limited(saved.time);
    for (const [, { shelves }] of saved.tenants)
      for (const [, rows] of shelves)
        for (const [index, row] of rows.entries())
          if (row.created > latest || row.updated > latest)
            rows[index] = Object.freeze({ ...row, created: limited(row.created), updated: limited(row.updated) });
    this.tenants = new Map(saved.tenants.map(([name, rows]) => [name, TenantRows.from(rows)]));
    this.timers.load(saved.timers.map((timer) => ({ ...timer, due: limited(timer.due) })));
    this.waitingEvents.load(saved.events);
    this.deliveries.load(saved.deliveries, saved.lastDelivery);
    this.deliveries.loadPolicy(saved.policy);
    this.set = saved.settings;
    this.digest = saved.loaded;
    this.lastSeq = saved.lastSeq;
    this.isWritten = true;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Everything, as it goes into the file. */
  *all(): Generator<Change> {
    if (this.time !== undefined) yield { part: "clock", seq: 0, value: { time: this.time } };
    for (const [tenant, rows] of this.tenants) yield* rows.all(tenant);
    for (const timer of this.timers.all()) yield { part: "timer", seq: timer.seq, value: timer };
    for (const event of this.waitingEvents.all()) yield { part: "event", seq: event.seq, value: event };
    for (const row of this.deliveries.all()) yield { part: "delivery", seq: row.number, value: row };
    const last = this.deliveries.lastNumber();
    if (last > 0) yield { part: "deliveryNumber", seq: 0, value: { last } };
    if (this.set !== undefined) yield { part: "settings", seq: 0, value: this.set };
    if (this.digest !== undefined) yield { part: "loaded", seq: 0, value: { digest: this.digest } };
    const policy = this.deliveries.policy();
    if (policy !== undefined) yield { part: "policy", seq: 0, value: policy };
  }

  private write(): void {
    if (this.sink === undefined) return;
    const isAll = this.changes.isAll || !this.isWritten;
    this.sink.write(isAll ? this.all() : this.changes.written(), isAll);
    this.isWritten = true;
  }

  private replace(next: Replaced): void {
    this.transaction(() => {
      const before = {
        ...{ tenants: this.tenants, timers: this.timers.all(), events: this.waitingEvents.all() },
        ...{ deliveries: this.deliveries.all(), lastDelivery: this.deliveries.lastNumber() },
      };
      const set = ({ tenants, timers, events, deliveries, lastDelivery = before.lastDelivery }: Replaced) => {
        this.tenants = tenants;
        this.timers.load(timers);
        this.waitingEvents.load(events);
        this.deliveries.load(deliveries, lastDelivery);
      };
      set(next);
      this.changes.replacedAll(() => set(before));
    });
  }
}
