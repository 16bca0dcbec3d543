// Checks that deliveries arrive, at the right webhooks, with the current secret and URL.

import { isDeepStrictEqual } from "node:util";
import { type DeliveryLog, isPing, pingsSince, type ReceivedDelivery, type WatchedWebhook } from "../../delivery.ts";
import { describe } from "../../schema.ts";
import { differ } from "../check.ts";
import { type DeliveryCheck, happenedAfter, isLater } from "./check.ts";

/** An event that reached one webhook and not another. */
interface Lacking {
  /** The first delivery of the event. */
  first: ReceivedDelivery;
  webhook: WatchedWebhook;
}

/** Deliveries grouped by their change, each group with its first delivery. */
function changesIn({ deliveries }: DeliveryLog): { first: ReceivedDelivery; all: ReceivedDelivery[] }[] {
  const told = deliveries.filter(({ change }) => change !== undefined);
  return [...Map.groupBy(told, ({ change }) => change?.key).values()].flatMap((all) =>
    all.slice(0, 1).map((first) => ({ first, all })),
  );
}

/** The events that have reached some webhooks, and not all. */
export function lackingIn(log: DeliveryLog): Lacking[] {
  const { settledAt = Number.POSITIVE_INFINITY, webhooks } = log;
  const since = Math.max(...webhooks.map(({ registeredAt }) => registeredAt));
  return changesIn(log)
    .filter(({ first }) => first.receivedAt <= settledAt && happenedAfter(log, first, since, log.made))
    .flatMap(({ first, all }) =>
      webhooks
        .filter((webhook) => !all.some((delivery) => delivery.webhook === webhook))
        .map((webhook) => ({ first, webhook })),
    );
}

/** Events that a webhook lacks after the wait; those that each webhook got under another key are `split`. */
function lackingOrSplit(log: DeliveryLog): { lacking: Lacking[]; split: Lacking[] } {
  const all = log.settledAt === undefined ? [] : lackingIn(log);
  const isSplit = ({ first, webhook }: Lacking) =>
    all.some(
      (other) =>
        other.first.change?.stem === first.change?.stem &&
        other.first.change?.key !== first.change?.key &&
        other.first.webhook === webhook &&
        other.webhook === first.webhook,
    );
  return { lacking: all.filter((one) => !isSplit(one)), split: all.filter(isSplit) };
}

/** `occurredAt` without trailing zeros and Zs, which do not change the time. */
function instantOf({ result }: ReceivedDelivery): string {
  return String(result["occurredAt"]).replace(/\.?0*Z*$/, "");
}

/** Some networks do not route a host's calls back to itself, so a lost call of the run proves nothing. */
function nothingCame({ wait, ownCallArrived, unreachable }: DeliveryLog) {
  const refused = unreachable === undefined ? "" : "pings were refused with 503; ";
  const call = `the run's own call to their address ${ownCallArrived ? "arrived" : "did not arrive"}`;
  return {
    expected: "the webhooks of the run get deliveries",
    actual: `none came within ${wait} s; ${refused}${call}; check the tunnel, the address, the firewall and the delivery service`,
    evidence: "documented" as const,
  };
}

/** A check that a value from before PUT is not used for later changes; earlier deliveries were under way. */
function notFormer(
  name: "delivery-new-secret" | "delivery-new-url",
  found: ReturnType<typeof differ>,
  isFormer: (delivery: ReceivedDelivery) => boolean,
): DeliveryCheck {
  return {
    name,
    *look(log) {
      for (const ping of log.pings) {
        const { rotatedAt = Number.POSITIVE_INFINITY } = ping.webhook;
        const about = ping.came === undefined ? pingsSince(log, ping).find(isFormer) : undefined;
        if (ping.sentAt >= rotatedAt && about !== undefined) yield { about, ...found };
      }
      for (const about of log.deliveries) {
        const { rotatedAt } = about.webhook;
        if (rotatedAt !== undefined && isFormer(about) && isLater(log, about, rotatedAt)) yield { about, ...found };
      }
    },
  };
}

export const arrivalChecks: DeliveryCheck[] = [
  {
    name: "delivery-of-ping",
    *look(log) {
      const about = log.pings[0]?.exchange ?? log.unreachable;
      if (log.deliveries.length === 0) {
        if (about !== undefined) yield { about, ...nothingCame(log) };
        return;
      }
      for (const ping of log.pings) {
        if (pingsSince(log, ping).length > 0) continue;
        const expected = `a ping that was accepted is delivered to ${ping.webhook.name} as PING`;
        yield { about: ping.exchange, ...differ(expected, `none came within ${log.wait} s`) };
      }
    },
  },
  {
    name: "delivery-ping-to-one",
    *look({ deliveries, pings }) {
      for (const about of deliveries.filter(isPing)) {
        const { webhook, receivedAt } = about;
        if (pings.some((ping) => ping.webhook === webhook && ping.sentAt <= receivedAt)) continue;
        const expected = "PING goes to the webhook that is pinged";
        yield { about, ...differ(expected, `${webhook.name} got one and was not pinged`) };
      }
    },
  },
  {
    name: "delivery-to-every-webhook",
    *look(log) {
      for (const { first, webhook } of lackingOrSplit(log).lacking) {
        const actual = `${webhook.name} did not get it within ${log.wait} s of ${first.webhook.name}`;
        yield { about: first, ...differ(`${first.event?.eventType} is delivered to every webhook`, actual) };
      }
    },
  },
  {
    name: "delivery-repeats-agree",
    *look(log) {
      for (const { first, all } of changesIn(log)) {
        for (const about of all) {
          if (isDeepStrictEqual(first.result, about.result)) continue;
          const expected = `${first.event?.eventType} is the same each time it is delivered`;
          yield instantOf(first) === instantOf(about)
            ? { about, ...differ(expected, "another result for the same change", "assumed") }
            : { about, ...differ(expected, "another occurredAt for the same change") };
        }
      }
      for (const { first } of lackingOrSplit(log).split) {
        const expected = `${first.event?.eventType} of one change has one key`;
        yield { about: first, ...differ(expected, "each webhook got it with another occurredAt") };
      }
    },
  },
  notFormer(
    "delivery-new-secret",
    differ("deliveries have the secret that PUT has set", "the former secret"),
    ({ credentials }) => credentials === "first",
  ),
  notFormer(
    "delivery-new-url",
    differ("deliveries go to the URL that PUT has set", "the former URL"),
    ({ address }) => address === "first",
  ),
  {
    name: "delivery-after-removal",
    *look(log) {
      for (const about of log.deliveries) {
        const { removedAt = Number.POSITIVE_INFINITY } = about.webhook;
        if (about.receivedAt <= removedAt || !happenedAfter(log, about, removedAt, log.madeAfterRemoval)) continue;
        const actual = `${describe(about.change && about.event?.eventType)} of a later change`;
        yield { about, ...differ("a deleted webhook gets no event of what happens later", actual) };
      }
    },
  },
];
