// The run's own webhooks that lead to its receiver: registered, pinged, given another secret, deleted.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../../model/document.ts";
import { ensure, isRefusal, NotCovered, resultOf, succeeded } from "../../checks/check.ts";
import {
  type DeliveryLog,
  isPing,
  type Ping,
  pingsSince,
  type ReceivedDelivery,
  readDelivery,
  type WatchedWebhook,
} from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import { mark, secretPrefix } from "../../plan/body.ts";
import type { Course } from "../course.ts";
import type { ServerClock } from "./clock.ts";
import type { Handler, ReceivedRequest, RunReceiver } from "./receiver.ts";

type Authentication = WatchedWebhook["authentication"];

/** The `authenticationMethod` of a request, by its type. */
const bodies: Record<Authentication, (secret: string) => JsonObject> = {
  API_KEY: (secret) => ({ type: "API_KEY", headerName: "X-Webhook-Key", apiKey: secret }),
  BASIC_AUTHENTICATION: (secret) => ({ type: "BASIC_AUTHENTICATION", username: mark, password: secret }),
};

export const authentications = Object.keys(bodies) as Authentication[];

/** The state that all steps with the run's webhooks share. */
export interface Reception {
  course: Course;
  receiver: RunReceiver;
  /** Start of the public address, without a slash at its end. */
  base: string;
  /** False when a tunnel or proxy in front of the receiver drops queries. */
  keepsQuery: boolean;
  log: DeliveryLog;
  clock: ServerClock | undefined;
  /** The number of exchanges at the time when all webhooks were registered. */
  since: number;
}

/** The webhooks that have not been deleted. */
export function webhooksIn({ log }: Reception): WatchedWebhook[] {
  return log.webhooks.filter(({ removedAt }) => removedAt === undefined);
}

/** A secret with a capital letter, so that a service that changes its case is noticed. */
const newSecret = (): string => `${secretPrefix}${randomUUID()}-Kept`;

const call = ({ course }: Reception, operationId: string, options: object): Promise<Exchange> =>
  course.call(operationId, { purpose: "deliveries", ...options });

/** Which of the secrets a request has, in the form of its authentication. */
function credentialsOf({ authentication, secrets }: WatchedWebhook, { headers }: ReceivedRequest) {
  const isKey = authentication === "API_KEY";
  const name = isKey ? "x-webhook-key" : "authorization";
  const [value, ...more] = headers[name] ?? [];
  if (value === undefined) return "missing";
  if (more.length > 0) return "wrong";
  const encoded = /^basic +(\S+)$/i.exec(value)?.[1] ?? "";
  const given = isKey ? value : Buffer.from(encoded, "base64").toString("utf8");
  const formOf = (secret: string) => (isKey ? secret : `${mark}:${secret}`);
  return (["first", "second"] as const).find((version) => given === formOf(secrets[version])) ?? "wrong";
}

/** How often each event is refused. */
export const timesRefused = 2;

/** The status for a delivery. A webhook that refuses does so `timesRefused` times for each event; pings are one event. */
function statusFor({ refused }: WatchedWebhook, delivery: ReceivedDelivery): number {
  const identity = isPing(delivery) ? "PING" : (delivery.change?.key ?? delivery.body);
  const count = refused?.get(identity) ?? 0;
  refused?.set(identity, count + 1);
  return refused !== undefined && count < timesRefused ? 500 : 204;
}

/** Registers a webhook that leads to the receiver. @throws NotCovered when the service refuses it. */
export async function register(reception: Reception, authentication: Authentication): Promise<void> {
  const { course, receiver, base, keepsQuery, log } = reception;
  const query = `for=${authentication.toLowerCase()}&case=Kept`;
  const webhook: WatchedWebhook = {
    name: authentication,
    authentication,
    id: "",
    query: keepsQuery ? query : undefined,
    registeredAt: 0,
    urls: { first: "", second: "" },
    secrets: { first: newSecret(), second: newSecret() },
  };
  for (const address of ["first", "second"] as const)
    webhook.urls[address] = `${base}${receiver.open(handlerOf(log, webhook, address))}?${query}`;
  // Added before the registration, so that deliveries before its response are known, too.
  log.webhooks.push(webhook);
  try {
    const { id } = resultOf(await registration(reception, webhook));
    if (typeof id !== "string") throw new NotCovered("the registered webhook has no ID");
    // Other requests of the run must not change this webhook.
    course.knowledge.remove("finance", "webhookId", id);
    Object.assign(webhook, { id, registeredAt: Date.now() });
  } catch (error) {
    log.webhooks.splice(log.webhooks.indexOf(webhook), 1);
    throw error;
  }
}

