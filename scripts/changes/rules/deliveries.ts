// How an event is delivered, and how its receiver has to respond.

import { asObject, type JsonObject, methods, pointer } from "../../../model/document.ts";
import { isSuccess } from "../../../model/evidence.js";
import type { Found, Rule } from "../rule.ts";
import { gathered } from "./lib/found.ts";
import { eventAt, eventPairs } from "./lib/operations.ts";
import { listed, missing } from "./lib/words.ts";

export const deliveryMethod: Rule = {
  name: "delivery-method",
  says: "Another HTTP method of a delivery is major, because a receiver that takes only the old one refuses the event.",
  find: ({ before, after }) => {
    const now = asObject(after.document["webhooks"]);
    return gathered(
      Object.entries(asObject(before.document["webhooks"])).flatMap(([event, item]): Found[] => {
        const [was, is] = [methodsOf(item), methodsOf(now[event])];
        const [gone, added] = [missing(was, is), missing(is, was)];
        if (added.length === 0 || is.length === 0) return [];
        const [old = ""] = gone.length > 0 ? gone : was;
        const [first = ""] = added;
        const instead = gone.length > 0 ? ` instead of ${upper(gone)}` : ", too";
        return [
          {
            place: pointer("/webhooks", event, gone.length > 0 ? old : first),
            side: gone.length > 0 ? "before" : "after",
            wire: "major",
            types: "major",
            before: was,
            after: is,
            covers: [...gone, ...added].map((method) => pointer("/webhooks", event, method)),
            text: `deliveries come by ${upper(added)} now${instead}; accept that method.`,
          },
        ];
      }),
    );
  },
};

export const acknowledgement: Rule = {
  name: "acknowledgement",
  says: "A status that no longer acknowledges a delivery is major, because the event counts as not received and comes again; one that newly does is minor.",
  find: (sides) =>
    gathered(
      eventPairs(sides).flatMap(({ before, after }): Found[] => {
        const [was, is] = [successes(before.raw), successes(after.raw)];
        const [gone, added] = [missing(was, is), missing(is, was)];
        if (gone.length + added.length === 0) return [];
        // Which statuses were good enough and still are: a range takes those in it.
        const isNarrower = gone.some((status) => !is.some((other) => takes(other, status)));
        const [first = ""] = gone.length > 0 ? gone : added;
        const owner = gone.length > 0 ? before : after;
        const text = isNarrower
          ? `return ${listed(is, "or")} now (it was ${listed(was, "or")}); another status no longer acknowledges the delivery.`
          : `${listed(is, "or")} acknowledges the delivery now; nothing to do.`;
        return [
          {
            place: eventAt(owner, "responses", first),
            side: gone.length > 0 ? "before" : "after",
            wire: isNarrower ? "major" : "minor",
            types: "none",
            before: was,
            after: is,
            covers: [
              ...gone.map((status) => eventAt(before, "responses", status)),
              ...added.map((status) => eventAt(after, "responses", status)),
            ],
            text,
          },
        ];
      }),
    ),
};

export const deliveryAccess: Rule = {
  name: "delivery-access",
  says: "A way to tell genuine deliveries that is gone is major, because receivers that check it refuse the event; a further one is minor.",
  find: (sides) =>
    gathered(
      eventPairs(sides).flatMap(({ before, after }): Found[] => {
        const [was, is] = [before.schemes, after.schemes];
        const [gone, added] = [missing(was, is), missing(is, was)];
        if (gone.length + added.length === 0) return [];
        const left = is.length === 0 ? "nothing says anymore that a delivery is genuine" : `check ${listed(is, "or")}`;
        return [
          {
            place: eventAt(before, "security"),
            side: before.raw["security"] === undefined ? "after" : "before",
            wire: gone.length > 0 ? "major" : "minor",
            types: "none",
            before: was,
            after: is,
            covers: [eventAt(after, "security")],
            text:
              gone.length > 0
                ? `deliveries no longer come with ${listed(gone)}; ${left}.`
                : `deliveries can come with ${listed(added)}, too; check it.`,
          },
        ];
      }),
    ),
};

function methodsOf(item: unknown): string[] {
  return methods.filter((method) => asObject(item)[method] !== undefined);
}

function upper(all: string[]): string {
  return listed(all.map((method) => method.toUpperCase()));
}

function successes(raw: JsonObject): string[] {
  return Object.keys(asObject(raw["responses"])).filter(isSuccess);
}

/** Whether a status or a range such as `2XX` takes in another one. */
function takes(wide: string, narrow: string): boolean {
  return wide === narrow || (/^\dXX$/i.test(wide) && wide[0] === narrow[0]);
}
