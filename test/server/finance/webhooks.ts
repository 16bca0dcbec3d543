// The finance service: webhooks.

import { code, later, object, ok, ServerRefusal, text } from "../basics.ts";
import { send } from "../deliveries.ts";
import { traffic } from "../life.ts";
import type { SentResponse, ServerOperation, ServerRequest, Webhook } from "../model.ts";
import { webhookView } from "../views.ts";

/** How many webhooks a company may have here; the number is not documented. */
const CAP = 60;
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const refuse = (message: string): ServerRefusal => new ServerRefusal(400, "invalid-request", message);

function method(value: unknown): Record<string, string> {
  const given = object(value);
  const names = { API_KEY: ["headerName", "apiKey"], BASIC_AUTHENTICATION: ["username", "password"] }[
    text(given["type"])
  ];
  if (!names) throw refuse("authenticationMethod.type is API_KEY or BASIC_AUTHENTICATION.");
  const missing = names.find((name) => text(given[name]) === "");
  if (missing) throw refuse(`authenticationMethod.${missing} is missing.`);
  if (given["type"] === "API_KEY" && !TOKEN.test(text(given["headerName"]))) throw refuse("headerName is no header.");
  return Object.fromEntries([["type", text(given["type"])], ...names.map((name) => [name, text(given[name])])]);
}

/** The configuration in a request body. */
function configuration(r: ServerRequest): Omit<Webhook, "id" | "status"> {
  const url = text(r.body["url"]);
  const parsed = URL.parse(url);
  if (!r.world.rules.hooks.test(url) || !parsed?.hostname) throw refuse("url is an absolute address with https.");
  if (url.length > 2048) throw refuse("url has at most 2048 characters.");
  const name = r.body["name"];
  if (name !== undefined && (typeof name !== "string" || name.length > 255)) {
    throw refuse("name has at most 255 characters.");
  }
  const authenticationMethod = method(r.body["authenticationMethod"]);
  return { url, authenticationMethod, ...(typeof name === "string" ? { name } : {}) };
}

function register(r: ServerRequest): SentResponse {
  const made: Webhook = { ...configuration(r), id: code("hook"), status: "ACTIVE" };
  const company = [...r.world.tenants.values()].filter((one) => one.companyId === r.tenant.companyId);
  if (company.flatMap((one) => one.webhooks).length >= CAP) {
    throw new ServerRefusal(409, "too-many-webhooks", "The company has as many webhooks as it may have.");
  }
  r.tenant.webhooks.push(made);
  const { world, tenant } = r;
  if (tenant.played < 6) {
    tenant.played += 1;
    later(world, 2, () => traffic(world, tenant));
  }
  return ok(webhookView(made), 200);
}

function find(r: ServerRequest): Webhook {
  const found = r.tenant.webhooks.find((one) => one.id === r.params["webhookId"]);
  if (!found) throw new ServerRefusal(404, "webhook-unknown", "No such webhook.");
  return found;
}

function replace(r: ServerRequest): SentResponse {
  const found = find(r);
  const next = configuration(r);
  found.former = structuredClone(found);
  delete found.name;
  Object.assign(found, next);
  return ok(webhookView(found));
}

function remove(r: ServerRequest): SentResponse {
  const found = find(r);
  found.status = "DELETED";
  r.tenant.webhooks.splice(r.tenant.webhooks.indexOf(found), 1);
  return ok({ id: found.id });
}

function ping(r: ServerRequest): SentResponse {
  send(r.world, find(r), { eventType: "PING", result: { message: "Hello from the courier" } });
  return ok({ queued: true });
}

const ONE = "/v1/webhooks/{webhookId}";

export const webhooks: ServerOperation[] = [
  {
    method: "GET",
    path: "/v1/webhooks",
    name: "listWebhooks",
    scope: "view:webhooks",
    handle: (r) =>
      ok(r.world.rules.list.reduce((list, change) => change(r, list), r.tenant.webhooks.map(webhookView) as unknown[])),
  },
  { method: "POST", path: "/v1/webhooks", name: "registerWebhook", scope: "manage:webhooks", handle: register },
  { method: "GET", path: ONE, name: "getWebhook", scope: "view:webhooks", handle: (r) => ok(webhookView(find(r))) },
  { method: "PUT", path: ONE, name: "replaceWebhook", scope: "manage:webhooks", handle: replace },
  { method: "DELETE", path: ONE, name: "deleteWebhook", scope: "manage:webhooks", handle: remove },
  { method: "POST", path: `${ONE}/ping`, name: "pingWebhook", scope: "manage:webhooks", handle: ping },
];
