// The cast as many states share it: made once for a contract, and never changed. A state copies what it changes.

import { isObject, type JsonObject } from "../json.ts";
import type { BookRows } from "./books.ts";
import { frozen } from "./copy.ts";
import type { Row, Shelf } from "./shelf.ts";
import type { Kind } from "./store.ts";
import type { Timer } from "./timers.ts";

/** What states share. */
export interface Image {
  shelves: ReadonlyMap<Kind, Shelf>;
  books: BookRows;
  timers: readonly Timer[];
  /** Kinds of which bodies tell a time that is reckoned from the start of the state. */
  moving: ReadonlySet<Kind>;
  /** The last place that is used in it. */
  lastSeq: number;
}

/**
 * The time at which an image is made, in milliseconds since 1970: a time of its own, so that whatever lies after it is
 * known to be reckoned from the start of the state.
 */
export const imageTime = Date.UTC(8000, 0);

/** Where an image is used: at which time of the clock, and after which place in the state. */
export interface Use {
  image: Image;
  time: number;
  offset: number;
}

/** A time of an image as the state has it. */
export function timeIn({ time }: Use, of: number): number {
  return of >= imageTime ? of - imageTime + time : of;
}

/** A row of an image as the state has it. */
export function rowIn(use: Use, kind: Kind, row: Row): Row {
  const isMoving = use.image.moving.has(kind);
  return Object.freeze({
    ...row,
    seq: row.seq + use.offset,
    body: isMoving ? frozen(moved(use, row.body) as JsonObject) : row.body,
    hidden: isMoving ? frozen(moved(use, row.hidden) as JsonObject) : row.hidden,
    created: timeIn(use, row.created),
    updated: timeIn(use, row.updated),
  });
}

/** The timers of an image as the state has them. */
export function timersIn(use: Use, tenant: string): Timer[] {
  return use.image.timers.map((timer) => ({
    ...timer,
    tenant,
    seq: timer.seq + use.offset,
    due: timeIn(use, timer.due),
  }));
}

/** The books of an image as the state has them. */
export function booksIn({ image, offset }: Use): BookRows {
  return image.books.copy(offset);
}

/** Whether a value tells a time that is reckoned from the start of the state. */
export function isMoving(value: unknown): boolean {
  if (typeof value === "string") return isAfter(value);
  if (Array.isArray(value)) return value.some(isMoving);
  return isObject(value) && Object.values(value).some(isMoving);
}

function moved(use: Use, value: unknown): unknown {
  if (typeof value === "string") return isAfter(value) ? new Date(timeIn(use, Date.parse(value))).toISOString() : value;
  if (Array.isArray(value)) return value.map((entry) => moved(use, entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, moved(use, field)]));
}

function isAfter(text: string): boolean {
  return /^[89]\d{3}-\d\d-\d\dT/.test(text) && Date.parse(text) >= imageTime;
}
