// What a webhook needs to be delivered to, beyond what a schema can say: a host, and a name that a header can have.

import { headerName, headerValue, ownHeaders, userInWebhookUrl } from "../assumed.ts";

/** A webhook as it is registered or seeded: a seed can leave out the secret, and is held to its schema elsewhere. */
interface Reachable {
  url?: unknown;
  authenticationMethod?: Record<string, unknown>;
}

/**
 * Why nothing could be sent to a webhook.
 * @returns What is wrong, beginning with the field; undefined where nothing is.
 */
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
