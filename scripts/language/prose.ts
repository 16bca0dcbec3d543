// The prose of a file with everything else blanked out: line and column stay, so that a finding in it stands in the file.

import { extname } from "node:path";
import { codeProse } from "./prose-code.ts";
import { blank } from "./prose-text.ts";
import { yamlProse } from "./prose-yaml.ts";

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
 * @param text Its content.
 * @returns Markdown with as many lines, and each word on its line and column.
 */
export function proseOf(path: string, text: string): string {
  const extract = extractors[extname(path)];
  if (extract === undefined) throw new Error(`no prose is known in ${path}`);
  return notProse.reduce((prose, pattern) => prose.replace(pattern, blank), extract(text));
}
