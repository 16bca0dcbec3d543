// Looks the host of a receiver up before a connection is made: once for all deliveries that wait for it. Without this, each
// attempt at a host that no DNS server answers for leaves a socket behind that outlives its time limit: they pile up.
// What has no address is not asked for again at once: without a network, each time would take as long as the first.

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** Waits until a host is known to have an address. It throws the system's error when it has none, or what the signal says. */
export type LookUp = (host: string, signal: AbortSignal) => Promise<void>;

/** How long a host stays without an address, in milliseconds of real time. */
const failureMs = 5_000;

/**
 * Makes a lookup.
 * @param resolve Asks the system for the address of a host.
 */
export function createLookUp(resolve: (host: string) => Promise<unknown> = lookup): LookUp {
  const known = new Map<string, Promise<unknown>>();
  const forget = (host: string) => known.delete(host);
  const shared = (host: string) => {
    const before = known.get(host);
    if (before !== undefined) return before;
    const asked = resolve(host);
    known.set(host, asked);
    asked.then(
      () => forget(host),
      () => setTimeout(forget, failureMs, host).unref(),
    );
    return asked;
  };
  return async (host, signal) => {
    if (isIP(host.replace(/^\[|\]$/g, "")) !== 0) return;
    const { promise, reject } = Promise.withResolvers<never>();
    const end = () => reject(signal.reason);
    signal.addEventListener("abort", end, { once: true });
    try {
      await Promise.race([shared(host), promise]);
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}

/** The lookup of this process. */
export const lookUp: LookUp = createLookUp();
