// Webhook registrations. The contract says which fields are secrets; reads do not show them.

import { asText, type JsonFields } from "../../store/json.ts";
import { ping } from "../lifecycle/events.ts";
import { create, newResource } from "../lifecycle/status.ts";
import { conflict } from "../refusals.ts";
import type { RegisteredWebhook } from "../types.ts";
import { splitMethod } from "../webhook.ts";
import type { World } from "../world.ts";
import {
  createdResponse,
  type DomainOperation,
  type DomainOperations,
  done,
  type OperationCall,
  ok,
  readOf,
} from "./call.ts";

const webhook = (call: OperationCall) => call.named("webhooks", "webhookId");

const registerWebhook: DomainOperation = (call) => {
  const { webhookCap } = call.world.settings;
  if (call.all("webhooks").length >= webhookCap)
    throw conflict(`The company may register ${webhookCap} webhooks at most.`);
  const { authenticationMethod } = call.body;
  return createdResponse(call.store(call.fresh("webhooks", {}, { hidden: { authenticationMethod } }), "webhook"));
};

/** Registers a webhook for the control API, without the cap. */
export function addWebhook(
  world: World,
  tenant: string,
  { url, authenticationMethod: whole }: Omit<RegisteredWebhook, "id" | "tenantId">,
): JsonFields {
  const own = { url, name: "Receiver of a test", authenticationMethod: splitMethod(whole).shown };
  const made = newResource(world, tenant, "webhooks", own, { hidden: { authenticationMethod: whole } });
  return create(world, made, "registerWebhook", "webhook").body;
}

/** Replaces the whole configuration: fields that are not sent are removed. */
const replaceWebhook: DomainOperation = (call) => {
  const found = webhook(call);
  const { id, status } = found.body;
  const { authenticationMethod } = call.body;
  const body = { id, ...call.sent("webhooks"), status };
  call.world.store.update({ ...found, body, hidden: { authenticationMethod } });
  return ok(body);
};

const deleteWebhook: DomainOperation = (call) => {
  call.world.store.remove(call.tenant, "webhooks", webhook(call).id);
  return done;
};

/** Queues the event: 200 does not mean that it arrived. */
const pingWebhook: DomainOperation = (call) => {
  call.world.outbox.add(call.tenant, ping, String(webhook(call).body["id"]));
  return done;
};

/**
 * The webhooks of a tenant with their secrets. A seeded webhook has no secret, and is left out until a client replaces
 * it.
 */
export function registeredWebhooks(world: World, tenantId: string): RegisteredWebhook[] {
  return world.store.select({ tenant: tenantId, kind: "webhooks" }).flatMap(({ body, hidden }) => {
    // Registration has validated the method that is stored.
    const { authenticationMethod } = hidden as Partial<RegisteredWebhook>;
    const url = asText(body["url"]);
    if (authenticationMethod === undefined || url === undefined) return [];
    return [{ id: String(body["id"]), tenantId, url, authenticationMethod }];
  });
}

export const webhooks: DomainOperations = {
  reads: {
    listWebhooks: (call) => ok(call.all("webhooks").map(({ body }) => body)),
    getWebhook: readOf("webhooks", "webhookId"),
  },
  writes: { registerWebhook, replaceWebhook, deleteWebhook, pingWebhook },
};
