// Refuses to register a webhook that nothing could be sent to.

import type { Operation } from "../../../model/operations.ts";
import { webhookFault } from "../../domain/webhook-fault.ts";
import { Refusal } from "../../refusal.ts";

const registrations = new Set(["registerWebhook", "replaceWebhook"]);

/**
 * The refusal of a webhook that nothing could be sent to.
 * @param body A body that keeps its schema.
 * @returns Undefined where nothing is wrong, and for any other operation.
 */
export function webhookRefusal({ operationId }: Operation, body: unknown): Refusal | undefined {
  if (!registrations.has(operationId)) return undefined;
  const fault = webhookFault(body as { url: string; authenticationMethod: Record<string, unknown> });
  return fault === undefined ? undefined : new Refusal(400, `Body field ${fault}.`, { code: "invalid-request" });
}
