// Code as HTML with four kinds of tokens: keys, strings, literals and comments. Classes only, because of the CSP.

import { escapeHtml } from "./escape.ts";

export type Language = "json" | "sh" | "ts" | "py" | "go" | "java" | "cs" | "php" | "http" | "text";

const words = (list: string): string => `(?<k>\\b(?:${list.replaceAll(" ", "|")})\\b)`;

/** Tokens by language. The name of the matching group is part of the class. */
const tokens: Partial<Record<Language, RegExp>> = {
  json: /(?<k>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\]|\\.)*")|(?<n>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  sh: /(?<c>(?<=^|\s)#.*)|(?<s>'[^']*'|"[^"]*")|(?<k>(?<=\s)--?[A-Za-z][\w-]*)/gm,
  ts: /(?<c>\/\/.*)|(?<s>"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<k>\b(?:import|from|const|await|new|type|for|of|return|async|export|if|switch|case|default|true|false|null)\b)/g,
  py: new RegExp(`(?<c>#.*)|(?<s>"(?:[^"\\\\]|\\\\.)*")|${words("import from as True False None")}`, "g"),
  go: new RegExp(`(?<s>"(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`)|${words("package import func nil defer")}`, "g"),
  java: new RegExp(`(?<s>"""[\\s\\S]*?"""|"(?:[^"\\\\]|\\\\.)*")|${words("import new String")}`, "g"),
  cs: new RegExp(`(?<s>"""[\\s\\S]*?"""|"(?:[^"\\\\]|\\\\.)*")|${words("using var new await")}`, "g"),
  php: /(?<k><\?php|\$\w+|\b(?:true|false|null)\b)|(?<s>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g,
};

/** Words with hyphens, except in the address of the site, which a script replaces. */
const hyphenated = /(?<!\/\/|[\w.-])[\w.]+(?:-[\w.]+)+(?!\S*\/downloads\/)/g;

/** A command as HTML whose lines do not break at a hyphen within a word. */
const command = (text: string): string => escapeHtml(text).replace(hyphenated, '<span class="whole">$&</span>');

/** Escaped and marked up code. */
export function highlight(code: string, language: Language): string {
  const pattern = tokens[language];
  const escaped = language === "sh" ? command : escapeHtml;
  if (pattern === undefined) return escapeHtml(code);
  let html = "";
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? "s";
    html += `${escaped(code.slice(end, match.index))}<span class="t-${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escaped(code.slice(end));
}
