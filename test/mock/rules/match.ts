// What a value has to be, whether it is, and names for what differs from server to server.

import { isDeepStrictEqual } from "node:util";

/** Where a value has to be tested by more than equality. */
export class Check {
  readonly says: string;
  readonly test: (actual: unknown, fits: (actual: unknown, wanted: WantedValue) => boolean) => boolean;

  constructor(says: string, test: Check["test"]) {
    this.says = says;
    this.test = test;
  }
}

/**
 * What a value has to be. Objects name the fields that count; arrays are whole. In texts, `{party.id}` stands for a field of a
 * saved result, `{accountId}` for an ID of the server. A text that begins with `~` is a pattern.
 */
export type WantedValue = string | number | boolean | null | Check | readonly WantedValue[] | Fields;
/** Fields that count, by name. */
export type Fields = { readonly [name: string]: WantedValue | undefined };

/** Values by name, for `{name}` and `{name.field.0}`. */
export type Names = Record<string, unknown>;

/** What a name stands for. @throws Error for one that stands for nothing: a rule with it would prove nothing. */
function look(names: Names, path: string): unknown {
  const value = path.split(".").reduce<unknown>((one, key) => (one as Names | undefined)?.[key], names);
  if (value === undefined) throw new Error(`{${path}} stands for nothing`);
  return value;
}

/** Puts values in the place of names, in all texts within. A text that is one name becomes its value as it is. */
export function fill(names: Names, value: unknown): unknown {
  if (typeof value === "string") {
    const whole = /^\{([\w.]+)\}$/.exec(value)?.[1];
    if (whole !== undefined) return look(names, whole);
    return value.replace(/\{([a-z][\w.]*)\}/gi, (_, path: string) => String(look(names, path)));
  }
  if (value instanceof Check || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => fill(names, one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(names, one)]));
}

/** Says what is not as wanted, with its place; undefined when all is. */
export function difference(names: Names, actual: unknown, wanted: WantedValue, at: string): string | undefined {
  const tell = (says: string) => `${at} ${says}, and is ${JSON.stringify(actual)?.slice(0, 400)}`;
  if (wanted instanceof Check) {
    const fits = (one: unknown, other: WantedValue) => difference(names, one, other, at) === undefined;
    return wanted.test(actual, fits) ? undefined : tell(`has to be one that ${wanted.says}`);
  }
  if (typeof wanted === "string" && wanted.startsWith("~")) {
    const isMatch = typeof actual === "string" && new RegExp(wanted.slice(1)).test(actual);
    return isMatch ? undefined : tell(`has to match ${wanted}`);
  }
  if (typeof wanted !== "object" || wanted === null) {
    const value = fill(names, wanted);
    return actual === value ? undefined : tell(`has to be ${JSON.stringify(value)}`);
  }
  if (typeof actual !== "object" || actual === null) return tell("has to be an object or a list");
  const isList = Array.isArray(wanted);
  if (isList !== Array.isArray(actual)) return tell(`has to be ${isList ? "a list" : "an object"}`);
  if (isList && wanted.length !== (actual as unknown[]).length)
    return tell(`has to have ${wanted.length} elements`);
  for (const [key, one] of Object.entries(wanted)) {
    const found = difference(names, (actual as Names)[key], one as WantedValue, `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];

/** Not there, and not null either. */
export const absent = new Check("is absent", (actual) => actual === undefined);
/** Nothing to see: absent, null or an empty object. */
export const empty = new Check(
  "is empty",
  (actual) => actual === undefined || actual === null || Object.keys(actual).length === 0,
);
export const number = new Check("is a number", (actual) => typeof actual === "number");
export const text = new Check("is a text", (actual) => isText(actual) && actual !== "");
export const decimal = new Check(
  "is a decimal string",
  (actual) => isText(actual) && /^\d+(\.\d+)?$/.test(actual),
);

export const has = (wanted: WantedValue) =>
  new Check("has such an element", (actual, fits) => list(actual).some((one) => fits(one, wanted)));
export const lacks = (wanted: WantedValue) =>
  new Check(
    "has no such element",
    (actual, fits) => Array.isArray(actual) && !actual.some((one) => fits(one, wanted)),
  );
/** Every element, of which there is at least one. */
export const every = (wanted: WantedValue) =>
  new Check(
    "has only such elements",
    (actual, fits) => list(actual).length > 0 && list(actual).every((one) => fits(one, wanted)),
  );
export const size = (least: number, most = least) =>
  new Check(
    `has ${least} to ${most} elements`,
    (actual) => list(actual).length >= least && list(actual).length <= most,
  );
export const all = (...checks: WantedValue[]) =>
  new Check("is all of this", (actual, fits) => checks.every((check) => fits(actual, check)));
export const not = (wanted: WantedValue) => new Check("is not this", (actual, fits) => !fits(actual, wanted));
export const oneOf = (...values: WantedValue[]) =>
  new Check("is one of these", (actual, fits) => values.some((value) => fits(actual, value)));
/** By the text of a field, which is enough for instants of one form; equal ones may follow each other. */
export const sorted = (by: string, direction: "ASC" | "DESC") =>
  new Check(`is sorted by ${by} ${direction}`, (actual) => {
    const values = list(actual).map((one) => String(field(one, by)));
    const inOrder = values.toSorted((a, b) => (a < b ? -1 : 1) * (direction === "ASC" ? 1 : -1));
    return values.length > 1 && values.every((value, index) => value === inOrder[index]);
  });
/** Only these fields, all of them. */
export const exactly = (names: string) =>
  new Check(`has the fields ${names} alone`, (actual) =>
    isDeepStrictEqual(new Set(Object.keys(actual ?? {})), new Set(names.split(" "))),
  );
