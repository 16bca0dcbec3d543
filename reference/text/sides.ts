// Before and after as two columns of lines: what both sides share stands level, what only one has is marked.

import { diffArrays } from "diff";
import { stringify } from "yaml";
import type { Json } from "../../model/document.ts";

/** A line of one side; a gap keeps the sides level, and a cut stands for lines that are left out. */
export interface Line {
  kind: "same" | "gone" | "new" | "gap" | "cut";
  text: string;
}

/** Both sides, with as many lines each. */
export interface Sides {
  before: Line[];
  after: Line[];
}

/** How many lines around a change are shown, how many in all, and how wide a text may be. */
const size = { around: 2, lines: 60, width: 60 };

/** The value without the numbers of the register, which say where the repository has a fact from. */
function published(value: Json): Json {
  if (Array.isArray(value)) return value.map(published);
  if (value === null || typeof value !== "object") return value;
  const words = Object.entries(value).filter(([word]) => word !== "x-source");
  return Object.fromEntries(words.map(([word, part]) => [word, part === undefined ? part : published(part)]));
}

/** Whether a value is a text that takes more than a line. */
const isLong = (value: Json | undefined): boolean =>
  typeof value === "string" && (value.length > size.width || value.includes("\n"));

/**
 * A value as a reader knows it from the contract: YAML, and a text as it is.
 * @param name Its key, which says what a bare number is; without one, a bare value stands alone.
 */
export function linesOf(value: Json | undefined, name?: string): string[] {
  if (value === undefined) return [];
  if (typeof value === "string" && (name === undefined || isLong(value))) return value.split("\n").flatMap(wrapped);
  const isBare = value === null || typeof value !== "object";
  const shown = isBare && name !== undefined ? { [name]: value } : published(value);
  return stringify(shown, { lineWidth: size.width, blockQuote: "literal" }).trimEnd().split("\n");
}

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= size.width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

/** A line that both sides have, or one of either. */
interface Row {
  before: string | undefined;
  after: string | undefined;
}

/** Lines that are in both, or what replaces something beside what it replaces. */
function rowsOf(before: string[], after: string[]): Row[] {
  const rows: Row[] = [];
  let [gone, came]: [string[], string[]] = [[], []];
  const pair = () => {
    for (let at = 0; at < Math.max(gone.length, came.length); at++) rows.push({ before: gone[at], after: came[at] });
    [gone, came] = [[], []];
  };
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (removed) gone = value;
    else if (added) came = value;
    else {
      pair();
      rows.push(...value.map((line) => ({ before: line, after: line })));
    }
  }
  pair();
  return rows;
}

const gap: Line = { kind: "gap", text: "" };
const cut = (count: number): Line => ({ kind: "cut", text: `… ${count} ${count === 1 ? "line" : "lines"}` });

/**
 * Compares two values line by line.
 * @param before The value as it was; undefined for what was not there.
 * @param after The value as it is; undefined for what is gone.
 * @param name Key of both in the contract, if it has a name.
 * @returns The changed lines with two around each. What is longer than 60 lines is cut.
 */
export function sides(before: Json | undefined, after: Json | undefined, name?: string): Sides {
  // Where one side is a long text, the other is shown in the same way.
  const key = isLong(before) || isLong(after) ? undefined : name;
  const rows = rowsOf(linesOf(before, key), linesOf(after, key));
  const near = (at: number) =>
    rows.slice(Math.max(0, at - size.around), at + size.around + 1).some((row) => row.before !== row.after);
  const result: Sides = { before: [], after: [] };
  const add = (old: Line, now: Line) => {
    result.before.push(old);
    result.after.push(now);
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as Row;
    if (result.before.length >= size.lines) {
      const rest = rows.slice(at);
      const left = rest.filter((one) => one.before !== undefined).length;
      const right = rest.filter((one) => one.after !== undefined).length;
      add(left === 0 ? gap : cut(left), right === 0 ? gap : cut(right));
      break;
    }
    if (near(at)) {
      const same = row.before === row.after;
      add(
        row.before === undefined ? gap : { kind: same ? "same" : "gone", text: row.before },
        row.after === undefined ? gap : { kind: same ? "same" : "new", text: row.after },
      );
    } else {
      const next = rows.findIndex((_, index) => index > at && near(index));
      const count = (next === -1 ? rows.length : next) - at;
      add(cut(count), cut(count));
      at += count - 1;
    }
  }
  return result;
}
