// Checks of what arrives: every ping at its webhook, every event at every webhook, and the same each time.

import { isDeepStrictEqual } from "node:util";
import type { DeliveryLog, ReceivedDelivery, WatchedWebhook } from "../../delivery.ts";
import { type Deviation, differ } from "../check.ts";
import {
  changeOf,
  type DeliveryCheck,
  deliveriesOf,
  type FoundInDeliveries,
  happenedAfter,
  isPing,
  payloadOf,
  pingsSince,
  type StatusChange,
} from "./check.ts";

/** An event that reached one webhook and not another. */
export interface Lacking {
  change: StatusChange;
  /** The first delivery of it. */
  first: ReceivedDelivery;
  webhook: WatchedWebhook;
}

function byKey(log: DeliveryLog): Map<string, { change: StatusChange; deliveries: ReceivedDelivery[] }> {
  const groups = new Map<string, { change: StatusChange; deliveries: ReceivedDelivery[] }>();
  for (const delivery of deliveriesOf(log)) {
    const change = changeOf(log.contracts, delivery);
    if (change === undefined) continue;
    const group = groups.get(change.key) ?? { change, deliveries: [] };
    group.deliveries.push(delivery);
    groups.set(change.key, group);
  }
  return groups;
}

/** The events that have reached some webhooks of the run and not all of them, though all were registered by then. */
export function lackingIn(log: DeliveryLog): Lacking[] {
  const { settledAt = Number.POSITIVE_INFINITY } = log;
  // Those that came later are there to refuse.
  const webhooks = log.webhooks.filter(({ registeredAt }) => registeredAt <= settledAt);
  const since = Math.max(...webhooks.map(({ registeredAt }) => registeredAt));
  return [...byKey(log).values()].flatMap(({ change, deliveries }) => {
    const [first] = deliveries;
    if (first === undefined || first.receivedAt > settledAt) return [];
    if (!happenedAfter(log, first, since, log.made)) return [];
    return webhooks
      .filter((webhook) => !deliveries.some((delivery) => delivery.webhook === webhook))
      .map((webhook) => ({ change, first, webhook }));
  });
}

/** One change that came under two keys: each webhook got one of them, and lacks the other. */
function isSplit({ change, first, webhook }: Lacking, all: Lacking[]): boolean {
  return all.some(
    (other) =>
      other.change.stem === change.stem &&
      other.change.key !== change.key &&
      other.first.webhook === webhook &&
      other.webhook === first.webhook,
  );
}

function lookForLacking(log: DeliveryLog): FoundInDeliveries[] {
  if (log.settledAt === undefined) return [];
  const all = lackingIn(log);
  return all
    .filter((lacking) => !isSplit(lacking, all))
    .map(({ change, first, webhook }) => ({
      about: first,
      found: differ(
        `${change.event.eventType} is delivered to every webhook`,
        `${webhook.name} did not get it within ${log.wait} s of ${first.webhook.name}`,
      ),
    }));
}

/** `occurredAt` without what may be written in several ways: trailing zeros, and the second Z. */
function instantOf(delivery: ReceivedDelivery): string {
  return String(payloadOf(delivery)["occurredAt"]).replace(/\.?0*Z*$/, "");
}

function lookAtRepeats(log: DeliveryLog): FoundInDeliveries[] {
  const all = log.settledAt === undefined ? [] : lackingIn(log);
  const split = all.filter((lacking) => isSplit(lacking, all));
  const repeats = [...byKey(log).values()].flatMap(({ change, deliveries: [first, ...later] }) =>
    later.flatMap((about): FoundInDeliveries[] => {
      if (first === undefined || isDeepStrictEqual(payloadOf(first), payloadOf(about))) return [];
      const expected = `${change.event.eventType} is the same each time it is delivered`;
      const isOtherTime = instantOf(first) !== instantOf(about);
      const actual = isOtherTime ? "another occurredAt for the same change" : "another result for the same change";
      return [{ about, found: differ(expected, actual, isOtherTime ? "documented" : "assumed") }];
    }),
  );
  return [
    ...repeats,
    ...split.map(({ change, first }) => ({
      about: first,
      found: differ(
        `${change.event.eventType} of one change has one key`,
        "each webhook got it with another occurredAt",
      ),
    })),
  ];
}

/** That the own call does not arrive explains nothing: some networks lead to themselves from the outside only. */
function nothingCame({ wait, ownCallArrived, unreachable }: DeliveryLog): Deviation {
  const refused = unreachable === undefined ? "" : "pings were refused with 503; ";
  const call = `the run's own call to their address ${ownCallArrived ? "arrived" : "did not arrive"}`;
  return {
    expected: "the webhooks of the run get deliveries",
    actual: `none came within ${wait} s; ${refused}${call}; check the tunnel, the address, the firewall and the delivery service`,
    evidence: "documented",
    isToldAlways: true,
  };
}

function lookForPings(log: DeliveryLog): FoundInDeliveries[] {
  const about = log.pings[0]?.exchange ?? log.unreachable;
  if (deliveriesOf(log).length === 0) return about === undefined ? [] : [{ about, found: nothingCame(log) }];
  return log.pings
    .filter((ping) => ping.came === undefined && pingsSince(log, ping).length === 0)
    .map(({ exchange, webhook }) => ({
      about: exchange,
      found: differ(
        `a ping that was accepted is delivered to ${webhook.name} as PING`,
        `none came within ${log.wait} s`,
      ),
    }));
}

function lookForStrayPings(log: DeliveryLog): FoundInDeliveries[] {
  return deliveriesOf(log)
    .filter(
      (delivery) =>
        isPing(delivery) &&
        !log.pings.some(({ webhook, sentAt }) => webhook === delivery.webhook && sentAt <= delivery.receivedAt),
    )
    .map((about) => ({
      about,
      found: differ("PING goes to the webhook that is pinged", `${about.webhook.name} got one and was not pinged`),
    }));
}

/** The checks of what arrives. */
export const arrivalChecks: DeliveryCheck[] = [
  { name: "delivery-of-ping", look: lookForPings },
  { name: "delivery-ping-to-one", look: lookForStrayPings },
  { name: "delivery-to-every-webhook", look: lookForLacking },
  { name: "delivery-repeats-agree", look: lookAtRepeats },
];
