// Escapes text for XML and HTML.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it stands in an element or attribute; control characters, which XML does not allow, are dropped. */
export function escapeMarkup(text: string): string {
  const allowed = [...text]
    .filter((character) => character >= " " || character === "\n" || character === "\t")
    .join("");
  return allowed.replace(/[&<>"']/g, (character) => entities[character] as string);
}
