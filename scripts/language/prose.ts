// The prose of a file with everything else blanked out: line and column stay, so that a finding in it stands in the file.

import { extname } from "node:path";
import ts from "typescript";
import { isPair, isScalar, type Node, type Pair, parseDocument, visit } from "yaml";

/** More than two words, most of them of letters: neither a name, a pattern nor a command line. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[`"'(]?[A-Za-z][a-z'-]*[`.,:;?!)"']*$/.test(word));
  return words.length > 2 && plain.length > words.length / 2;
}

/** The same number of lines and columns, without a letter. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Everything blanked except the ranges. */
function keep(text: string, ranges: [start: number, end: number][]): string {
  let kept = "";
  let at = 0;
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    kept += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return kept + blank(text.slice(at));
}

/**
 * Blanks everything but strings that read as prose, those of a template together.
 * @returns The same text with blanks for code, comments, short strings and the expressions in templates.
 */
function codeProse(text: string): string {
  const ranges: [number, number][] = [];
  const look = (node: ts.Node): void => {
    const template = ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map((one) => one.literal)] : [];
    const parts = ts.isStringLiteralLike(node) ? [node] : template;
    if (isProse(parts.map((part) => part.text).join(" ")))
      for (const part of parts) {
        const isOpen = ts.isTemplateHead(part) || ts.isTemplateMiddle(part);
        ranges.push([part.getStart() + 1, part.end - (isOpen ? 2 : 1)]);
      }
    node.forEachChild(look);
  };
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  look(ts.createSourceFile("prose.ts", text, options, true));
  return keep(text, ranges);
}

/** What stands under these keys is read by people, however short it is. */
const prose = new Set(["summary", "description", "title", "x-not-shown", "x-enumDescriptions"]);

/**
 * What stands under these keys is data: an example, a pattern, an input or a criterion of a workflow, or who said what
 * the register has.
 */
const data = new Set([
  ...["origin", "value", "example", "default", "pattern", "const", "enum", "payload", "successCriteria", "match"],
]);

/** Blanks everything but prose. @returns The same text with blanks for keys, data and comments. */
function yamlProse(text: string): string {
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

const extractors: Record<string, (text: string) => string> = {
  ".md": (text) => text,
  ".yaml": yamlProse,
  ".ts": codeProse,
  ".js": codeProse,
};

/** What is not prose though it stands in prose: fences, code, targets of links, addresses, paths, tags and comments of HTML. */
const notProse = [
  // What the guides have in place of a block of code.
  /^::.*$/gm,
  /^( *)(```|~~~)[\s\S]*?^ *\2 *$/gm,
  /^---\n[\s\S]*?\n---$/g,
  /<!--[\s\S]*?-->/g,
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  /(?<=\])\([^)\s]*\)/g,
  /<[a-z/][^>\n]*>/gi,
  /\bhttps?:\/\/[^\s)>"']+/g,
  /[\w@.{}*-]*\/[\w@/.{}*-]+/g,
];

/**
 * Takes the prose out of a file.
 * @param path Name of the file; its extension says how to read it.
 * @returns Markdown with as many lines, and each word on its line and column.
 */
export function proseOf(path: string, text: string): string {
  const extract = extractors[extname(path)];
  if (extract === undefined) throw new Error(`no prose is known in ${path}`);
  return notProse.reduce((prose, pattern) => prose.replace(pattern, blank), extract(text));
}
