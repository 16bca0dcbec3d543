// What values are made of: a sample with its name, and a generator that gives the same every time.

import fc from "fast-check";
import type { Json } from "../../../model/document.ts";

/** Generation is repeatable: the same contract gives the same requests. */
const seed = 20260916;

/** A value with the name of what it shows, for example `minimum`. */
export interface Sample {
  label: string;
  value: Json;
}

/** A value that breaks one rule; `check` is the check that expects it to be refused. */
export interface Broken extends Sample {
  check: string;
  /** True when servers may well read it otherwise: only a response in 5xx counts against them. */
  lenient?: boolean;
}

/** One value of a generator, the same every time. */
export function sample<T>(arbitrary: fc.Arbitrary<T>): T {
  return fc.sample(arbitrary, { numRuns: 1, seed })[0] as T;
}

/** `ASC` for `asc`, and the other way round. */
export function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}
