// Sends an event to a webhook with its authentication, and returns the outcome.

import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { MockEvent, RegisteredWebhook } from "../domain/types.ts";
import { flagForHttp, type HttpAllowed, isDeliverable } from "../domain/webhook.ts";
import { request as httpRequest } from "../node-http.ts";
import { sameSecret } from "../secrets/digest.ts";
import { maskedValue } from "../secrets/mask.ts";

/** How deliveries authenticate themselves (contract: `WebhookAuthenticationInput`). */
export type Authentication = RegisteredWebhook["authenticationMethod"];

const commonHeaders = { "Content-Type": "application/json", "User-Agent": "finance-ramp-mock" };

/** The headers of a delivery with the secret masked. */
export function shownHeaders(authentication: Authentication | undefined): Record<string, string> {
  const secret = Object.keys(headersOf(authentication)).map((name) => [name, maskedValue]);
  return { ...commonHeaders, ...Object.fromEntries(secret) };
}

/** The result of an attempt. */
export interface Attempted {
  /** Status of the receiver, or why there is none; without a secret. */
  outcome: number | string;
  /** Milliseconds of real time it took. */
  duration: number;
}

/** The address of a webhook and its authentication. */
export interface WebhookTarget {
  url: string;
  authenticationMethod: Authentication | undefined;
}

/** Whether a receiver has accepted the event. */
export function isAccepted({ outcome }: Attempted): boolean {
  return typeof outcome === "number" && outcome >= 200 && outcome < 300;
}

/**
 * Sends an event once; its body is `{eventType, result}`. A redirect is not followed: the secret is for the registered
 * address only.
 * @param allowHttp Where plain http is allowed.
 * @param timeout Milliseconds the receiver may take for its whole response.
 * @returns The result; an error is an outcome, too.
 */
export async function attempt(
  target: WebhookTarget,
  event: MockEvent,
  allowHttp: HttpAllowed,
  timeout: number,
): Promise<Attempted> {
  const { url } = target;
  const start = performance.now();
  const outcome = isDeliverable(url, allowHttp)
    ? await outcomeOf(target, event, timeout)
    : `plain http is not allowed here; see ${flagForHttp(url) ?? "--allow-http-webhooks"}`;
  return { outcome, duration: Math.round(10 * (performance.now() - start)) / 10 };
}

async function outcomeOf({ url, authenticationMethod }: WebhookTarget, event: MockEvent, timeout: number) {
  const signal = AbortSignal.timeout(timeout);
  const body = JSON.stringify({ eventType: event.eventType, result: event.result });
  const headers = {
    ...commonHeaders,
    "Content-Length": Buffer.byteLength(body),
    ...headersOf(authenticationMethod),
  };
  try {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    // Not fetch: it refuses ports that browsers block, and sets headers that a webhook may have chosen for its key.
    const request = URL.parse(url)?.protocol === "https:" ? httpsRequest : httpRequest;
    const sent = request(url, { method: "POST", headers, agent: false, signal }, (response) => {
      // Only the status counts; the body is read and dropped, until the timeout at most.
      response.on("error", () => undefined).resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject).end(body);
    return await promise;
  } catch (error) {
    // The message of an error can quote a header; its code cannot.
    const { code } = error as NodeJS.ErrnoException;
    if (signal.aborted) return `no response within ${timeout} ms`;
    return typeof code === "string" ? code : "the request cannot be sent";
  }
}

function headersOf(authentication: Authentication | undefined): Record<string, string> {
  if (authentication === undefined) return {};
  if (authentication.type === "API_KEY") return { [authentication.headerName]: authentication.apiKey };
  const { username, password } = authentication;
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

/** Whether a delivery authenticates itself as expected; compares in constant time, as receivers should. */
export function isAuthentic({ headers }: IncomingMessage, expected: Authentication): boolean {
  // The cast: each method has exactly one header.
  const [[name, secret]] = Object.entries(headersOf(expected)) as [[string, string]];
  return sameSecret(String(headers[name.toLowerCase()] ?? ""), secret);
}
