// The part of a run that receives deliveries: its webhooks are there from the first write to the last check.

import { asObject, isObject } from "../../../model/document.ts";
import { whyNotCovered } from "../../checks/check.ts";
import { deliveryChecks } from "../../checks/index.ts";
import { DeliveryLog, type DeliveryObservations, type ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import type { DeliveryTarget } from "../../plan/target.ts";
import type { Course } from "../course.ts";
import { isNarrowed } from "../only.ts";
import { beyond } from "../pace.ts";
import { aheadOf, type ServerClock } from "./clock.ts";
import { leadsHere, startReceiver } from "./receiver.ts";
import { accountsByName, readBack } from "./resources.ts";
import { awaitDue, goOn, pingEach } from "./steps.ts";
import { authentications, type Reception, register } from "./webhooks.ts";

/** The name of deliveries in the coverage, in place of an operation. */
const place = "webhook deliveries";

/** Where the run receives deliveries, or why it receives none. */
function addressOrReason({ target, only }: Course): DeliveryTarget | string {
  if (target.origins.finance === undefined) return "the finance service is not tested";
  if (isNarrowed(only)) return "the run is narrowed";
  const unset = [
    ...(target.deliveries === undefined ? ["STAGING_WEBHOOK_URL", "STAGING_WEBHOOK_PORT"] : []),
    ...(target.writes === "none" ? ["STAGING_WRITES=1"] : []),
  ];
  if (target.deliveries === undefined || unset.length > 0) return `set ${new Intl.ListFormat("en").format(unset)}`;
  return target.most === undefined ? target.deliveries : beyond(target.most);
}

/** The receiving part of a run. */
export type Deliveries = Awaited<ReturnType<typeof openDeliveries>>;

/**
 * Starts the receiver. When deliveries cannot be tested, every step does nothing.
 * @param clock The clock of a test server.
 * @throws UserError when the port cannot be used.
 */
export async function openDeliveries(course: Course, clock?: ServerClock) {
  const { coverage, contracts, target } = course;
  const { exchanges } = course.recorder;
  const where = addressOrReason(course);
  if (target.origins.finance !== undefined) {
    for (const eventType of contracts.finance.events.keys()) coverage.expect("finance", place, "event", eventType);
    for (const { name } of deliveryChecks) coverage.expect("finance", place, "check", name);
  }
  if (typeof where === "string") {
    coverage.miss(where, "finance", place);
    const nothing = async () => {};
    const why = { observations: () => undefined, whyNotTested: () => where };
    return { begin: nothing, finish: nothing, close: nothing, ...why };
  }
  const { url, port, wait } = where;
  const receiver = await startReceiver(port);
  const log = new DeliveryLog(contracts, exchanges, wait);
  const base = (url ?? `http://127.0.0.1:${receiver.port}`).replace(/\/+$/, "");
  const reception: Reception = { course, receiver, clock, since: 0, base, keepsQuery: true, log };
  let whyNotTested: string | undefined = "the run ended before they were checked";
  /** Runs steps; when one throws `NotCovered`, gives its reason to all that is uncovered, and returns it. */
  const orMiss = async (step: () => Promise<void>): Promise<string | undefined> => {
    const missed = await whyNotCovered(step);
    if (missed !== undefined) coverage.miss(missed, "finance", place);
    return missed;
  };
  return {
    /** Registers the webhooks. */
    async begin() {
      const { arrived, keepsQuery } = await leadsHere(receiver, base);
      log.ownCallArrived = arrived;
      reception.keepsQuery = keepsQuery;
      const missed = await orMiss(async () => {
        for (const authentication of authentications) await register(reception, authentication);
      });
      whyNotTested = missed ?? whyNotTested;
      reception.since = exchanges.length;
    },
    /** Carries out the steps with the webhooks, and runs the checks on all deliveries. */
    async finish() {
      if (log.webhooks.length < authentications.length) return;
      const missed = await orMiss(async () => {
        // Only the first webhook is pinged, so that a PING at another one is a difference; the others are pinged later.
        await pingEach(reception, log.webhooks.slice(0, 1));
        // If nothing has arrived, every other step would wait in vain.
        if (log.pings.length === 0 || log.deliveries.length > 0) await goOn(reception);
      });
      // The events that reads make due can be awaited without the steps that were not possible.
      if (missed !== undefined) await awaitDue(reception);
      const isTested = log.pings.length > 0 || log.unreachable !== undefined || log.deliveries.length > 0;
      whyNotTested = isTested ? undefined : (missed ?? "no ping was accepted");
      log.accounts = accountsByName(exchanges);
      await readBack(course, log);
      // Reads the clock once more, after the last delivery.
      log.ahead = await aheadOf(exchanges, clock);
      judge(course, log);
    },
    /** The counts of deliveries, and the retries; undefined without deliveries. */
    observations(): DeliveryObservations | undefined {
      if (log.deliveries.length === 0) return undefined;
      const byType = Object.groupBy(log.deliveries, ({ event }) => event?.eventType ?? "(not an event)");
      const counts = Object.entries(byType).map(([eventType, all]) => [eventType, all?.length]);
      return { received: Object.fromEntries(counts), retries: log.refusal?.gaps ?? [] };
    },
    /** Why deliveries were not tested; undefined when they were. */
    whyNotTested: () => whyNotTested,
    close: () => receiver.close(),
  };
}

/** Reports what the checks find, and covers the checks and the events that came. */
function judge({ differences, coverage }: Course, log: DeliveryLog): void {
  const hasAny = log.deliveries.length > 0;
  for (const check of deliveryChecks) {
    const all = [...check.look(log)];
    for (const { about, ...found } of all)
      differences.add(check.name, "webhook" in about ? exchangeOf(about) : about, found);
    if (hasAny || all.length > 0) coverage.cover("finance", place, "check", check.name);
  }
  for (const { event } of log.deliveries)
    if (event !== undefined) coverage.cover("finance", place, "event", event.eventType);
  const reason = `no delivery${hasAny ? " of it" : ""} came within ${log.wait} s of what the run did`;
  coverage.miss(reason, "finance", place);
}

/** A delivery as an exchange, for reports: without its headers, which have secrets. */
function exchangeOf(delivery: ReceivedDelivery): Exchange {
  const { method, path, query, contentType, webhook, number, receivedAt, status, event } = delivery;
  return {
    number,
    service: "finance",
    purpose: `delivery to the webhook ${webhook.name}`,
    event: String(event?.raw["operationId"] ?? "unknown event"),
    request: {
      method,
      url: `http://receiver.invalid${path}${query === "" ? "" : `?${query}`}`,
      body: shownBody(delivery),
      headers: contentType === "" ? [] : [["content-type", contentType]],
    },
    response: { status, headers: {}, body: "" },
    json: undefined,
    startedAt: new Date(receivedAt),
    milliseconds: 0,
  };
}

/** A body for reports; values of fields that are not in the contract are masked, because they may be personal. */
function shownBody({ json, body, event, result }: ReceivedDelivery): string {
  if (!isObject(json)) return body === "" ? "" : `(${body.length} characters)`;
  const known = new Set(Object.keys(asObject(event?.result["properties"])));
  const hide = (fields: object, isKnown: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, isKnown(name) && !isObject(value) ? value : "***"]),
    );
  return JSON.stringify({
    ...hide(json, (name) => name === "eventType"),
    ...(json["result"] !== undefined && { result: hide(result, (name) => known.has(name)) }),
  });
}
