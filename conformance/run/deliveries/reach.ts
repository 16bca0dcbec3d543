// Whether the public address leads to the receiver, as far as that can be seen from this machine.

import { randomUUID } from "node:crypto";
import type { Receiver } from "./receiver.ts";

/** Milliseconds that a look at the own address may take. */
const patience = 10_000;

/** How a request to the public address arrived. */
export interface Reach {
  arrived: boolean;
  /** Whether its query arrived with it. */
  keepsQuery: boolean;
}

/**
 * Sends a request to the public address. That it does not arrive proves nothing: some networks lead to themselves from
 * the outside only.
 * @param base The public address, without a slash at its end.
 */
export async function leadsHere(receiver: Receiver, base: string): Promise<Reach> {
  let query: string | undefined;
  const path = receiver.open({
    reply(received) {
      query = received.query;
      return "accept";
    },
  });
  const sent = `look=${randomUUID()}`;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${base}${path}?${sent}`, { method: "POST", redirect: "manual", signal });
    await response.body?.cancel();
  } catch {
    // Whether it arrived is what counts.
  }
  return { arrived: query !== undefined, keepsQuery: query === sent };
}
