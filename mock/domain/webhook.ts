// Webhooks: which addresses events may be sent to, what else they need to be delivered to, and their secrets apart.

import { headerName, headerValue, ownHeaders, userInWebhookUrl } from "../assumed.ts";
import { asObject, type JsonFields } from "../store/json.ts";

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

/** Whether events may be sent to an address: https as the service wants it, or plain http to where it is allowed. */
export function isDeliverable(address: string, allowed: HttpAllowed): boolean {
  return URL.parse(address)?.protocol === "https:" || isAllowedHttp(address, allowed);
}

/** A webhook as it is registered or stored; one of the cast has no secret. */
interface Reachable {
  url?: unknown;
  authenticationMethod?: Record<string, unknown>;
}

/** Why nothing could be sent to a webhook, beginning with the field; undefined where something could. */
export function webhookFault({ url, authenticationMethod = {} }: Reachable): string | undefined {
  // A URL parser takes the path of `https:///hooks` for its host.
  if (!/^https?:\/\/[^/?#]/.test(String(url)) || !URL.canParse(String(url)))
    return "url must be an absolute URI with a host";
  const { username: user, password } = new URL(String(url));
  if (!userInWebhookUrl && (user !== "" || password !== ""))
    return "url must not have a user or password; the receiver gets what authenticationMethod says";
  const { type, headerName: header, apiKey, username } = authenticationMethod;
  if (type !== "API_KEY")
    return String(username).includes(":") ? "authenticationMethod.username must not have a colon" : undefined;
  if (!headerName.test(String(header))) return "authenticationMethod.headerName must be the name of a header";
  if (ownHeaders.has(String(header).toLowerCase()))
    return "authenticationMethod.headerName must not be a header that HTTP itself sets";
  if (apiKey === undefined || headerValue.test(String(apiKey))) return undefined;
  return "authenticationMethod.apiKey must be visible ASCII, as the value of a header";
}

/** The fields of a method that no read shows. */
const secretMembers = ["apiKey", "password"];

/** Splits an `authenticationMethod`: `shown` is without secrets, `whole` with them, undefined when there are none. */
export function splitMethod(method: unknown): { shown: JsonFields; whole: JsonFields | undefined } {
  const whole = asObject(method);
  const shown = Object.fromEntries(Object.entries(whole).filter(([name]) => !secretMembers.includes(name)));
  return { shown, whole: secretMembers.some((name) => whole[name] !== undefined) ? whole : undefined };
}
