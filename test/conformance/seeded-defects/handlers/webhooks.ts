// Webhooks: registered, read, replaced, pinged, deleted.

import { asObject, type JsonObject } from "../../../../model/document.ts";
import { newId } from "../world.ts";
import { done, type Handler, has, refuse } from "./answers.ts";

/** A webhook as it is read: secrets left out. */
function shownWebhook({ id, url, name, authenticationMethod, status }: JsonObject): JsonObject {
  const { apiKey: _, password: __, ...method } = asObject(authenticationMethod);
  return { id, url, ...(name !== undefined && { name }), authenticationMethod: method, status };
}

const webhookNotFound = () => refuse(404, "code-not-documented");

/** The handlers of webhooks. */
export const webhooks: Record<string, Handler> = {
  registerWebhook({ world, body }) {
    const webhook = { ...body, id: newId(), status: "ACTIVE" };
    world.webhooks.push(webhook);
    return done(shownWebhook(webhook), 201);
  },
  listWebhooks: ({ world }) => done(world.webhooks.map(shownWebhook)),
  getWebhook({ world, path }) {
    const webhook = has(world.webhooks, path["webhookId"]);
    return webhook === undefined ? webhookNotFound() : done(shownWebhook(webhook));
  },
  replaceWebhook({ world, path, body }) {
    const webhook = has(world.webhooks, path["webhookId"]);
    if (webhook === undefined) return webhookNotFound();
    for (const name of ["url", "name", "authenticationMethod"]) delete webhook[name];
    Object.assign(webhook, body, { id: path["webhookId"] });
    return done(shownWebhook(webhook));
  },
  deleteWebhook({ world, path }) {
    if (has(world.webhooks, path["webhookId"]) === undefined) return webhookNotFound();
    world.webhooks = world.webhooks.filter(({ id }) => id !== path["webhookId"]);
    return done(undefined);
  },
  pingWebhook: ({ world, path }) =>
    has(world.webhooks, path["webhookId"]) === undefined ? webhookNotFound() : done(undefined),
};
