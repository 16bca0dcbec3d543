// Which addresses events may be sent to.

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, in the form of a URL, is a name of this machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/** Whether an address is plain http to this machine. */
export function isLoopbackHttp(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === "http:" && isLoopback(url.hostname);
}

/**
 * Whether events may be sent to an address: https as the service wants it, or plain http to this machine.
 * @param address The registered URL.
 * @param allowHttp Whether plain http to loopback is allowed.
 */
export function isDeliverable(address: string, allowHttp: boolean): boolean {
  return URL.parse(address)?.protocol === "https:" || (allowHttp && isLoopbackHttp(address));
}
