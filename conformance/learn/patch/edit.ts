// Edits a YAML file of openapi/ as a person would: words are replaced and lines added, and nothing else moves.

import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, type ScalarTag, visit, type YAMLMap } from "yaml";

/** What an added value is said to mean. */
const meaning = "Seen on staging. What it means is not documented.";

/** Reads a file; what it folds over several lines is written as it was. */
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
 * The text of a file: no line is folded anew, and lists in brackets have no blanks inside them. Maps in braces have:
 * the option of the library takes both away.
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

/** The map at the keys; undefined where there is none, or where it is written in one line. */
export function mapAt(document: Document, keys: string[]): YAMLMap | undefined {
  const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
  return isMap(node) && node.flow !== true ? node : undefined;
}

/** Adds a line beside the word of evidence, else below the description, else below the first line. */
function addLine(map: YAMLMap, name: string, value: string | string[]): void {
  const names = map.items.map(({ key }) => String(key));
  const above = ["x-evidence", "description"].map((one) => names.indexOf(one)).find((index) => index >= 0) ?? 0;
  const document = new Document();
  map.items.splice(above + 1, 0, document.createPair(name, document.createNode(value, { flow: true })));
}

/** Gives a place its word of evidence. */
export function setWord(map: YAMLMap, word: string): void {
  if (map.has("x-evidence")) map.set("x-evidence", word);
  else addLine(map, "x-evidence", word);
}

/** Adds to a list what it does not have; false where there is no list. */
function extend(list: unknown, added: string[]): boolean {
  if (!isSeq(list)) return false;
  const known = list.items.map((item) => String(isScalar(item) ? item.value : item));
  for (const one of added.filter((text) => !known.includes(text))) list.add(one);
  return true;
}

/** Names numbers of the register as sources of a place. */
export function addSources(map: YAMLMap | undefined, numbers: string[]): void {
  if (map !== undefined && !extend(map.get("x-source"), numbers)) addLine(map, "x-source", numbers);
}

/** Adds values to an open list, each with a meaning that claims nothing. */
export function addValues(map: YAMLMap, values: string[]): void {
  if (!extend(map.get("x-extensible-enum"), values)) return;
  const meanings = map.get("x-enumDescriptions");
  if (isMap(meanings)) for (const value of values.filter((one) => !meanings.has(one))) meanings.set(value, meaning);
}
