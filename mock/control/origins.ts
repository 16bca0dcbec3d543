// Pages of other origins that may drive the mock: none but those that it was started for, such as the API reference.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** The origin in its usual form; undefined for a text that is none. */
export function asOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Whether the page that sends a request may drive the mock from its other origin. */
export function isAllowedOrigin({ origin }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const own = origin === undefined ? undefined : asOrigin(origin);
  return own !== undefined && allowed.some((one) => asOrigin(one) === own);
}

/**
 * What a browser needs to give such a page the response.
 * @returns No header at all for any other request.
 */
export function controlCors({ headers }: IncomingMessage, allowed: readonly string[]): Record<string, string> {
  if (!isAllowedOrigin(headers, allowed)) return {};
  return {
    "Access-Control-Allow-Origin": headers.origin ?? "",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
    Vary: "Origin",
  };
}
