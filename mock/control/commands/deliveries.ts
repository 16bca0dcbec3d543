// Commands about deliveries: registers a webhook, lists and repeats deliveries, changes their policy.

import { type DeliveryFilter, type DeliveryRecord, deliveryStates } from "../../deliver/delivery.ts";
import type { DeliveryPolicy } from "../../deliver/policy.ts";
import { addWebhook } from "../../domain/operations/webhooks.ts";
import { webhookFault } from "../../domain/webhook.ts";
import { formOf, queryFormOf } from "../../form.ts";
import { policyFields } from "../../option-table.ts";
import { Refusal } from "../../refusal.ts";
import { maskFields } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import type { Sandbox } from "../../server/sandboxes/sandbox.ts";
import { type Commands, checkForm, type Given, tenantOf } from "../command.ts";

const text = { type: "string" };
const filterForm = queryFormOf({
  eventType: text,
  webhookId: text,
  tenantId: text,
  state: { enum: deliveryStates },
  size: { type: "integer", minimum: 1, maximum: 1000 },
});

const policyForm = formOf(policyFields);
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

/** `?eventType=&webhookId=&tenantId=&state=&size=`: the last deliveries that match, newest last. */
function list(sandbox: Sandbox, _: unknown, { query }: Given): DeliveryRecord[] {
  checkForm(filterForm, query, "the query");
  const { size = usualSize, ...filter } = query;
  const records = sandbox.delivery.list(filter as DeliveryFilter, Number(size));
  return records.map((record) => shown(sandbox, record));
}

/** Masks sensitive fields, and keeps the form of the event, which may have the fields of any operation. */
function shown({ contracts }: Sandbox, record: DeliveryRecord): DeliveryRecord {
  return { ...record, body: maskFields(record.body, hiddenOf(contracts, undefined).body) as DeliveryRecord["body"] };
}

/** Makes an attempt now; the response is the delivery with this attempt. */
async function redeliver(sandbox: Sandbox, _: unknown, { path }: Given): Promise<DeliveryRecord> {
  const record = await sandbox.delivery.redeliver(String(path["id"])).catch((error: Error) => {
    throw new Refusal(409, error.message);
  });
  if (record === undefined) throw new Refusal(404, `there is no delivery ${path["id"]}; see GET /__mock/deliveries`);
  return shown(sandbox, record);
}

/**
 * Registers a webhook without a token: a test's receiver has no credentials of a client.
 * @throws Refusal 400 if nothing can be sent to it.
 */
function register(sandbox: Sandbox, body: Record<string, unknown>): object {
  checkForm(webhookForm, body, "the webhook");
  const { url, headerName, apiKey, tenantId } = body as Record<keyof typeof webhookFields, string> & {
    tenantId?: string;
  };
  const webhook = { url, authenticationMethod: { type: "API_KEY", headerName, apiKey } } as const;
  const fault = webhookFault(webhook) ?? sandbox.delivery.faultOf(url);
  if (fault !== undefined) throw new Refusal(400, fault);
  const tenant = tenantOf(sandbox, tenantId);
  return sandbox.state.change((world) => addWebhook(world, tenant, webhook));
}
