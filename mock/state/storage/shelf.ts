// The resources of one kind of one tenant, with lists in any order that was asked for, kept up to date from then on.

import type { JsonObject } from "../json.ts";
import type { Condition, Order, Selection } from "./selection.ts";
import { type Compare, SortedList } from "./sorted.ts";

/** A stored resource; frozen, and replaced when it changes. */
export interface Row {
  /** Its place among all that was stored; it keeps it when it changes. */
  readonly seq: number;
  readonly id: string;
  readonly parent: string | undefined;
  readonly also: string | undefined;
  readonly body: JsonObject;
  readonly hidden: JsonObject;
  readonly created: number;
  readonly updated: number;
}

/** Which resources, as a shelf is asked. */
export type Wanted = Pick<Selection, "where" | "order" | "from" | "size">;

/** The resources that a list is about, and their values that tell its groups apart. */
interface Index {
  /** What its groups have in common, each with the values it can have for a row. */
  keysOf: (row: Row) => string[];
  compare: Compare<Row>;
  groups: Map<string, SortedList<Row>>;
}

/** Most indexes of a shelf; beyond it the one that was not used for the longest time goes. */
const mostIndexes = 12;

const stored: Order = { by: "stored", direction: "ASC" };
const nobody = new SortedList<Row>(() => 0);

/** The resources. */
export class Shelf {
  private readonly byId: Map<string, Row>;
  private readonly indexes = new Map<string, Index>();
  /** The index that was used last; it stands last among them. */
  private latest: { name: string; index: Index } | undefined;

  constructor(rows: Iterable<Row> = []) {
    this.byId = new Map();
    for (const row of rows) this.byId.set(row.id, row);
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): Row | undefined {
    return this.byId.get(id);
  }

  rows(): Row[] {
    return [...this.byId.values()];
  }

  /** Adds a row, in place of one with the same id. */
  put(row: Row): void {
    const before = this.byId.get(row.id);
    this.byId.set(row.id, row);
    for (const index of this.indexes.values()) {
      if (before !== undefined && !isSamePlace(index, before, row)) leave(index, before);
      enter(index, row);
    }
  }

  remove(id: string): void {
    const before = this.byId.get(id);
    if (before === undefined) return;
    this.byId.delete(id);
    for (const index of this.indexes.values()) leave(index, before);
  }

  /** The rows that are wanted, in their order. */
  select({ where = [], order = stored, from = 0, size = Number.POSITIVE_INFINITY }: Wanted): Row[] {
    const tests = testsOf(where);
    const times = rangeOf(where);
    const isForward = order.direction === "ASC";
    const found: Row[] = [];
    const take = (list: SortedList<Row>, [low, high]: [low: number, high: number]) => {
      const most = Math.min(size, high - low - from);
      if (most > 0) list.walk(isForward ? low + from : high - from, isForward, (row) => found.push(row) < most);
      return found;
    };
    if (times === undefined || order.by === "created") {
      const list = this.list(tests, order.by);
      return take(list, placesOf(list, times));
    }
    // In another order the times are looked at row by row; for a page far back, in a list of their own.
    const within = [...tests, testOfTimes(times)];
    if (from >= farBack || this.indexes.has(nameOf(within, order.by))) {
      const list = this.list(within, order.by);
      return take(list, [0, list.size]);
    }
    const list = this.list(tests, order.by);
    let skip = from;
    list.walk(isForward ? 0 : list.size, isForward, (row) => {
      if (isIn(row, times)) skip -= 1;
      else return true;
      if (skip < 0) found.push(row);
      return found.length < size;
    });
    return found;
  }

  /** How many rows are wanted. */
  count({ where = [], order = stored }: Wanted): number {
    const times = rangeOf(where);
    if (times === undefined) return where.length === 0 ? this.size : this.list(testsOf(where), order.by).size;
    const [low, high] = placesOf(this.list(testsOf(where), "created"), times);
    return Math.max(high - low, 0);
  }

  /** The sorted list of the rows that pass some tests. */
  private list(tests: Test[], by: Order["by"]): SortedList<Row> {
    const name = nameOf(tests, by);
    const { groups } = this.latest?.name === name ? this.latest.index : this.use(name, tests, by);
    let key = "";
    for (const { value } of tests) key += asKey(value);
    return groups.get(key) ?? nobody;
  }

  /** An index, which goes last. */
  private use(name: string, tests: Test[], by: Order["by"]): Index {
    const index = this.indexes.get(name) ?? this.makeIndex(tests, by);
    this.indexes.delete(name);
    this.indexes.set(name, index);
    this.latest = { name, index };
    for (const oldest of this.indexes.keys()) {
      if (this.indexes.size <= mostIndexes) break;
      this.indexes.delete(oldest);
    }
    return index;
  }

