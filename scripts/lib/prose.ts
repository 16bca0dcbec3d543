// The prose of a file with everything else blanked out: line and column stay, so that a finding in it stands in the file.

import { extname } from "node:path";
import { codeProse } from "./prose-code.ts";
import { yamlProse } from "./prose-yaml.ts";

const extractors: Record<string, (text: string) => string> = {
  ".md": (text) => text,
  ".yaml": yamlProse,
  ".ts": codeProse,
  ".js": codeProse,
};

/** What is not prose though it stands in prose: fences, code, targets of links, addresses, paths, tags and comments of HTML. */
const notProse = [
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
 * @param text Its content.
 * @returns Markdown with as many lines, and each word on its line and column.
 */
export function proseOf(path: string, text: string): string {
  const extract = extractors[extname(path)];
  if (extract === undefined) throw new Error(`no prose is known in ${path}`);
  return notProse.reduce((prose, pattern) => prose.replace(pattern, blank), extract(text));
}

/** More than two words, most of them of letters: neither a name, a pattern nor a command line. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[`"'(]?[A-Za-z][a-z'-]*[`.,:;?!)"']*$/.test(word));
  return words.length > 2 && plain.length > words.length / 2;
}

/** The same number of lines and columns, without a letter. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Everything blanked except the ranges, which are given in their order. */
export function keep(text: string, ranges: [start: number, end: number][]): string {
  let kept = "";
  let at = 0;
  for (const [start, end] of ranges) {
    kept += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return kept + blank(text.slice(at));
}
