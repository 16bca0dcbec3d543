// Edits a YAML file of openapi/ as a person would: replaces words and adds lines, and leaves the rest as it is.

import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, type ScalarTag, visit, type YAMLMap } from "yaml";

/** The description of an added value. */
const meaning = "Seen on staging. What it means is not documented.";

/** Parses a file so that its folded texts are later written unchanged. */
export function openYaml(text: string): Document {
  const folded: ScalarTag = {
    tag: "tag:yaml.org,2002:str",
    default: true,
    format: Scalar.BLOCK_FOLDED,
    resolve: (value) => value,
    identify: (value) => typeof value === "string",
    stringify: ({ range }) => text.slice(...(range ?? []).slice(0, 2)).trimEnd(),
  };
  const document = parseDocument(text, { customTags: (tags) => [folded, ...tags] });
  visit(document, {
    Scalar(_, node) {
      if (node.type === Scalar.BLOCK_FOLDED) node.format = Scalar.BLOCK_FOLDED;
    },
  });
  return document;
}

/**
 * The text of a file, without new folds, and without blanks inside brackets. Blanks inside braces stay, so the option
 * of the library, which removes both, does not fit.
 */
export function textOf(document: Document): string {
  const text = document.toString({ lineWidth: 0 });
  const blanks = new Set<number>();
  visit(parseDocument(text), {
    Seq(_, { flow, range }) {
      const [first, last] = [(range?.[0] ?? 0) + 1, (range?.[1] ?? 0) - 2];
      if (flow === true && text[first] === " " && text[last] === " ") blanks.add(first).add(last);
    },
  });
  return text
    .split("")
    .filter((_, index) => !blanks.has(index))
    .join("");
}

/** The map at the keys; undefined when there is none, or when it is written in one line. */
export function mapAt(document: Document, keys: string[]): YAMLMap | undefined {
  const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
  return isMap(node) && node.flow !== true ? node : undefined;
}

/** Adds a line below `x-evidence`, else below the description, else below the first line. */
function addLine(map: YAMLMap, name: string, value: string | string[]): void {
  const names = map.items.map(({ key }) => String(key));
  const above = ["x-evidence", "description"].map((one) => names.indexOf(one)).find((index) => index >= 0) ?? 0;
  const document = new Document();
  map.items.splice(above + 1, 0, document.createPair(name, document.createNode(value, { flow: true })));
}

/** Sets the evidence of a place. */
export function setWord(map: YAMLMap, word: string): void {
  if (map.has("x-evidence")) map.set("x-evidence", word);
  else addLine(map, "x-evidence", word);
}

/** Adds the texts that a list lacks; false when it is not a list. */
function extend(list: unknown, added: string[]): boolean {
  if (!isSeq(list)) return false;
  const known = list.items.map((item) => String(isScalar(item) ? item.value : item));
  for (const one of added.filter((text) => !known.includes(text))) list.add(one);
  return true;
}

/** Adds entries of the register to the sources of a place. */
export function addSources(map: YAMLMap | undefined, numbers: string[]): void {
  if (map !== undefined && !extend(map.get("x-source"), numbers)) addLine(map, "x-source", numbers);
}

/** Adds values to an open list, each with the description that its meaning is not documented. */
export function addValues(map: YAMLMap, values: string[]): void {
  if (!extend(map.get("x-extensible-enum"), values)) return;
  const meanings = map.get("x-enumDescriptions");
  if (isMap(meanings)) for (const value of values.filter((one) => !meanings.has(one))) meanings.set(value, meaning);
}
