// Which addresses events may be sent to.

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, in the form of a URL, is a name of this machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/** Where plain http is allowed: nowhere, on this machine, or on this machine and these hosts. */
export type HttpAllowed = boolean | readonly string[];

/** Whether an address is plain http to where it is allowed. */
export function isAllowedHttp(address: string, allowed: HttpAllowed): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "http:" || allowed === false) return false;
  if (isLoopback(url.hostname)) return true;
  return typeof allowed !== "boolean" && allowed.some((host) => host.toLowerCase() === url.hostname);
}

/** The flag that would allow an address; undefined for one that is not plain http. */
export function flagForHttp(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "http:") return undefined;
  return isLoopback(url.hostname) ? "--allow-http-webhooks" : `--allow-http-webhooks-to ${url.hostname}`;
}

/**
 * Whether events may be sent to an address: https as the service wants it, or plain http to where it is allowed.
 * @param address The registered URL.
 * @param allowed Where plain http is allowed.
 */
export function isDeliverable(address: string, allowed: HttpAllowed): boolean {
  return URL.parse(address)?.protocol === "https:" || isAllowedHttp(address, allowed);
}
