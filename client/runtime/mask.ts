// Masks secrets that come back from outside, and what the contract marks as personal, bank or secret data.

const json = (text: string) => JSON.stringify(text).slice(1, -1);

/** The latest secret and its forms: a client has the same one for many requests. */
let latest: string | undefined;
let forms: string[] = [];

/**
 * How a secret can be written: as it is, as an address and a form encode it (with digits of either case), and as JSON
 * escapes it, also within JSON, and with the slashes that PHP escapes, too.
 */
export function formsOf(secret: string): string[] {
  if (secret === latest) return forms;
  const both = [encodeURIComponent(secret), `${new URLSearchParams([["", secret]])}`.slice(1)];
  const encoded = both.flatMap((text) => [text, text.replaceAll("%20", "+"), text.replaceAll("+", "%20")]);
  const lower = encoded.map((text) => text.replace(/%../g, (code) => code.toLowerCase()));
  latest = secret;
  const escaped = [json(secret), json(secret).replaceAll("/", "\\/")];
  forms = [...new Set([secret, ...escaped, ...escaped.map(json), ...encoded, ...lower])];
  return forms;
}

/** Masks secrets in a text. @returns The text with `*` in place of each. */
export function mask(text: string, secrets: Iterable<string>): string {
  return [...secrets].reduce((masked, secret) => masked.replaceAll(secret, "*"), text);
}

/** Masks the values of fields in a text, whether it is JSON, a form, XML or none of these, and also if it is cut off. */
function maskFields(text: string, names: string): string {
  const value = String.raw`\\*"(?:[^"\\]|\\.)*"?|\[[^\]]*|\{[^}]*|[^\s,;&"{}[\]<][^,;&}\]<\n]*`;
  return text.replace(new RegExp(String.raw`(\b(?:${names})\b\\*["']?\s*[:=>]\s*)(?:${value})`, "g"), '$1"*"');
}

/** A body for an error. Of JSON, a field is masked with all that is in it, and a secret however it is escaped. */
export function shownBody(text: string, json: object | undefined, masked: (text: string) => string, names: string) {
  const isNamed = RegExp(`^(${names})$`);
  let shown = text;
  try {
    if (json) shown = JSON.stringify(json, (name, value) => (isNamed.test(name) ? "*" : value));
  } catch {
    // JSON.stringify overflows the stack on deep nesting.
  }
  // It is cut before it is masked, because masking a long text takes long.
  return clip(maskFields(masked(shown.slice(0, 100_000)), names), 4000);
}

/** Cuts a text to a number of bytes in UTF-8, and never within a character. */
export function clip(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text;
  const start = new TextEncoder().encode(text.slice(0, bytes)).slice(0, bytes);
  return new TextDecoder().decode(start).replace(/\uFFFD$/, "");
}

/** A text as one line without control characters, for a log or a terminal. */
export const lineOf = (text: string, bytes = 1000) => clip(text, bytes).replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
