// What a change of the contract changed, as lines: what is gone, what is new, and two lines around each.

import { diffArrays } from "diff";
import { stringify } from "yaml";
import type { Json } from "../../model/document.ts";

/** A line of a difference; a cut stands for lines that are left out. */
export interface Line {
  kind: "same" | "gone" | "new" | "cut";
  text: string;
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

/** A text in lines that fit. */
const wrapped = (text: string): string[] => text.match(new RegExp(`.{1,${size.width}}(?: |$)|\\S+`, "g")) ?? [""];

/**
 * A value as a reader knows it from the contract: YAML, and a text as it is.
 * @param name Its key, which says what a bare number is; without one, a bare value stands alone.
 */
export function linesOf(value: Json | undefined, name?: string): string[] {
  if (value === undefined) return [];
  if (typeof value === "string" && (name === undefined || isLong(value)))
    return value.split("\n").flatMap((line) => wrapped(line.trim()).map((one) => one.trimEnd()));
  const isBare = value === null || typeof value !== "object";
  const shown = isBare && name !== undefined ? { [name]: value } : published(value);
  return stringify(shown, { lineWidth: size.width, blockQuote: "literal" }).trimEnd().split("\n");
}

const cut = (count: number): Line => ({ kind: "cut", text: `… ${count} ${count === 1 ? "line" : "lines"}` });

/**
 * Compares two values line by line.
 * @param before The value as it was; undefined for what was not there.
 * @param after The value as it is; undefined for what is gone.
 * @param name Key of both in the contract, if it has a name.
 * @returns The changed lines with two around each. What is longer than 60 lines is cut.
 */
export function difference(before: Json | undefined, after: Json | undefined, name?: string): Line[] {
  // Where one side is a long text, the other is shown in the same way.
  const key = isLong(before) || isLong(after) ? undefined : name;
  const lines = diffArrays(linesOf(before, key), linesOf(after, key)).flatMap(({ added, removed, value }, at, all) => {
    const shown = value.map((text): Line => ({ kind: added ? "new" : removed ? "gone" : "same", text }));
    const first = at === 0 ? 0 : size.around;
    const last = shown.length - (at === all.length - 1 ? 0 : size.around);
    if (added || removed || last <= first) return shown;
    return [...shown.slice(0, first), cut(last - first), ...shown.slice(last)];
  });
  return lines.length > size.lines ? [...lines.slice(0, size.lines), cut(lines.length - size.lines)] : lines;
}
