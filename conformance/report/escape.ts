// Escapes text for XML and HTML.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What XML 1.0 does not allow: control characters, halves of pairs, and the two non-characters. */
const forbidden = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in an element or attribute; characters that XML does not allow are dropped. */
export function escapeMarkup(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] as string);
}
