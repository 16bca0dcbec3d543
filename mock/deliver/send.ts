// Sends one event to one address, with the webhook's authentication.

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
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { ...commonHeaders, ...headersOf(authentication) },
      body: JSON.stringify({ eventType: event.eventType, result: event.result }),
      signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    // The words of fetch can quote a header; the code of the cause cannot.
    const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
    const why = cause?.code ?? (typeof code === "string" ? code : "it cannot be sent");
    throw new Error(name === "TimeoutError" ? `no response within ${timeout} ms` : why);
  }
}

function headersOf(authentication: Authentication | undefined): Record<string, string> {
  if (authentication === undefined) return {};
  if (authentication.type === "API_KEY") return { [authentication.headerName]: authentication.apiKey };
  const { username, password } = authentication;
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}
