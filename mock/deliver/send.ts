// Sends one event to one address, with the webhook's authentication.

import { request as httpsRequest } from "node:https";
import { request as httpRequest } from "../http/node-http.ts";
import { masked } from "../mask/mask.ts";
import type { MockEvent, RegisteredWebhook } from "../state/types.ts";
import { lookUp } from "./host.ts";

/** How deliveries authenticate themselves (contract: `WebhookAuthenticationInput`). */
export type Authentication = RegisteredWebhook["authenticationMethod"];

const commonHeaders = { "Content-Type": "application/json", "User-Agent": "finance-ramp-mock" };

/** The headers of a delivery as they may be shown: what authenticates is masked. */
export function shownHeaders(authentication: Authentication | undefined): Record<string, string> {
  const secret = Object.keys(headersOf(authentication)).map((name) => [name, masked]);
  return { ...commonHeaders, ...Object.fromEntries(secret) };
}

/**
 * Sends an event.
 * @param url Where to.
 * @param event The event; the body is `{eventType, result}`.
 * @param authentication How; undefined sends none.
 * @param timeout Milliseconds the receiver may take for its whole response.
 * @returns The receiver's status. A redirect is not followed: the secret is for the registered address only.
 * @throws Error when no response comes; its message has no secret.
 */
export async function sendEvent(
  url: string,
  event: MockEvent,
  authentication: Authentication | undefined,
  timeout: number,
): Promise<number> {
  const signal = AbortSignal.timeout(timeout);
  try {
    await lookUp(new URL(url).hostname, signal);
    return await post(
      url,
      JSON.stringify({ eventType: event.eventType, result: event.result }),
      authentication,
      signal,
    );
  } catch (error) {
    // What goes wrong can quote a header; its code cannot.
    const { code } = error as NodeJS.ErrnoException;
    if (signal.aborted) throw new Error(`no response within ${timeout} ms`);
    throw new Error(typeof code === "string" ? code : "it cannot be sent");
  }
}

/**
 * Sends a body, on a connection of its own. Not with fetch, which reaches no port that browsers block, and sets headers that
 * a webhook may have chosen for its key.
 */
function post(
  url: string,
  body: string,
  authentication: Authentication | undefined,
  signal: AbortSignal,
): Promise<number> {
  const headers = { ...commonHeaders, "Content-Length": Buffer.byteLength(body), ...headersOf(authentication) };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = URL.parse(url)?.protocol === "https:" ? httpsRequest : httpRequest;
  const sent = request(url, { method: "POST", headers, agent: false, signal }, (response) => {
    // Only the status counts; whoever sends more is heard out, as long as it may take.
    response.on("error", () => undefined).resume();
    resolve(response.statusCode ?? 0);
  });
  sent.on("error", reject).end(body);
  return promise;
}

function headersOf(authentication: Authentication | undefined): Record<string, string> {
  if (authentication === undefined) return {};
  if (authentication.type === "API_KEY") return { [authentication.headerName]: authentication.apiKey };
  const { username, password } = authentication;
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}
