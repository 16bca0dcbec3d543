// One attempt to deliver: sends the request, and says what came of it and how long it took.

import type { MockEvent } from "../state/types.ts";
import { flagForHttp, type HttpAllowed, isDeliverable } from "./address.ts";
import { type Authentication, sendEvent } from "./send.ts";

/** What came of an attempt. */
export interface Attempted {
  /** Status of the receiver, or why there is none; without a secret. */
  outcome: number | string;
  /** Milliseconds of real time it took. */
  duration: number;
}

/** Where an event is sent, and how the delivery authenticates itself. */
export interface Receiver {
  url: string;
  authenticationMethod: Authentication | undefined;
}

/** Whether a receiver has taken the event. */
export function isAccepted({ outcome }: Attempted): boolean {
  return typeof outcome === "number" && outcome >= 200 && outcome < 300;
}

/**
 * Sends an event once.
 * @param allowHttp Where plain http is allowed.
 * @param timeout Milliseconds the receiver may take.
 * @returns Never throws: what went wrong is the outcome.
 */
export async function attempt(
  { url, authenticationMethod }: Receiver,
  event: MockEvent,
  allowHttp: HttpAllowed,
  timeout: number,
): Promise<Attempted> {
  const start = performance.now();
  const sent = isDeliverable(url, allowHttp)
    ? sendEvent(url, event, authenticationMethod, timeout).catch((error: Error) => error.message)
    : `plain http is not delivered to; see ${flagForHttp(url) ?? "--allow-http-webhooks"}`;
  const outcome = await sent;
  return { outcome, duration: Math.round(10 * (performance.now() - start)) / 10 };
}
