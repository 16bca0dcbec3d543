// The run's own webhooks that lead to its receiver: registered, pinged, given another secret, deleted.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../../model/document.ts";
import { NotCovered, needed, refused, resultOf, succeeded } from "../../checks/check.ts";
import { changeOf, isPing } from "../../checks/deliveries/check.ts";
import type { Credentials, DeliveryLog, Ping, ReceivedDelivery, WatchedWebhook } from "../../delivery.ts";
import { type Exchange, parsedJson } from "../../exchange.ts";
import { mark, secretPrefix } from "../../plan/body.ts";
import type { Course } from "../course.ts";
import type { ServerClock } from "./clock.ts";
import type { Handler, ReceivedRequest, ReceiverResponse, RunReceiver } from "./receiver.ts";

/** Every authentication method of the contract, with the secret it has. */
const methods: Record<WatchedWebhook["kind"], (secret: string) => JsonObject> = {
  API_KEY: (secret) => ({ type: "API_KEY", headerName: "X-Webhook-Key", apiKey: secret }),
  BASIC_AUTHENTICATION: (secret) => ({ type: "BASIC_AUTHENTICATION", username: mark, password: secret }),
};

/** The kinds of authentication. */
export const kinds = Object.keys(methods) as WatchedWebhook["kind"][];

/** How one of the webhooks treats what comes. */
export interface RefusingReceiver {
  reply: Exclude<ReceiverResponse, "accept">;
  /** How often each event is refused. */
  times: number;
  onGivenUp?: (milliseconds: number) => void;
}

/** What stands behind a webhook: its secrets, and how it responds. */
export interface Channel {
  webhook: WatchedWebhook;
  /** The URL it was registered with, and the one that is set later. */
  urls: { first: string; second: string };
  secrets: { first: string; second: string };
  refusing?: RefusingReceiver;
  /** How often each event was refused. */
  refused: Map<string, number>;
}

/** The webhooks of a run that deliveries come to, and what they share. */
export interface Reception {
  course: Course;
  receiver: RunReceiver;
  /** Start of the public address, without a slash at its end. */
  base: string;
  /** False when what stands before the receiver does not keep queries. */
  keepsQuery: boolean;
  log: DeliveryLog;
  channels: Channel[];
  clock: ServerClock | undefined;
  /** Requests of the run that went before the webhooks were registered. */
  since: number;
}

/** A secret in which it shows when letters lose their case. */
const newSecret = (): string => `${secretPrefix}${randomUUID()}-Kept`;

const call = ({ course }: Reception, operationId: string, options: object): Promise<Exchange> =>
  course.call(operationId, { purpose: "deliveries", ...options });

/** Which of the secrets a request has, in the form of its kind. */
function credentialsOf({ webhook, secrets }: Channel, { headers }: ReceivedRequest): Credentials {
  const name = webhook.kind === "API_KEY" ? "x-webhook-key" : "authorization";
  const values = headers.flatMap(([header, value]) => (header === name ? [value] : []));
  const [value, ...more] = values;
  if (value === undefined) return "missing";
  if (more.length > 0) return "wrong";
  const encoded = /^basic +(\S+)$/i.exec(value)?.[1] ?? "";
  const given = webhook.kind === "API_KEY" ? value : Buffer.from(encoded, "base64").toString("utf8");
  const formOf = (secret: string) => (webhook.kind === "API_KEY" ? secret : `${mark}:${secret}`);
  if (given === formOf(secrets.first)) return "first";
  return given === formOf(secrets.second) ? "second" : "wrong";
}

/** By what repeats of an event are told: all pings to one webhook are one. */
function identityOf(log: DeliveryLog, delivery: ReceivedDelivery): string {
  return isPing(delivery) ? "PING" : (changeOf(log.contracts, delivery)?.key ?? delivery.body);
}

function replyTo(log: DeliveryLog, channel: Channel, delivery: ReceivedDelivery): ReceiverResponse {
  const { refusing, refused } = channel;
  if (refusing === undefined) return "accept";
  const identity = identityOf(log, delivery);
  const count = refused.get(identity) ?? 0;
  if (count >= refusing.times) return "accept";
  refused.set(identity, count + 1);
  return refusing.reply;
}

/**
 * Registers a webhook that leads to the receiver.
 * @param name What it is for, in reports.
 * @throws NotCovered when the service refuses it.
 */
