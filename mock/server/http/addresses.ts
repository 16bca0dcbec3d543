// The addresses at which a caller reaches the mock: through a proxy or from a container, the host is another.

import type { MockContext } from "../call.ts";

/** Host headers that are accepted: a name or an address, with or without a port. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The URL of the token endpoint, with the host that the caller uses.
 * @param host The Host header of its request.
 */
export function tokenUrlOf(host: string | undefined, { addresses, services }: MockContext): string {
  const auth = new URL(addresses.auth);
  auth.hostname = new URL(originOf(host, addresses.auth)).hostname;
  return auth.origin + services.tokenPath;
}

/**
 * The origin at which a caller reaches the mock.
 * @param host The Host header of its request.
 * @param address The origin at which the mock listens, for an invalid header.
 */
export function originOf(host: string | undefined, address: string): string {
  // Fast path: most callers use the address at which the mock listens.
  if (address === `http://${host}`) return address;
  const asked = host !== undefined && plainHost.test(host) ? URL.parse(`http://${host}`) : null;
  return (asked ?? new URL(address)).origin;
}
