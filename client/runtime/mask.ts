// Masks a secret that comes back from outside, as it is and as addresses and forms encode it.

/** The latest secret and its forms: a client has the same one for many requests. */
let latest = "";
let forms: string[] = [];

/**
 * Masks a secret in a text.
 * @param text A text from a server or a transport.
 * @param secret The secret. One of less than eight characters is none, and would mask words.
 * @returns The text with `*` in place of the secret.
 */
export function mask(text: string, secret: string): string {
  if (secret.length < 8) return text;
  if (secret !== latest) {
    latest = secret;
    forms = formsOf(secret);
  }
  return forms.reduce((masked, form) => masked.replaceAll(form, "*"), text);
}

/**
 * A text as it is, as an address and as a form have it; both also with lowercase percent-encoding, as of .NET. Each form once:
 * most tokens have only one, and every header of every response is searched for it.
 */
export function formsOf(secret: string): string[] {
  const uri = encodeURIComponent(secret);
  const encoded = [uri, uri.replaceAll("%20", "+"), `${new URLSearchParams({ "": secret })}`.slice(1)];
  const lower = encoded.map((form) => form.replace(/%../g, (code) => code.toLowerCase()));
  return [...new Set([secret, ...encoded, ...lower])];
}