/** Notes what comes to one of the URLs of a webhook, and says how to respond. */
function handlerOf(log: DeliveryLog, webhook: WatchedWebhook, address: ReceivedDelivery["address"]): Handler {
  return (received) => {
    const { headers, ...shown } = received;
    const delivery: ReceivedDelivery = {
      ...shown,
      ...readDelivery(log.contracts, received.body),
      number: log.deliveries.length + log.looks.length + 1,
      webhook,
      address,
      credentials: credentialsOf(webhook, received),
      status: 204,
      contentType: headers["content-type"]?.[0] ?? "",
    };
    delivery.status = statusFor(webhook, delivery);
    const isLook = received.body === "" && /^(GET|HEAD|OPTIONS)$/.test(received.method);
    (isLook ? log.looks : log.deliveries).push(delivery);
    return delivery.status;
  };
}

/** The request body that sets the URL and the secret of a webhook. */
const bodyOf = ({ authentication, urls, secrets }: WatchedWebhook, version: "first" | "second", name: string) => ({
  json: { url: urls[version], name, authenticationMethod: bodies[authentication](secrets[version]) },
});

/** Registers a webhook. All have the same name, which is not an identifier; if it is refused, each has its own. */
async function registration(reception: Reception, webhook: WatchedWebhook): Promise<Exchange> {
  const send = (name: string) => call(reception, "registerWebhook", bodyOf(webhook, "first", name));
  const exchange = await send(mark);
  return ensure(isRefusal(exchange) ? await send(`${mark} ${webhook.name}`) : exchange);
}

/** The last ping, when it was refused with 503: the delivery service is briefly unreachable. */
export function unreachablePing({ exchanges }: DeliveryLog): Exchange | undefined {
  const last = exchanges.findLast(({ operation }) => operation?.operationId === "pingWebhook");
  return last?.response.status === 503 ? last : undefined;
}

/** Pings a webhook. @returns Undefined when the service did not accept the ping. */
export async function ping(reception: Reception, webhook: WatchedWebhook): Promise<Ping | undefined> {
  const sentAt = Date.now();
  const exchange = await call(reception, "pingWebhook", { path: { webhookId: webhook.id } });
  if (!succeeded(exchange)) return undefined;
  const made = { webhook, exchange, sentAt };
  reception.log.pings.push(made);
  return made;
}

/** Notes the delivery of a ping with the current secret and URL. @returns Whether it has arrived. */
export function hasCome(log: DeliveryLog, ping: Ping): boolean {
  const { rotatedAt = Number.POSITIVE_INFINITY } = ping.webhook;
  const isRight = ({ credentials, address }: ReceivedDelivery) =>
    rotatedAt > ping.sentAt || (credentials !== "first" && address !== "first");
  const came = pingsSince(log, ping).find(isRight);
  if (came !== undefined) ping.came = came;
  return came !== undefined;
}

/** Gives a webhook its second secret and its second URL. */
export async function rotate(reception: Reception, webhook: WatchedWebhook): Promise<void> {
  const path = { webhookId: webhook.id };
  ensure(await call(reception, "replaceWebhook", { path, ...bodyOf(webhook, "second", mark) }));
  webhook.rotatedAt = Date.now();
}

/** Deletes a webhook; the receiver still notes deliveries to it. */
export async function remove(reception: Reception, webhook: WatchedWebhook): Promise<void> {
  ensure(await call(reception, "deleteWebhook", { path: { webhookId: webhook.id } }));
  webhook.removedAt = Date.now();
}
