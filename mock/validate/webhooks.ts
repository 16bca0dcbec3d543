// What a webhook needs to be delivered to, beyond what a schema can say: a host, and a name that a header can have.

import type { Operation } from "../../model/operations.ts";
import { headerName, headerValue, ownHeaders, userInWebhookUrl } from "../assumed.ts";
import { Refusal } from "../refusal.ts";

const registrations = new Set(["registerWebhook", "replaceWebhook"]);

/**
 * The refusal of a webhook that nothing could be sent to.
 * @param body A body that keeps its schema.
 * @returns Undefined where nothing is wrong, and for any other operation.
 */
export function webhookRefusal({ operationId }: Operation, body: unknown): Refusal | undefined {
  if (!registrations.has(operationId)) return undefined;
  const { url, authenticationMethod } = body as { url: string; authenticationMethod: Record<string, unknown> };
  // A URL parser takes the path of `https:///hooks` for its host.
  if (!/^https?:\/\/[^/?#]/.test(url) || !URL.canParse(url)) return invalid("url must be an absolute URI with a host");
  const { username: user, password } = new URL(url);
  if (!userInWebhookUrl && (user !== "" || password !== ""))
    return invalid("url must not have a user or password; the receiver gets what authenticationMethod says");
  const { type, headerName: header, apiKey, username } = authenticationMethod;
  if (type !== "API_KEY")
    return String(username).includes(":") ? invalid("authenticationMethod.username must not have a colon") : undefined;
  if (!headerName.test(String(header))) return invalid("authenticationMethod.headerName must be the name of a header");
  if (ownHeaders.has(String(header).toLowerCase()))
    return invalid("authenticationMethod.headerName must not be a header that HTTP itself sets");
  if (headerValue.test(String(apiKey))) return undefined;
  return invalid("authenticationMethod.apiKey must be visible ASCII, as the value of a header");
}

function invalid(sentence: string): Refusal {
  return new Refusal(400, `Body member ${sentence}.`, { code: "invalid-request" });
}
