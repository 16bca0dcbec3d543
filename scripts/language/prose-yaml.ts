// The prose of a YAML file: what stands under the keys for prose, and every other text that reads as prose and is not data.

import { isPair, isScalar, type Node, type Pair, parseDocument, visit } from "yaml";
import { isProse, keep } from "./prose-text.ts";

/** What stands under these keys is read by people, however short it is. */
const prose = new Set(["summary", "description", "title", "x-not-shown", "x-enumDescriptions"]);

/**
 * What stands under these keys is data: an example, a pattern, an input or a criterion of a workflow, or who said what
 * the register has.
 */
const data = new Set([
  "origin",
  "value",
  "example",
  "default",
  "pattern",
  "const",
  "enum",
  "payload",
  "successCriteria",
  "match",
]);

/**
 * Blanks everything but prose.
 * @param text A YAML document.
 * @returns The same text with blanks for keys, data and comments.
 */
export function yamlProse(text: string): string {
  const ranges: [number, number][] = [];
  visit(parseDocument(text), {
    Pair: (_, pair) => (data.has(nameOf(pair)) ? visit.SKIP : undefined),
    Scalar(key, scalar, path) {
      if (key === "key" || typeof scalar.value !== "string" || !scalar.range) return;
      if (!isProse(scalar.value) && !isUnderProse(path)) return;
      const [start, end] = scalar.range;
      ranges.push([start + header(text.slice(start, end)), end]);
    },
  });
  return keep(text, ranges);
}

const nameOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : "");

/** A text of a list or map of prose has the key for prose one step further up. */
const isUnderProse = (path: readonly (Node | Pair | object)[]): boolean =>
  path
    .filter((node) => isPair(node))
    .slice(-2)
    .some((pair) => prose.has(nameOf(pair)));

/** Length of what a block scalar begins with, such as `>-`. */
const header = (source: string): number => (/^[|>][^\n]*\n/.exec(source) ?? [""])[0].length;
