// The Content-Security-Policy of a page. Only the pages that need more get more, and each says why.

const strict = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
};

const exceptions: [RegExp, Partial<Record<keyof typeof strict | "worker-src", string>>][] = [
  // Pages that run an operation or have an event delivered call the mock, or a host that the reader names.
  [
    /^\/\w+\/(operations|events)\/(?!index|all)/,
    { "connect-src": "'self' https: http://127.0.0.1:* http://localhost:*" },
  ],
];

/** The policy of the page at an address. */
export function policy(self: string): string {
  const own = exceptions.find(([pattern]) => pattern.test(self))?.[1] ?? {};
  return Object.entries({ ...strict, ...own })
    .map(([directive, value]) => `${directive} ${value}`)
    .join("; ");
}
