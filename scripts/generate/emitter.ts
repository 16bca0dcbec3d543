// The emitter of the client's files: pages, declarations with their documentation, and names and texts in them.

/** A file of the client: what is in it, and what follows the line that says so. */
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

/** A declaration with its documentation and what is in it, a line for each row. */
export function block(docs: string, open: string, rows: string[], close = open.includes(" = ") ? "};" : "}"): string {
  return `${comment(docs)}${open}\n${rows.map((row) => `${indent(row)}\n`).join("")}${close}`;
}

/** Text of several lines, two spaces further in. */
export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

/** A name as a key of an object or of an object type. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** The type of some texts; `never` if there are none. */
export function union(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ") || "never";
}

/** Those of some names that the text of types uses; what comments say does not count. */
export function usedIn(text: string, names: string[]): string[] {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, "");
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}
