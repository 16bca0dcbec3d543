// The finance service: webhooks.

import { code, later, object, ok, operationsOf, resourceOf, ServerRefusal, text } from "../basics.ts";
import { send } from "../deliveries.ts";
import { traffic } from "../life.ts";
import { rowsOf } from "../lists.ts";
import type { SentResponse, ServerRequest, Webhook } from "../model.ts";
import { invalid } from "../server.ts";
import { webhookView } from "../views.ts";

/** The most webhooks of a company. It is not documented. */
const CAP = 60;
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const refuse = (message: string): ServerRefusal => invalid("finance", message);

function method(value: unknown): Record<string, string> {
  const given = object(value);
  const names = { API_KEY: ["headerName", "apiKey"], BASIC_AUTHENTICATION: ["username", "password"] }[
    text(given["type"])
  ];
  if (!names) throw refuse("authenticationMethod.type is API_KEY or BASIC_AUTHENTICATION.");
  const missing = names.find((name) => text(given[name]) === "");
  if (missing) throw refuse(`authenticationMethod.${missing} is missing.`);
  if (given["type"] === "API_KEY" && !TOKEN.test(text(given["headerName"])))
    throw refuse("headerName is no header.");
  return Object.fromEntries([["type", text(given["type"])], ...names.map((name) => [name, text(given[name])])]);
}

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
  return { url, authenticationMethod, ...(typeof name === "string" && { name }) };
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

const find = ({ tenant, params }: ServerRequest): Webhook =>
  resourceOf(tenant.webhooks, params["webhookId"], "webhook-unknown");

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

const view = { scope: "view:webhooks" };
const manage = { scope: "manage:webhooks" };

export const webhooks = operationsOf({
  listWebhooks: ["GET /v1/webhooks", (r) => ok(rowsOf(r, r.tenant.webhooks.map(webhookView))), view],
  registerWebhook: ["POST /v1/webhooks", register, manage],
  getWebhook: [`GET ${ONE}`, (r) => ok(webhookView(find(r))), view],
  replaceWebhook: [`PUT ${ONE}`, replace, manage],
  deleteWebhook: [`DELETE ${ONE}`, remove, manage],
  pingWebhook: [`POST ${ONE}/ping`, ping, manage],
});
