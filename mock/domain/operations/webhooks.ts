// Webhook registrations. Secrets are kept apart from what a read shows.

import { asObject, asText, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { joined, sentTo } from "../complete.ts";
import { ping } from "../lifecycle/events.ts";
import { create } from "../lifecycle/status.ts";
import { conflict } from "../refusals.ts";
import { splitMethod } from "../seed/secrets.ts";
import type { RegisteredWebhook, SilentWebhook, StateRequest } from "../types.ts";
import type { World } from "../world.ts";
import { created, done, fresh, type Operation, type Operations, ok, resourceOf } from "./common.ts";

const webhook = (world: World, request: StateRequest) =>
  resourceOf(world, request, "webhooks", request.path["webhookId"], "webhook");

/** What is kept of a configuration: what reads show, and apart from it the secret. */
function configuration({ body }: StateRequest): { shown: JsonObject; hidden: JsonObject } {
  const { url, authenticationMethod } = asObject(body);
  const { type, headerName, apiKey, username, password } = asObject(authenticationMethod);
  const { shown, whole } = splitMethod(
    type === "API_KEY" ? { type, headerName, apiKey } : { type, username, password },
  );
  return { shown: { url, authenticationMethod: shown }, hidden: { authenticationMethod: whole } };
}

const registerWebhook: Operation = (world, request) => {
  const { tenantId } = request;
  if (world.store.count({ tenant: tenantId, kind: "webhooks" }) >= world.settings.webhookCap)
    throw conflict(`The company may register ${world.settings.webhookCap} webhooks at most.`);
  const { shown, hidden } = configuration(request);
  const made = fresh(world, request, "webhooks", shown, { hidden });
  return created(create(world, made, "registerWebhook", "webhook").body);
};

/** Replaces the whole configuration: what is not sent is gone. */
const replaceWebhook: Operation = (world, request) => {
  const found = webhook(world, request);
  const { id, status } = found.body;
  const { shown, hidden } = configuration(request);
  const body = { id, ...joined(sentTo(world, request, "webhooks"), shown), status };
  const replaced = { ...found, body, hidden };
  world.store.update(replaced);
  return ok(replaced.body);
};

const deleteWebhook: Operation = (world, request) => {
  const { tenant, id } = webhook(world, request);
  world.store.remove(tenant, "webhooks", id);
  return done;
};

/** Queues the event; 200 says that it will be delivered, not that it arrived. */
const pingWebhook: Operation = (world, request) => {
  const { tenant, body } = webhook(world, request);
  world.outbox.add(tenant, ping, String(body["id"]));
  return done;
};

/**
 * The webhooks of a tenant that can be delivered to, with their secrets. One that was seeded has none, and is left out
 * until it is replaced; one that was disabled, until it is ACTIVE again.
 */
export function registeredWebhooks(world: World, tenantId: string): RegisteredWebhook[] {
  return world.store.select({ tenant: tenantId, kind: "webhooks" }).flatMap(({ body, hidden }: Resource) => {
    const authenticationMethod = hidden["authenticationMethod"] as
      | RegisteredWebhook["authenticationMethod"]
      | undefined;
    const url = asText(body["url"]);
    if (authenticationMethod === undefined || url === undefined || body["status"] === "DISABLED") return [];
    return [{ id: String(body["id"]), tenantId, url, authenticationMethod }];
  });
}

/** The webhooks of a tenant that are not delivered to, each with the reason. */
export function silentWebhooks(world: World, tenantId: string): SilentWebhook[] {
  const told = new Set(registeredWebhooks(world, tenantId).map(({ id }) => id));
  return world.store
    .select({ tenant: tenantId, kind: "webhooks" })
    .filter(({ body }) => !told.has(String(body["id"])))
    .map(({ body: { id, status } }) => ({
      id: String(id),
      why:
        status === "DISABLED"
          ? "it is DISABLED"
          : `it was seeded without a secret; send one with PUT /v1/webhooks/${id}, or seed it with one`,
    }));
}

/** Operations on webhooks. */
export const webhooks: Operations = {
  reads: {
    listWebhooks: (world, { tenantId }) =>
      ok(world.store.select({ tenant: tenantId, kind: "webhooks" }).map(({ body }) => body)),
    getWebhook: (world, request) => ok(webhook(world, request).body),
  },
  writes: { registerWebhook, replaceWebhook, deleteWebhook, pingWebhook },
};
