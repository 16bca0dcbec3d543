// Masks a secret that comes back from outside, as it is and as addresses and forms encode it.

/**
 * Masks a secret in a text.
 * @param text A text from a server or a transport.
 * @param secret The secret. One of less than eight characters is none, and would mask words.
 * @returns The text with `*` in place of the secret.
 */
export function mask(text: string, secret: string): string {
  const forms =
    secret.length < 8 ? [] : [secret, encodeURIComponent(secret), `${new URLSearchParams({ "": secret })}`.slice(1)];
  return forms.reduce((masked, form) => masked.replaceAll(form, "*"), text);
}