export async function register(
  reception: Reception,
  kind: WatchedWebhook["kind"],
  name: string = kind,
): Promise<Channel> {
  const { course, receiver, base, keepsQuery, log } = reception;
  const query = `for=${kind.toLowerCase()}&case=Kept`;
  const secrets = { first: newSecret(), second: newSecret() };
  const webhook: WatchedWebhook = { name, kind, id: "", query: keepsQuery ? query : undefined, registeredAt: 0 };
  const channel: Channel = { webhook, urls: { first: "", second: "" }, secrets, refused: new Map() };
  const open = (address: ReceivedDelivery["address"]) =>
    `${base}${receiver.open(handlerOf(reception, channel, address))}?${query}`;
  channel.urls = { first: open("first"), second: open("second") };
  // What comes before the response to the registration is known as well.
  log.webhooks.push(webhook);
  try {
    const exchange = await registration(reception, channel);
    const id = resultOf(exchange)["id"];
    if (typeof id !== "string") throw new NotCovered("the registered webhook has no ID");
    // No other request of the run may take it for one that it can change.
    course.knowledge.remove("finance", "webhookId", id);
    Object.assign(webhook, { id, registeredAt: Date.now() });
    return channel;
  } catch (error) {
    log.webhooks.splice(log.webhooks.indexOf(webhook), 1);
    throw error;
  }
}

/** Notes what comes to one of the URLs of a webhook, and says how to respond. */
function handlerOf({ log }: Reception, channel: Channel, address: ReceivedDelivery["address"]): Handler {
  return {
    reply(received) {
      const { headers, ...shown } = received;
      const delivery: ReceivedDelivery = {
        ...shown,
        number: log.deliveries.length + 1,
        webhook: channel.webhook,
        address,
        contentType: headers.find(([header]) => header === "content-type")?.[1] ?? "",
        credentials: credentialsOf(channel, received),
        json: parsedJson(received.body),
        response: "accept",
      };
      log.deliveries.push(delivery);
      const reply = replyTo(log, channel, delivery);
      delivery.response = reply;
      return reply;
    },
    onGivenUp: (milliseconds) => channel.refusing?.onGivenUp?.(milliseconds),
  };
}

/** All of the run's webhooks have one name, which does not tell them apart; where that is refused, each has its own. */
async function registration(reception: Reception, { webhook, urls, secrets }: Channel): Promise<Exchange> {
  const send = (name: string) => {
    const json = { url: urls.first, name, authenticationMethod: methods[webhook.kind](secrets.first) };
    return call(reception, "registerWebhook", { json });
  };
  const exchange = await send(mark);
  return refused(exchange) ? needed(await send(`${mark} ${webhook.name}`)) : needed(exchange);
}

/** The last ping, when it was refused with 503: the delivery service is briefly unreachable. */
export function unreachablePing({ recorder }: Course): Exchange | undefined {
  const last = recorder.exchanges.findLast(({ operation }) => operation?.operationId === "pingWebhook");
  return last?.response.status === 503 ? last : undefined;
}

/** Pings a webhook. @returns Undefined when the service did not accept the ping. */
export async function ping(reception: Reception, { webhook }: Channel): Promise<Ping | undefined> {
  const sentAt = Date.now();
  const exchange = await call(reception, "pingWebhook", { path: { webhookId: webhook.id } });
  if (!succeeded(exchange)) return undefined;
  const made = { webhook, exchange, sentAt };
  reception.log.pings.push(made);
  return made;
}

/** The delivery that a ping led to, with the secret and at the URL that are right since then. */
export function arrivalOf({ deliveries }: DeliveryLog, { webhook, sentAt }: Ping): ReceivedDelivery | undefined {
  const isRotated = webhook.rotatedAt !== undefined && webhook.rotatedAt <= sentAt;
  return deliveries.find(
    (delivery) =>
      delivery.webhook === webhook &&
      isPing(delivery) &&
      delivery.receivedAt >= sentAt &&
      (!isRotated || (delivery.credentials !== "first" && delivery.address !== "first")),
  );
}

/** Gives a webhook its second secret and its second URL. */
export async function rotate(reception: Reception, { webhook, urls, secrets }: Channel): Promise<void> {
  const json = { url: urls.second, name: mark, authenticationMethod: methods[webhook.kind](secrets.second) };
  needed(await call(reception, "replaceWebhook", { path: { webhookId: webhook.id }, json }));
  webhook.rotatedAt = Date.now();
}

/** Deletes a webhook; the receiver goes on noting what comes to it. */
export async function remove(reception: Reception, { webhook }: Channel): Promise<void> {
  needed(await call(reception, "deleteWebhook", { path: { webhookId: webhook.id } }));
  webhook.removedAt = Date.now();
}
