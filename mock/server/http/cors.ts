// CORS headers for pages of any origin, which are safe because credentials are in a header, not in cookies.

import type { IncomingHttpHeaders } from "node:http";

/** How long a browser may cache a preflight, in seconds: Chromium's limit. */
const maxAgeSeconds = 7200;

/** On every response: any page may read it, and these headers. */
export const corsHeaders: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "X-Correlation-Id, Allow, Content-Disposition, Retry-After",
};

/** Headers that a page may send if the preflight names none. */
const usualHeaders = "Authorization, Content-Type, x-tenant-id, X-Correlation-Id, X-Request-Id, Prefer";

/**
 * The headers of the response to an OPTIONS request.
 * @param headers Headers of the request; with `Access-Control-Request-Method` it is a preflight (Fetch, "CORS").
 * @param methods Methods of the path.
 */
export function optionsHeaders(headers: IncomingHttpHeaders, methods: string): Record<string, string> {
  if (headers["access-control-request-method"] === undefined) return { Allow: methods };
  return {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": headers["access-control-request-headers"] ?? usualHeaders,
    "Access-Control-Max-Age": String(maxAgeSeconds),
    Vary: "Access-Control-Request-Headers",
  };
}