  private makeIndex(tests: Test[], by: Order["by"]): Index {
    const keysOf = (row: Row) => {
      let keys = [""];
      for (const { valuesOf } of tests) {
        const values = valuesOf(row);
        const [value] = values;
        if (values.length === 1 && keys.length === 1) keys[0] += asKey(value as string);
        else keys = values.flatMap((one) => keys.map((key) => key + asKey(one)));
      }
      return keys;
    };
    const index: Index = { keysOf, compare: compareBy(by), groups: new Map() };
    const groups = new Map<string, Row[]>();
    for (const row of this.byId.values())
      for (const key of keysOf(row)) {
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [row]);
        else group.push(row);
      }
    for (const [key, rows] of groups) index.groups.set(key, new SortedList(index.compare, rows));
    return index;
  }
}

/** Whether a row that changes stays where it is, so that it only takes the place of what it was. */
function isSamePlace({ keysOf, compare }: Index, before: Row, row: Row): boolean {
  return compare(before, row) === 0 && keysOf(before).join() === keysOf(row).join();
}

function enter({ keysOf, groups, compare }: Index, row: Row): void {
  for (const key of keysOf(row)) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, new SortedList(compare, [row]));
    else group.add(row);
  }
}

function leave({ keysOf, groups }: Index, row: Row): void {
  for (const key of keysOf(row)) {
    const group = groups.get(key);
    group?.delete(row);
    if (group?.size === 0) groups.delete(key);
  }
}

/** From which entry on a page is far back. */
const farBack = 1000;

function testsOf(where: Condition[]): Test[] {
  const tests: Test[] = [];
  for (const condition of where) {
    const test = testOf(condition);
    if (test !== undefined) tests.push(test);
  }
  return tests.length < 2 ? tests : tests.sort((one, other) => compareTexts(one.name, other.name));
}

/** The name of an index. */
function nameOf(tests: Test[], by: Order["by"]): string {
  const of = tests.length === 1 ? tests[0]?.name : tests.map(({ name }) => name).join();
  return `${of} ${typeof by === "string" ? by : `.${by.field}`}`;
}

function testOfTimes(range: Range): Test {
  const name = `created ${range.from} ${range.before}`;
  return { name, value: "in", valuesOf: (row) => (isIn(row, range) ? ["in"] : []) };
}

/** A condition by which rows fall into groups. */
interface Test {
  /** The same for conditions that only differ in their value. */
  name: string;
  value: string;
  valuesOf(row: Row): string[];
}

const parentOf: Test["valuesOf"] = ({ parent }) => known(parent);
const alsoOf: Test["valuesOf"] = ({ also }) => known(also);
const eitherOf: Test["valuesOf"] = ({ parent, also }) => (parent === also ? known(parent) : known(parent, also));

function testOf(condition: Condition): Test | undefined {
  if ("parent" in condition) return { name: "parent", value: condition.parent, valuesOf: parentOf };
  if ("also" in condition) return { name: "also", value: condition.also, valuesOf: alsoOf };
  if ("parentOrAlso" in condition) return { name: "either", value: condition.parentOrAlso, valuesOf: eitherOf };
  if (!("field" in condition)) return undefined;
  const { field, equals } = condition;
  return { name: `.${field}`, value: equals, valuesOf: ({ body }) => known(body[field]) };
}

/** A value as a part of a key, which says where it ends. */
function asKey(value: string): string {
  return `${value.length}:${value}`;
}

/** The texts among some values, none of which is there twice. */
function known(...values: unknown[]): string[] {
  return values.filter((value) => typeof value === "string");
}

/** Times of creation: from the first on, and before the second. */
interface Range {
  from: number;
  before: number;
}

function rangeOf(where: Condition[]): Range | undefined {
  let range: Range | undefined;
  for (const condition of where) {
    const { from, before }: Range = range ?? { from: Number.NEGATIVE_INFINITY, before: Number.POSITIVE_INFINITY };
    if ("createdFrom" in condition) range = { from: Math.max(from, condition.createdFrom), before };
    if ("createdBefore" in condition) range = { from, before: Math.min(before, condition.createdBefore) };
  }
  return range;
}

function isIn({ created }: Row, { from, before }: Range): boolean {
  return created >= from && created < before;
}

/** Where a range begins and ends in a list by time of creation. */
function placesOf(list: SortedList<Row>, range: Range | undefined): [low: number, high: number] {
  if (range === undefined) return [0, list.size];
  return [
    list.countBefore(({ created }) => created < range.from),
    list.countBefore(({ created }) => created < range.before),
  ];
}

function compareBy(by: Order["by"]): Compare<Row> {
  if (by === "stored") return (one, other) => one.seq - other.seq;
  if (by === "created") return (one, other) => one.created - other.created || compareTexts(one.id, other.id);
  if (by === "updated") return (one, other) => one.updated - other.updated || compareTexts(one.id, other.id);
  const { field } = by;
  return (one, other) => compareValues(one.body[field], other.body[field]) || one.seq - other.seq;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What is not there comes first, then numbers, then texts; of anything else its JSON counts. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === "string" && typeof other === "string") return compareTexts(one, other);
  if (typeof one === "number" && typeof other === "number") return one - other;
  const rank = rankOf(one) - rankOf(other);
  return rank === 0 ? compareTexts(JSON.stringify(one) ?? "", JSON.stringify(other) ?? "") : rank;
}

function rankOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === "boolean") return 1;
  if (typeof value === "number") return 2;
  return typeof value === "string" ? 3 : 4;
}
