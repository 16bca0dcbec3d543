// Checks the host and origin of requests below /__mock: this prevents DNS rebinding, and calls by pages of origins that
// the mock was not started for.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopback } from "../domain/webhook.ts";
import type { CompleteOptions } from "../options.ts";
import { Refusal } from "../refusal.ts";

/**
 * Checks the host and the origin of a request.
 * @param options Has the allowed hosts besides the names of this machine and the address of the connection.
 * @param origins Origins whose pages are allowed besides that of the host itself.
 * @throws Refusal 403.
 */
export function checkHost(request: IncomingMessage, options: CompleteOptions, origins: readonly string[] = []): void {
  const { host = "", origin } = request.headers;
  const url = /^[^/?#@\\]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  if (url === null) throw new Refusal(403, "the header Host has no valid host name");
  if (!isAllowed(url.hostname, request, [options.host, ...(options.allowHosts ?? [])])) {
    const name = url.hostname;
    throw new Refusal(403, `/__mock does not respond at the host ${name}; allow it with --allow-host ${name}`);
  }
  if (origin !== undefined && URL.parse(origin)?.origin !== url.origin && !isAllowedOrigin(request.headers, origins))
    throw new Refusal(403, "a page of another origin may not use /__mock; allow its origin with --allow-origin");
}

function isAllowed(name: string, { socket }: IncomingMessage, allowed: string[]): boolean {
  // DNS rebinding needs a name: an IP address always means this machine.
  const address = socket.localAddress?.replace(/^::ffff:/, "");
  const own = address?.includes(":") ? `[${address}]` : address;
  return isLoopback(name) || name === own || allowed.some((host) => hostOf(host) === name);
}

/**
 * A host name as URLs have it: in lower case, with letters outside ASCII encoded.
 * @returns Undefined for any other text, such as a name with a port or a scheme.
 */
export function hostOf(text: string): string | undefined {
  const name = text.trim();
  const url = /^[^\s/?#@:\\]+$/.test(name) || /^\[[\da-f:.]+\]$/i.test(name) ? URL.parse(`http://${name}`) : null;
  return url?.hostname;
}

/** The origin in its usual form; undefined for any other text. */
export function asOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Whether the origin of a request is one of the allowed ones. */
export function isAllowedOrigin({ origin }: IncomingHttpHeaders, allowed: readonly string[] = []): boolean {
  const own = origin === undefined ? undefined : asOrigin(origin);
  return own !== undefined && allowed.some((one) => asOrigin(one) === own);
}

/**
 * CORS headers for a page of an allowed origin.
 * @returns No headers for any other request.
 */
export function controlCors({ headers }: IncomingMessage, allowed?: readonly string[]): Record<string, string> {
  if (!isAllowedOrigin(headers, allowed)) return {};
  return {
    "Access-Control-Allow-Origin": headers.origin ?? "",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
    Vary: "Origin",
  };
}
