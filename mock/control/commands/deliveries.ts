// Commands about deliveries to webhooks: where they go, what became of them, once more, how they are timed.

import { type DeliveryFilter, type DeliveryRecord, deliveryStates } from "../../deliver/delivery.ts";
import type { DeliveryPolicy } from "../../deliver/policy.ts";
import { addWebhook } from "../../domain/operations/webhooks.ts";
import { webhookFault } from "../../domain/webhook.ts";
import { formOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { maskFields } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import { CommandResult, type Commands, type Controlled, checkForm, type Given, ownTenantOf } from "../command.ts";

const text = { type: "string" };
const filterForm = formOf({
  ...{ eventType: text, webhookId: text, tenantId: text, state: { type: "string", enum: deliveryStates } },
  size: { type: "string", pattern: "^([1-9]\\d{0,2}|1000)$" },
});

/** A day: a retry beyond it is none that a test waits for. */
const time = { type: "number", minimum: 0, maximum: 864e5 };
const policyForm = formOf({
  ...{ delay: time, retries: { type: "array", items: time, maxItems: 100 }, disorder: time },
  ...{ timeout: { type: "number", minimum: 1, maximum: 6e5 }, duplicates: { type: "number", minimum: 0, maximum: 1 } },
} satisfies Record<keyof DeliveryPolicy, object>);
const webhookFields = { url: text, headerName: text, apiKey: text };
const webhookForm = formOf({ ...webhookFields, tenantId: text }, ...Object.keys(webhookFields));

export const deliveryCommands: Commands = {
  "POST /webhooks": register,
  "GET /deliveries": list,
  "POST /deliveries/{id}/redeliver": redeliver,
  "GET /delivery-policy": ({ delivery }) => delivery.policy(),
  "POST /delivery-policy": ({ delivery }, body) => {
    checkForm(policyForm, body, "the delivery policy");
    return delivery.policy(body as Partial<DeliveryPolicy>);
  },
};

const usualSize = 200;

/** `?eventType=&webhookId=&tenantId=&state=&size=`: the last deliveries that are selected, newest last. */
function list(controlled: Controlled, _: unknown, { query }: Given): DeliveryRecord[] {
  checkForm(filterForm, query, "the query");
  const { size = usualSize, ...filter } = query;
  const records = controlled.delivery.list(filter as DeliveryFilter, Number(size));
  return records.map((record) => shown(controlled, record));
}

/** An event of one's own may have any field. */
function shown({ contracts }: Controlled, record: DeliveryRecord): DeliveryRecord {
  return { ...record, body: maskFields(record.body, hiddenOf(contracts(), undefined).body) as DeliveryRecord["body"] };
}

/** Makes an attempt now; the response has the delivery with what came of it. */
async function redeliver(controlled: Controlled, _: unknown, { path }: Given): Promise<DeliveryRecord> {
  const record = await controlled.delivery.redeliver(String(path["id"])).catch((error: Error) => {
    throw new Refusal(409, error.message);
  });
  if (record === undefined) throw new Refusal(404, `there is no delivery ${path["id"]}; see GET /__mock/deliveries`);
  return shown(controlled, record);
}

/**
 * Registers a webhook without a token: a test's receiver has no credentials of a client.
 * @throws Refusal 400 where nothing could be sent to it.
 */
function register(controlled: Controlled, body: Record<string, unknown>): CommandResult {
  checkForm(webhookForm, body, "the webhook");
  const { url, headerName, apiKey, tenantId } = body as Record<keyof typeof webhookFields, string> & {
    tenantId?: string;
  };
  const webhook = { url, authenticationMethod: { type: "API_KEY", headerName, apiKey } } as const;
  const fault = webhookFault(webhook) ?? controlled.delivery.faultOf(url);
  if (fault !== undefined) throw new Refusal(400, fault);
  const tenant = ownTenantOf(controlled, tenantId);
  return new CommandResult(controlled.state.change((world) => addWebhook(world, tenant, webhook)));
}
