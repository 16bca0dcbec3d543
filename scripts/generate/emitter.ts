// Writes the text of the client's generated files: pages, declarations with documentation, names and literals.

/** A file of the client: a first line about its content and purpose, and its parts. */
export function page(what: string, purpose: string, ...parts: string[]): string {
  const header = `// ${what}, ${purpose}. Generated from openapi/ by npm run build; do not edit.`;
  return `${[header, ...parts].join("\n\n")}\n`;
}

/** Documentation as a comment, with a line break after it. */
export function comment(text: string): string {
  const lines = text.replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

/** A declaration with its documentation and its rows, one on each line. */
export function block(docs: string, open: string, rows: string[], close = open.includes(" = ") ? "};" : "}"): string {
  return `${comment(docs)}${open}\n${rows.map((row) => `${indent(row)}\n`).join("")}${close}`;
}

/** Indents each line by two spaces. */
export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

/** A name as the key of an object or an object type. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** The union of some string literals; `never` if there are none. */
export function union(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ") || "never";
}

/** The names that code uses outside of its comments. */
export function usedIn(text: string, names: string[]): string[] {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, "");
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}
