// Transitions: how a status moves (`x-transitions`), and which statuses are the last.

import type { Rating } from "../../../model/change.ts";
import { asObject, type Json, keysOf, pointer } from "../../../model/document.ts";
import { evidenceOfPointer, isCertain } from "../../../model/evidence.js";
import type { StateMachine, Transition } from "../../../model/states.ts";
import { nameOf } from "../naming.ts";
import type { Found, Rule, Sides } from "../rule.ts";
import { distinctPairs } from "./lib/schemas.ts";

export const transitions: Rule = {
  name: "transition",
  says: "A documented move between statuses that is gone is major, because code waits for it; a new one is minor, unless it leaves a status that was the last. What was only assumed of a move is corrected.",
  find: (sides) =>
    sides.before.states.flatMap((was) => {
      const is = sides.after.states.find(({ schema }) => schema === was.schema);
      const exists = is !== undefined || schemaExists(sides, was.schema);
      return exists ? compare(sides, was, is) : [];
    }),
};

function compare(sides: Sides, was: StateMachine, is: StateMachine | undefined): Found[] {
  const place = pointer(schemaAt(was.schema), "x-transitions");
  const after = is?.transitions ?? [];
  const lost = was.transitions.filter((move) => !after.some((other) => same(move, other)));
  const gained = after.filter((move) => !was.transitions.some((other) => same(move, other)));
  const kept = was.transitions.flatMap((move) => {
    const other = after.find((one) => same(move, one));
    return other === undefined || isCertain(move.evidence) === isCertain(other.evidence) ? [] : [{ move, other }];
  });
  const base = { place, side: "before" as const, types: "none" as const };
  return [
    ...lost.map((move): Found => {
      const isSure = isCertain(move.evidence);
      return {
        ...base,
        wire: isSure ? "major" : "minor",
        before: show(move),
        text: `${sentence(was.schema, move)} no longer happens; ${isSure ? "do not wait for it" : "it was only assumed"}.`,
        // A move says itself how certain it is, wherever its status is used.
        ...(isSure ? { asPromised: true as const } : { correction: true as const }),
      };
    }),
    ...gained.map((move): Found => {
      const isBack = isCertain(move.evidence) && typeof move.from === "string" && isLast(sides, was, move.from);
      return {
        ...base,
        side: "after",
        wire: isBack ? "major" : isCertain(move.evidence) ? "minor" : "patch",
        after: show(move),
        text: `${sentence(was.schema, move)} is new${isBack ? `; \`${move.from}\` is no longer the last status, so do not stop reading there` : ""}.`,
        ...(isBack && { asPromised: true as const }),
      };
    }),
    ...kept.map(
      ({ move, other }): Found => ({
        ...base,
        wire: isCertain(move.evidence) ? "major" : "patch",
        before: show(move),
        after: show(other),
        text: isCertain(move.evidence)
          ? `${sentence(was.schema, move)} is only assumed now; do not rely on it.`
          : `${sentence(was.schema, move)} is documented now.`,
        ...(isCertain(move.evidence) && { asPromised: true as const }),
      }),
    ),
  ];
}

function same(one: Transition, other: Transition): boolean {
  return (["from", "to", "operationId", "event"] as const).every((key) => one[key] === other[key]);
}

function sentence(schema: string, { from, to, operationId, event }: Transition): string {
  const start = from === undefined ? "" : from === null ? " at creation" : ` from \`${from}\``;
  const by = operationId === undefined ? "" : ` by \`${operationId}\``;
  return `the move of \`${schema}\`${start} to \`${to}\`${by}${event === undefined ? "" : ` with the event \`${event}\``}`;
}

function show({ from, to, operationId, event, evidence }: Transition): Json {
  return { ...(from !== undefined && { from }), to, operationId, event, "x-evidence": evidence };
}

/** Whether the words for a status said that it is the last one. */
function isLast(sides: Sides, { schema }: StateMachine, status: string): boolean {
  return finality(asObject(schemaNode(sides, schema)["x-enumDescriptions"])[status]) === "last";
}

function schemaNode({ before }: Sides, schema: string): Record<string, unknown> {
  return keysOf(schemaAt(schema)).reduce<unknown>((node, key) => asObject(node)[key], before.document) as Record<
    string,
    unknown
  >;
}

function schemaExists({ after }: Sides, schema: string): boolean {
  return keysOf(schemaAt(schema)).reduce<unknown>((node, key) => asObject(node)[key], after.document) !== undefined;
}

/** `PayoutStatus`, or `Payout.status` for the status in a property. */
function schemaAt(schema: string): string {
  const [name = "", ...properties] = schema.split(".");
  return pointer("/components/schemas", name, ...properties.flatMap((property) => ["properties", property]));
}

export const finalStatuses: Rule = {
  name: "final-status",
  says: "A status that becomes or stops being terminal is major, because code stops reading there, or never does; said of a status for the first time it is a patch.",
  find: (sides) =>
    distinctPairs(sides).flatMap((pair): Found[] => {
      const [was, is] = [pair.before, pair.after].map(({ node }) => asObject(node["x-enumDescriptions"])) as [
        Words,
        Words,
      ];
      const name = nameOf(sides.before.document, pair.before.at);
      return Object.keys(was).flatMap((status) => {
        const [before, after] = [finality(was[status]), finality(is[status])];
        if (before === after || is[status] === undefined) return [];
        const wire: Rating = before === undefined ? "patch" : "major";
        return [
          {
            place: pointer(pair.before.at, "x-enumDescriptions", status),
            side: "before",
            wire,
            types: "patch",
            before: was[status] as Json,
            after: is[status] as Json,
            ...(isCertain(evidenceOfPointer(sides.before.document, pair.before.at)) && { asPromised: true as const }),
            text: `\`${status}\` of ${name} ${meaning[after ?? "unknown"]}; check where your code stops reading.`,
          },
        ];
      });
    }),
};

type Words = Record<string, unknown>;

const meaning = {
  last: "is terminal now",
  passing: "is not terminal now",
  unknown: "is no longer documented as terminal or not",
};

/** What the words for a value say of its end; nothing if they do not say. */
function finality(words: unknown): "last" | "passing" | undefined {
  if (typeof words !== "string" || !/\bterminal\b/i.test(words)) return undefined;
  return /\bnot terminal\b|\bnon-terminal\b|\bnot a terminal\b/i.test(words) ? "passing" : "last";
}
