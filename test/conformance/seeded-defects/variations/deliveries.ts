// Variations of what is delivered to webhooks: duplicates, any order, late, with more fields, written otherwise.

import type { DeliveryBehaviour } from "../behaviour.ts";
import { plain, type Variation } from "./variation.ts";

/** A variation of deliveries: its run receives them. */
const of = (id: string, what: string, delivery: DeliveryBehaviour): Variation => ({
  ...{ id, what, behaviour: plain({ delivery }), target: { deliveries: { port: 0, wait: 30 } } },
});

/** Variations of what is delivered to webhooks. */
export const deliveries: Variation[] = [
  of("deliveries-thrice", "everything is delivered three times, pings too", { copies: 3 }),
  of("deliveries-in-any-order", "deliveries overtake each other, and some come late", {
    delay: (_, count) => (count * 37) % 160,
  }),
  of("deliveries-with-more", "events have fields that nobody has heard of, and so has what is around them", {
    change({ event }) {
      Object.assign(event, { eventId: "1b4e28ba", deliveryAttempt: 1 });
      Object.assign(event.result, { correlation: "c-1", tags: ["a"], version: 3 });
      return true;
    },
  }),
  of("deliveries-written-otherwise", "one Z, fewer decimals, a character set, header names in capitals", {
    change(outgoing) {
      const { result } = outgoing.event;
      if (typeof result["occurredAt"] === "string")
        result["occurredAt"] = result["occurredAt"].replace(/\.(\d{3})\d*ZZ$/, ".$1Z");
      const headers = Object.entries(outgoing.headers).map(([name, value]) => [name.toUpperCase(), value]);
      outgoing.headers = { ...Object.fromEntries(headers), "CONTENT-TYPE": "Application/JSON; charset=utf-8" };
      outgoing.text = JSON.stringify(outgoing.event, null, 2);
      return true;
    },
  }),
  of("events-unknown-beside", "an event that is being added is delivered beside the others", {
    events: (events) =>
      events.flatMap((event) =>
        event.eventType === "PING" ? [event] : [event, { eventType: "CONSENT_GIVEN", result: {} }],
      ),
  }),
];
