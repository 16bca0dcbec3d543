// Masks secrets that a response quotes, and fields that the contract marks as personal, bank or secret data.

const json = (text: string) => JSON.stringify(text).slice(1, -1);

/** The latest secret and its forms, cached because a client uses one token for many requests. */
let latest: string | undefined;
let forms: string[] = [];

/**
 * The forms in which a text can quote a secret: as it is, encoded for a URL or a form (with hex digits of either case),
 * and escaped for JSON, once or twice, with or without the escaped slashes of PHP.
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

/** Masks the values of fields in a text, which can be JSON, a form, XML or anything else, and can be cut off. */
function maskFields(text: string, names: string): string {
  const value = String.raw`\\*"(?:[^"\\]|\\.)*"?|\[[^\]]*|\{[^}]*|[^\s,;&"{}[\]<][^,;&}\]<\n]*`;
  return text.replace(new RegExp(String.raw`(\b(?:${names})\b\\*["']?\s*[:=>]\s*)(?:${value})`, "g"), '$1"*"');
}

/** The masked body of an error. In JSON, a sensitive field is masked with its content, and a secret in any escaping. */
export function shownBody(text: string, json: object | undefined, masked: (text: string) => string, names: string) {
  const isNamed = RegExp(`^(${names})$`);
  let shown = text;
  try {
    if (json) shown = JSON.stringify(json, (name, value) => (isNamed.test(name) ? "*" : value));
  } catch {
    // JSON.stringify overflows the stack on deep nesting.
  }
  // Cut before it is masked, because masking a long text takes long.
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
