// Checks of a webhook that was changed: its new secret, its new URL, and silence once it is deleted.

import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import { describe } from "../../schema.ts";
import { differ } from "../check.ts";
import {
  changeOf,
  type DeliveryCheck,
  deliveriesOf,
  type FoundInDeliveries,
  happenedAfter,
  isLater,
  pingsSince,
} from "./check.ts";

/** What a webhook had before PUT replaced it, and how a delivery shows it. */
const formerOf = {
  "delivery-new-secret": [
    "deliveries have the secret that PUT has set",
    "the former secret",
    ({ credentials }: ReceivedDelivery) => credentials === "first",
  ],
  "delivery-new-url": [
    "deliveries go to the URL that PUT has set",
    "the former URL",
    ({ address }: ReceivedDelivery) => address === "first",
  ],
} as const;

/** What came as before the replacement was under way, unless it tells of something later. */
function lookForFormer(check: keyof typeof formerOf): DeliveryCheck["look"] {
  const [expected, actual, isFormer] = formerOf[check];
  const found = differ(expected, actual);
  return (log) => {
    const pings = log.pings.flatMap((ping): FoundInDeliveries[] => {
      const { rotatedAt } = ping.webhook;
      if (rotatedAt === undefined || ping.sentAt < rotatedAt || ping.came !== undefined) return [];
      const former = pingsSince(log, ping).find(isFormer);
      return former === undefined ? [] : [{ about: former, found }];
    });
    const later = deliveriesOf(log).filter(
      (delivery) =>
        isFormer(delivery) &&
        delivery.webhook.rotatedAt !== undefined &&
        isLater(log, delivery, delivery.webhook.rotatedAt),
    );
    return [...pings, ...later.map((about) => ({ about, found }))];
  };
}

function lookAfterRemoval(log: DeliveryLog): FoundInDeliveries[] {
  return deliveriesOf(log)
    .filter(
      (delivery) =>
        delivery.webhook.removedAt !== undefined &&
        delivery.receivedAt > delivery.webhook.removedAt &&
        happenedAfter(log, delivery, delivery.webhook.removedAt, log.madeAfterRemoval),
    )
    .map((about) => ({
      about,
      found: differ(
        "a deleted webhook gets no event of what happens later",
        `${describe(changeOf(log.contracts, about)?.event.eventType)} of a later change`,
      ),
    }));
}

/** The checks of a webhook that was changed. */
export const changeChecks: DeliveryCheck[] = [
  { name: "delivery-new-secret", look: lookForFormer("delivery-new-secret") },
  { name: "delivery-new-url", look: lookForFormer("delivery-new-url") },
  { name: "delivery-after-removal", look: lookAfterRemoval },
];
