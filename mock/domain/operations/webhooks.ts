// Webhook registrations. Secrets are kept apart from what a read shows: the contract says which fields those are.

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

/** Registers a webhook that no client asks for, whatever their number. */
export function addWebhook(
  world: World,
  tenant: string,
  { url, authenticationMethod: whole }: Omit<RegisteredWebhook, "id" | "tenantId">,
): JsonFields {
  const own = { url, name: "Receiver of a test", authenticationMethod: splitMethod(whole).shown };
  const made = newResource(world, tenant, "webhooks", own, { hidden: { authenticationMethod: whole } });
  return create(world, made, "registerWebhook", "webhook").body;
}

/** Replaces the whole configuration: what is not sent is gone. */
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

/** Queues the event; 200 says that it will be delivered, not that it arrived. */
const pingWebhook: DomainOperation = (call) => {
  call.world.outbox.add(call.tenant, ping, String(webhook(call).body["id"]));
  return done;
};

/**
 * The webhooks of a tenant that can be delivered to, with their secrets. One of the cast has none, and is left out
 * until it is replaced.
 */
export function registeredWebhooks(world: World, tenantId: string): RegisteredWebhook[] {
  return world.store.select({ tenant: tenantId, kind: "webhooks" }).flatMap(({ body, hidden }) => {
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
