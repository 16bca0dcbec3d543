// Escapes text for what it is written into: markup, a shell, and one line.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What XML 1.0 does not allow: control characters, halves of pairs, and the two non-characters. */
const forbidden = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in an element or attribute; characters that XML does not allow are dropped. */
export function escapeMarkup(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** Text as one word of a shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Text on one line: a comment ends with its line, and what a server has sent never begins another one. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
