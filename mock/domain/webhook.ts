// Rules for webhooks: addresses that events may be sent to, valid authentication, and fields that are secret.

import { headerName, headerValue, ownHeaders, userInWebhookUrl } from "../assumptions.ts";
import { asObject, type JsonFields } from "../store/json.ts";

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, as in a URL, is a name of this machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/** Where plain http is allowed: nowhere, on this machine, or on this machine and these hosts. */
export type HttpAllowed = boolean | readonly string[];

/** Whether an address is plain http, and allowed. */
export function isAllowedHttp(address: string, allowed: HttpAllowed): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "http:" || allowed === false) return false;
  if (isLoopback(url.hostname)) return true;
  return typeof allowed !== "boolean" && allowed.some((host) => host.toLowerCase() === url.hostname);
}

/** The flag that allows a plain http address; undefined for any other address. */
export function flagForHttp(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "http:") return undefined;
  return isLoopback(url.hostname) ? "--allow-http-webhooks" : `--allow-http-webhooks-to ${url.hostname}`;
}

/** Whether events may be sent to an address: https, as the service requires, or allowed plain http. */
export function isDeliverable(address: string, allowed: HttpAllowed): boolean {
  return URL.parse(address)?.protocol === "https:" || isAllowedHttp(address, allowed);
}

/** A webhook as it is registered or stored; a seeded webhook has no secret. */
interface Reachable {
  url?: unknown;
  authenticationMethod?: Record<string, unknown>;
}

/** Why events cannot be sent to a webhook, starting with the field; undefined if they can. */
export function webhookFault({ url, authenticationMethod = {} }: Reachable): string | undefined {
  // A URL parser takes the path of `https:///hooks` for its host.
  if (!/^https?:\/\/[^/?#]/.test(String(url)) || !URL.canParse(String(url)))
    return "url must be an absolute URI with a host";
  const { username: user, password } = new URL(String(url));
  if (!userInWebhookUrl && (user !== "" || password !== ""))
    return "url must not have a user or password; authenticationMethod authenticates deliveries";
  const { type, headerName: header, apiKey, username } = authenticationMethod;
  if (type !== "API_KEY")
    return String(username).includes(":") ? "authenticationMethod.username must not have a colon" : undefined;
  if (!headerName.test(String(header))) return "authenticationMethod.headerName must be the name of a header";
  if (ownHeaders.has(String(header).toLowerCase()))
    return "authenticationMethod.headerName must not be a header that HTTP itself sets";
  if (apiKey === undefined || headerValue.test(String(apiKey))) return undefined;
  return "authenticationMethod.apiKey must be visible ASCII, as the value of a header";
}

/** Fields of `authenticationMethod` that no read shows. */
const secretMembers = ["apiKey", "password"];

/** Splits an `authenticationMethod`: `shown` has no secrets, `whole` has all fields, if there are secrets. */
export function splitMethod(method: unknown): { shown: JsonFields; whole: JsonFields | undefined } {
  const whole = asObject(method);
  const shown = Object.fromEntries(Object.entries(whole).filter(([name]) => !secretMembers.includes(name)));
  return { shown, whole: secretMembers.some((name) => whole[name] !== undefined) ? whole : undefined };
}
