// The addresses by which a caller knows the mock: a request through a proxy or from a container has another host.

import type { MockContext } from "../call.ts";

/** A name or address with its port: all that is taken over from a Host header. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Where a caller gets tokens, at the host by which it knows the mock.
 * @param host The Host header of its request.
 */
export function tokenUrlOf(host: string | undefined, { addresses, services }: MockContext): string {
  const auth = new URL(addresses.auth);
  auth.hostname = new URL(originOf(host, addresses.auth)).hostname;
  return auth.origin + services.tokenPath;
}

/**
 * The origin by which a caller knows the mock.
 * @param host The Host header of its request.
 * @param address The origin at which the mock listens, for a header that names no host.
 */
export function originOf(host: string | undefined, address: string): string {
  // Most callers know the mock by the address at which it listens.
  if (address === `http://${host}`) return address;
  const asked = host !== undefined && plainHost.test(host) ? URL.parse(`http://${host}`) : null;
  return (asked ?? new URL(address)).origin;
}
