// Who may reach what is below /__mock: a name that leads to another machine by rebinding must not lead here, nor may a
// page of another origin that the mock was not started for.

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopback } from "../domain/webhook.ts";
import type { CompleteOptions } from "../options.ts";
import { Refusal } from "../refusal.ts";

/**
 * Checks the host and the origin of a request.
 * @param options The hosts that are allowed besides the names of this machine and the address that was connected to.
 * @param origins Origins whose pages are allowed besides those of the host itself.
 * @throws Refusal 403.
 */
export function checkHost(request: IncomingMessage, options: CompleteOptions, origins: readonly string[] = []): void {
  const { host = "", origin } = request.headers;
  const url = /^[^/?#@\\]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  if (url === null) throw new Refusal(403, "the header Host names no host");
  if (!isAllowed(url.hostname, request, [options.host, ...(options.allowHosts ?? [])])) {
    const name = url.hostname;
    throw new Refusal(403, `nothing below /__mock responds at the host ${name}; allow it with --allow-host ${name}`);
  }
  if (origin !== undefined && URL.parse(origin)?.origin !== url.origin && !isAllowedOrigin(request.headers, origins))
    throw new Refusal(403, "a page of another origin may not drive the mock, unless it is named with --allow-origin");
}

function isAllowed(name: string, { socket }: IncomingMessage, allowed: string[]): boolean {
  // An address is no name: no DNS server can make a browser take it for another machine's.
  const address = socket.localAddress?.replace(/^::ffff:/, "");
  const own = address?.includes(":") ? `[${address}]` : address;
  return isLoopback(name) || name === own || allowed.some((host) => hostOf(host) === name);
}

/**
 * The name of a host as a URL has it: in lower case, and other letters than ASCII in their encoding.
 * @returns Undefined for what is no name of a host, such as one with a port or a scheme.
 */
export function hostOf(text: string): string | undefined {
  const name = text.trim();
  const url = /^[^\s/?#@:\\]+$/.test(name) || /^\[[\da-f:.]+\]$/i.test(name) ? URL.parse(`http://${name}`) : null;
  return url?.hostname;
}

/** The origin in its usual form; undefined for a text that is none. */
export function asOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

/** Whether the page that sends a request may drive the mock from its other origin. */
export function isAllowedOrigin({ origin }: IncomingHttpHeaders, allowed: readonly string[] = []): boolean {
  const own = origin === undefined ? undefined : asOrigin(origin);
  return own !== undefined && allowed.some((one) => asOrigin(one) === own);
}

/**
 * What a browser needs to give such a page the response.
 * @returns No header at all for any other request.
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
