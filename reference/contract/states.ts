// The state machines of the contract: for each status schema, the meaning and causes of its values, and the arrows of
// its diagram.

import type { Transition } from "../../model/states.ts";
import { stateNotes } from "../data/states.ts";
import { address } from "./addresses.ts";
import { contracts, type Service } from "./document.ts";
import { valuesOf } from "./fields.ts";
import { type EventEntry, events, type SchemaEntry, schemas } from "./model.ts";

/** The cause of a move to a status. */
export interface StatusCause {
  /** The known statuses before the move. */
  from: string[];
  /** The operation that makes the move, if any. */
  operationId: string | undefined;
  /** The condition of the move, in Markdown. */
  text: string;
  isAssumed: boolean;
}

export interface StatusEntry {
  status: string;
  meaning: string;
  /** `yes`, `no` or a condition; undefined if it is not documented. */
  terminal: string | undefined;
  /** The causes of this status, each once; assumed ones only if none is documented. */
  causes: StatusCause[];
  events: EventEntry[];
  advice: string;
}

export interface StateEntry extends SchemaEntry {
  schemaName: string;
  title: string;
  /** Operations that read the status and do nothing else. */
  readWith: string[];
  open: boolean;
  transitions: Transition[];
  statuses: StatusEntry[];
  notShown: string[];
}

/** Reads the phrases "Terminal", "Terminal if …" and "Not terminal" in a meaning of the contract. */
function terminal(meaning: string): string | undefined {
  if (/\bnot terminal\b/i.test(meaning)) return "no";
  const [isTerminal, condition = "yes"] = /(?:^|\. )Terminal\b(?: (if [^.:;]+))?/.exec(meaning) ?? [];
  return isTerminal === undefined ? undefined : condition;
}

/**
 * The causes of the moves to a status, each once. If one is documented, assumed moves are left out: they would only add
 * previous statuses, which the diagram shows.
 */
function causesOf(movedBy: Transition[]): StatusCause[] {
  const documented = movedBy.filter(({ evidence }) => evidence !== "assumed");
  const shown = documented.length > 0 ? documented : movedBy;
  const groups = Map.groupBy(shown, ({ operationId, condition }) => operationId ?? condition ?? "");
  return [...groups.values()].map((same) => {
    const [{ operationId, condition: text = "", evidence }] = same as [Transition];
    return { from: same.flatMap(({ from }) => from ?? []), operationId, text, isAssumed: evidence === "assumed" };
  });
}

/** Events that a move to a status emits, or that its meaning says to announce it: a meaning also names other events. */
function announcing(service: Service, meaning: string, movedBy: Transition[]): EventEntry[] {
  const emitted = movedBy.map(({ event }) => event);
  return events.filter(
    (one) =>
      one.service === service &&
      (emitted.includes(one.type) || new RegExp(`\\b${one.type} announces it`).test(meaning)),
  );
}

/** A meaning without the phrases that the columns for event and terminal already show. */
function besideColumns(meaning: string): string {
  return meaning
    .replace(/(?:No documented event|\b[A-Z_]+) announces it\.\s*/g, "")
    .replace(/\b(?:Not t|T)erminal\b[^.:;]*[.:;]\s*(\w?)/g, (_, first: string) => first.toUpperCase())
    .trim();
}

function stateEntry(entry: SchemaEntry): StateEntry[] {
  const { schema, name, service } = entry;
  const notes = stateNotes[name];
  if (notes === undefined) return [];
  const transitions = contracts[service].states.find((one) => one.schema === name)?.transitions ?? [];
  const statuses = valuesOf(schema).map(({ value, meaning }) => {
    const movedBy = transitions.filter((one) => one.to === value);
    return {
      status: value,
      meaning: besideColumns(meaning),
      terminal: terminal(meaning),
      causes: causesOf(movedBy),
      events: announcing(service, meaning, movedBy),
      advice: notes.advice[value] ?? "",
    };
  });
  const open = schema["x-extensible-enum"] !== undefined;
  const { title, readWith } = notes;
  return [
    { ...entry, schemaName: name, title, readWith, open, transitions, statuses, notShown: schema["x-not-shown"] ?? [] },
  ];
}

export const states: StateEntry[] = schemas.flatMap(stateEntry);

/** Text and link of an arrow's label: an operation, an event, or else the row of the status in the table. */
export interface Label {
  text: string;
  href: string;
}

export interface Arrow {
  /** The status before; `created` for a new resource, undefined if it is not documented. */
  from: string | undefined;
  to: string;
  assumed: boolean;
  labels: Label[];
}

/** Start of the arrow to the first status of a new resource. */
export const createdStatus = "created";

/** Labels of a transition: its operation and event, or else its condition. */
function labelsOf(
  { service, schemaName }: StateEntry,
  { to, operationId, event, condition = "" }: Transition,
): Label[] {
  const operation = operationId && [{ text: operationId, href: address.operation(service, operationId) }];
  const named = [...(operation || []), ...(event ? [{ text: event, href: address.event(service, event) }] : [])];
  if (named.length > 0 || condition === "") return named;
  const text = condition.replace(/\.$/, "").replaceAll("`", "");
  return [{ text, href: `${address.state(service, schemaName)}#${to}` }];
}

/** The arrows of a state machine, in the order of the contract. Transitions between the same two statuses share one. */
export function arrowsOf(entry: StateEntry): Arrow[] {
  const moves = Map.groupBy(entry.transitions, ({ from, to, evidence }) => `${from} ${to} ${evidence === "assumed"}`);
  const arrows = [...moves.values()].map((same): Arrow => {
    const [{ from, to, evidence }] = same as [Transition];
    const labels = same.flatMap((one) => labelsOf(entry, one));
    return { from: from === null ? createdStatus : from, to, assumed: evidence === "assumed", labels };
  });
  // An assumed arrow does not repeat the label of a documented arrow to the same status.
  const isDocumented = (to: string, { text }: Label) =>
    arrows.some((one) => one.to === to && !one.assumed && one.labels.some((other) => other.text === text));
  return arrows.map((arrow) => ({
    ...arrow,
    labels: arrow.labels.filter((label) => !arrow.assumed || !isDocumented(arrow.to, label)),
  }));
}
