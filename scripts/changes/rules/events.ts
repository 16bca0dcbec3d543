// Events: which there are, and the key by which deliveries of one are deduplicated.

import { pointer } from "../../../model/document.ts";
import type { EventType } from "../../../model/events.ts";
import type { Found, Rule } from "../rule.ts";
import { eventPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const events: Rule = {
  name: "event",
  says: "An event that is gone or has another name is major, because what waits for it waits forever; a new one is minor, because receivers have to expect it.",
  find: ({ before, after }) => [
    ...[...before.events.values()]
      .filter(({ eventType }) => !after.events.has(eventType))
      .map(
        ({ eventType, raw }): Found => ({
          place: pointer("/webhooks", eventType),
          side: "before",
          wire: "major",
          types: "major",
          before: raw,
          text: `the event \`${eventType}\` is no longer sent; read the resource instead, or wait for another event.`,
        }),
      ),
    ...[...after.events.values()]
      .filter(({ eventType }) => !before.events.has(eventType))
      .map(
        ({ eventType, raw }): Found => ({
          place: pointer("/webhooks", eventType),
          side: "after",
          wire: "minor",
          types: "minor",
          after: raw,
          text: `the event \`${eventType}\` is new; every webhook receives it, so acknowledge it.`,
        }),
      ),
  ],
};

export const eventKeys: Rule = {
  name: "event-key",
  says: "Another key of an event is major, because receivers take one event for two, or two for one.",
  find: (sides) =>
    eventPairs(sides).flatMap(({ before, after }) => {
      if (missing(before.key, after.key).length + missing(after.key, before.key).length === 0) return [];
      const isNew = before.key.length === 0;
      const now = after.key.length === 0 ? "nothing" : listed(after.key);
      const found: Found = {
        place: keyAt(isNew ? after : before),
        side: isNew ? "after" : "before",
        wire: "major",
        types: "none",
        before: before.key,
        after: after.key,
        text: `deliveries of \`${before.eventType}\` are the same event if they agree in ${now} now; change what you deduplicate by.`,
      };
      return [found];
    }),
};

function keyAt({ schemaName, pointer: at }: EventType): string {
  return pointer(schemaName === undefined ? at : pointer("/components/schemas", schemaName), "x-event-key");
}
