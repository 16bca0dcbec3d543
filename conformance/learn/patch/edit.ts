// Edits a YAML file of openapi/ as a person would: words are replaced and lines added, and nothing else moves.

import { isMap, isPair, isScalar, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";

/** What changes at one place of a file. */
export interface PlaceChange {
  keys: string[];
  /** The word of evidence that the place has from now on. */
  word?: string;
  /** Numbers of the register that are added to `x-source`. */
  sources: string[];
  /** Values that are added to `x-extensible-enum`. */
  values: string[];
}

interface Splice {
  at: number;
  remove: number;
  text: string;
}

/** What an added value is said to mean. */
const meaning = "Seen on staging. What it means is not documented.";

/** The file that was read last: its places are looked at one after another. */
let latest = { text: "", document: parseDocument("") };

/** The map at the keys; undefined where there is none, or where it is written in one line. */
export function mapAt(text: string, keys: string[]): YAMLMap | undefined {
  if (text !== latest.text) latest = { text, document: parseDocument(text) };
  const node = keys.length === 0 ? latest.document.contents : latest.document.getIn(keys, true);
  return isMap(node) && node.flow !== true && node.items.length > 0 ? node : undefined;
}

/**
 * Applies changes to the text of a file.
 * @param changes Each place at most once; the place has to be a map (`mapAt`).
 */
export function edited(text: string, changes: PlaceChange[]): string {
  const splices = changes.flatMap((change) => {
    const map = mapAt(text, change.keys);
    return map === undefined ? [] : splicesOf(text, map, change);
  });
  return splices
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, remove, text: own }) => result.slice(0, at) + own + result.slice(at + remove), text);
}

function splicesOf(text: string, map: YAMLMap, { word, sources, values }: PlaceChange): Splice[] {
  const lines: string[] = [];
  const splices: Splice[] = [];
  const evidence = pairOf(map, "x-evidence");
  const [start, end] = rangeOf(evidence?.value);
  if (word !== undefined && evidence !== undefined) splices.push({ at: start, remove: end - start, text: word });
  else if (word !== undefined) lines.push(`x-evidence: ${word}`);
  const source = pairOf(map, "x-source");
  if (sources.length > 0 && source !== undefined) splices.push(...appended(text, source, sources));
  else if (sources.length > 0) lines.push(`x-source: [${sources.join(", ")}]`);
  if (values.length > 0) splices.push(...valueSplices(text, map, values));
  if (lines.length === 0) return splices;
  // Beside the word, else below the description, else below the first line.
  const after = evidence ?? pairOf(map, "description") ?? (map.items[0] as Pair);
  return [...splices, inserted(text, map, after, lines)];
}

function pairOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name);
}

function rangeOf(node: unknown): [number, number] {
  const [start = 0, end = 0] = (node as Scalar | null)?.range ?? [];
  return [start, end];
}

/** Adds to a list in brackets; what it has already is not added again. */
function appended(text: string, { value }: Pair, added: string[]): Splice[] {
  if (!isSeq(value)) return [];
  const known = value.items.map((item) => String(isScalar(item) ? item.value : item));
  const news = added.filter((one) => !known.includes(one));
  const [, end] = rangeOf(value);
  if (news.length === 0 || text[end - 1] !== "]") return [];
  return [{ at: end - 1, remove: 0, text: `${known.length > 0 ? ", " : ""}${news.join(", ")}` }];
}

function valueSplices(text: string, map: YAMLMap, values: string[]): Splice[] {
  const list = pairOf(map, "x-extensible-enum");
  const meanings = pairOf(map, "x-enumDescriptions")?.value;
  const splices = list === undefined ? [] : appended(text, list, values);
  const last = isMap(meanings) ? meanings.items.at(-1) : undefined;
  if (splices.length === 0 || last === undefined || !isMap(meanings)) return splices;
  const lines = values.filter((value) => !meanings.has(value)).map((value) => `${value}: ${meaning}`);
  return lines.length === 0 ? splices : [...splices, inserted(text, meanings, last, lines)];
}

function inserted(text: string, map: YAMLMap, after: Pair, lines: string[]): Splice {
  const [first] = map.items;
  const [start] = rangeOf(isPair(first) ? first.key : undefined);
  const indent = " ".repeat(start - (text.lastIndexOf("\n", start - 1) + 1));
  const [, end] = rangeOf(after.value ?? after.key);
  const next = text.indexOf("\n", end);
  const at = text[end - 1] === "\n" ? end : next < 0 ? text.length : next + 1;
  return { at, remove: 0, text: lines.map((line) => `${indent}${line}\n`).join("") };
}
