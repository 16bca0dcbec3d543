// What a webhook needs to be delivered to, beyond what a schema can say: a host, and a name that a header can have.

import type { Operation } from "../../model/operations.ts";
import { headerName } from "../assumed.ts";
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
  if (authenticationMethod["type"] !== "API_KEY" || headerName.test(String(authenticationMethod["headerName"])))
    return undefined;
  return invalid("authenticationMethod.headerName must be the name of a header");
}

function invalid(sentence: string): Refusal {
  return new Refusal(400, `Body member ${sentence}.`, { code: "invalid-request" });
}
