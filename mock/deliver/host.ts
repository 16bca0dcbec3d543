// Looks the host of a receiver up before a connection is made: once for all deliveries that wait for it. Without this, each
// attempt at a host that no DNS server answers for leaves a socket behind that outlives its time limit: they pile up.

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** Waits until a host is known to have an address. It throws the system's error when it has none, or what the signal says. */
export type LookUp = (host: string, signal: AbortSignal) => Promise<void>;

/**
 * Makes a lookup.
 * @param resolve Asks the system for the address of a host.
 */
export function createLookUp(resolve: (host: string) => Promise<unknown> = lookup): LookUp {
  const underWay = new Map<string, Promise<unknown>>();
  const shared = (host: string) => {
    const known = underWay.get(host);
    if (known !== undefined) return known;
    const asked = resolve(host).finally(() => underWay.delete(host));
    underWay.set(host, asked);
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
