// Whether a value is what a rule says it has to be, and names for what differs from server to server.

import { Check, type Wanted } from "./rule.ts";

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
export function difference(names: Names, actual: unknown, wanted: Wanted, at: string): string | undefined {
  const tell = (says: string) => `${at} ${says}, and is ${JSON.stringify(actual)?.slice(0, 400)}`;
  if (wanted instanceof Check) {
    const fits = (one: unknown, other: Wanted) => difference(names, one, other, at) === undefined;
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
  if (isList && wanted.length !== (actual as unknown[]).length) return tell(`has to have ${wanted.length} elements`);
  for (const [key, one] of Object.entries(wanted)) {
    const found = difference(names, (actual as Names)[key], one as Wanted, `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
