// Masks secrets that come back from outside, as they are, and however addresses, forms and JSON write them.

/** The latest secret and its pattern: a client has the same one for many requests. */
let latest = "";
let pattern = /$^/;

/**
 * Masks secrets in a text.
 * @param text A text from a server or a transport.
 * @param secrets The secrets. One of less than eight characters is none, and would mask words.
 * @returns The text with `*` in place of each.
 */
export function mask(text: string, secrets: Iterable<string>): string {
  let masked = text;
  for (const secret of secrets) if (secret.length >= 8) masked = maskOne(masked, secret);
  return masked;
}

/**
 * Masks one secret of any length.
 * @param text A text.
 * @param secret The secret, not empty.
 */
export function maskOne(text: string, secret: string): string {
  const masked = text.replaceAll(secret, "*");
  // Most texts have nothing that is written in another way, and a pattern takes longer.
  if (!/[%+\\]/.test(masked)) return masked;
  if (secret !== latest) {
    latest = secret;
    // In any case, because percent-encoding is.
    pattern = new RegExp([...secret].map(anyForm).join(""), "giu");
  }
  return masked.replace(pattern, "*");
}

/**
 * The pattern of one character: as it is, as JSON has it, or percent-encoded any number of times. Encoders differ in which
 * characters they leave as they are.
 */
function anyForm(character: string): string {
  const bytes = [...new TextEncoder().encode(character)].map((byte) => `%(?:25)*0?${byte.toString(16)}`);
  const plain = `${/["\\]/.test(character) ? "\\\\*" : ""}\\u{${character.codePointAt(0)?.toString(16)}}`;
  return `(?:${plain}|${bytes.join("")}${character === " " ? "|\\+" : ""})`;
}
