// Holds what came to the checks of deliveries, and notes what is covered by it.

import { asObject, isObject } from "../../../model/document.ts";
import { succeeded } from "../../checks/check.ts";
import { deliveriesOf, eventOf } from "../../checks/deliveries/check.ts";
import { deliveryChecks } from "../../checks/deliveries/index.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import type { Course } from "../course.ts";

/** Under this name events and checks of deliveries stand in the coverage. */
export const place = "webhook deliveries";

/** Fields whose values may not be in any event, if they are long enough to be told from other texts. */
const bankField = /^(iban|accountNumber|routingNumber)$/;
const leastLength = 8;

function* bankValuesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* bankValuesIn(entry);
  if (!isObject(value)) return;
  for (const [name, child] of Object.entries(value)) {
    if (bankField.test(name) && typeof child === "string" && child.length >= leastLength) yield child;
    else yield* bankValuesIn(child);
  }
}

/** Bank coordinates that the service has shown. */
export function bankDataIn(exchanges: Exchange[]): Set<string> {
  return new Set(exchanges.flatMap(({ json }) => [...bankValuesIn(json)]));
}

/** IDs of what the run made, from one of its requests on. */
export function idsMadeIn(exchanges: Exchange[]): Set<string> {
  const created = exchanges.filter((exchange) => exchange.request.method === "POST" && succeeded(exchange));
  const ids = created.map(({ json }) => asObject(asObject(json)["result"])["id"]);
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** A body for reports: what the contract does not name may be anybody's data, so its value is left out. */
function shownBody({ contracts }: DeliveryLog, delivery: ReceivedDelivery): string {
  const { json, body } = delivery;
  if (!isObject(json)) return body === "" ? "" : `(${body.length} characters)`;
  const known = new Set(Object.keys(asObject(eventOf(contracts, delivery)?.result["properties"])));
  const hide = (fields: object, isKnown: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, isKnown(name) && !isObject(value) ? value : "***"]),
    );
  const result = hide(asObject(json["result"]), (name) => known.has(name));
  return JSON.stringify({
    ...hide(json, (name) => name === "eventType"),
    ...(json["result"] !== undefined && { result }),
  });
}

/** A delivery as an exchange, for reports: without its headers, which have secrets. */
function exchangeOf(log: DeliveryLog, delivery: ReceivedDelivery): Exchange {
  const { method, path, query, contentType, webhook, number, receivedAt, response } = delivery;
  const event = String(eventOf(log.contracts, delivery)?.raw["operationId"] ?? "unknown event");
  return {
    ...{ number, service: "finance", event, purpose: `delivery to the webhook ${webhook.name}` },
    request: {
      ...{ method, url: `http://receiver.invalid${path}${query === "" ? "" : `?${query}`}` },
      body: shownBody(log, delivery),
      headers: contentType === "" ? [] : [["content-type", contentType]],
    },
    response: { status: response === "accept" ? 204 : 0, headers: {}, body: "" },
    ...{ json: undefined, startedAt: new Date(receivedAt), milliseconds: 0 },
  };
}

/** Reports what the checks find, and covers the checks and the events that came. */
export function judge({ differences, coverage, contracts }: Course, log: DeliveryLog): void {
  const hasAny = deliveriesOf(log).length > 0;
  for (const check of deliveryChecks) {
    const all = check.look(log);
    for (const { about, found } of all) {
      const exchange = "webhook" in about ? exchangeOf(log, about) : about;
      differences.add(check.name, exchange, found);
    }
    if (hasAny || all.length > 0) coverage.cover("finance", place, "check", check.name);
  }
  for (const delivery of log.deliveries) {
    const event = eventOf(contracts, delivery);
    if (event !== undefined) coverage.cover("finance", place, "event", event.eventType);
  }
  const reason = `no delivery${hasAny ? " of it" : ""} came within ${log.wait} s of what the run did`;
  coverage.miss(reason, "finance", place);
}
