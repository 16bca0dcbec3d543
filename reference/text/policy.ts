// The Content-Security-Policy of a page.

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'";

/** The policy of the page at an address. */
export function policy(self: string): string {
  // Pages that run an operation or have an event delivered call the mock, or a host that the reader names.
  const calls = /^\/\w+\/(?:operations|events)\/(?!index)/.test(self);
  const hosts = "connect-src 'self' https: http://127.0.0.1:* http://localhost:*";
  return calls ? strict.replace("connect-src 'self'", hosts) : strict;
}
