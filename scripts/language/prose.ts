// Extracts the prose of a file by blanking out all else, so that a finding has the line and column of the file.

import { extname } from "node:path";
import ts from "typescript";
import { isPair, isScalar, type Node, type Pair, parseDocument, visit } from "yaml";

/** Whether a text is prose: more than two words, most of them only letters. Not a name, a pattern or a command line. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[`"'(]?[A-Za-z][a-z'-]*[`.,:;?!)"']*$/.test(word));
  return words.length > 2 && plain.length > words.length / 2;
}

/** Replaces all characters except line breaks by spaces. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Blanks everything except the ranges. */
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
 * Blanks everything but strings that are prose; the strings of a template count as one.
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

/** Keys whose texts are always prose, however short. */
const prose = new Set(["summary", "description", "title", "x-not-shown", "x-enumDescriptions"]);

/** Keys of data: examples, patterns, inputs and criteria of a workflow, and origins in the register. */
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

/** Whether one of the two nearest keys above a text is a key of prose: the text can be in a list or map. */
const isUnderProse = (path: readonly (Node | Pair | object)[]): boolean =>
  path
    .filter((node) => isPair(node))
    .slice(-2)
    .some((pair) => prose.has(nameOf(pair)));

/** Length of the first line of a block scalar, such as `>-`. */
const header = (source: string): number => (/^[|>][^\n]*\n/.exec(source) ?? [""])[0].length;

const extractors: Record<string, (text: string) => string> = {
  ".md": (text) => text,
  ".yaml": yamlProse,
  ".ts": codeProse,
  ".js": codeProse,
};

/** Parts of a text that are not prose: code, targets of links, addresses, paths, tags and comments of HTML. */
const notProse = [
  // A directive of the guides, which stands for a block of code.
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
 * Extracts the prose of a file.
 * @param path Path of the file; the extension decides how to read it.
 * @returns Markdown in which each word has the line and column of the file.
 */
export function proseOf(path: string, text: string): string {
  const extract = extractors[extname(path)];
  if (extract === undefined) throw new Error(`${path} is not one of ${Object.keys(extractors).join(", ")}`);
  return notProse.reduce((prose, pattern) => prose.replace(pattern, blank), extract(text));
}
