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
  // Scalar writes its styles at run time, and calls the local mock.
  [
    /^\/try\//,
    {
      "style-src": "'self' 'unsafe-inline'",
      "connect-src": "'self' http://127.0.0.1:* http://localhost:*",
      "img-src": "'self' data: blob:",
      "font-src": "'self' data:",
    },
  ],
];

/** The policy of the page at an address. */
export function policy(self: string): string {
  const own = exceptions.find(([pattern]) => pattern.test(self))?.[1] ?? {};
  return Object.entries({ ...strict, ...own })
    .map(([directive, value]) => `${directive} ${value}`)
    .join("; ");
}
