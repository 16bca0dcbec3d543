// The state machines of the contract: every status schema, with what its values mean, what moves a resource there, and the arrows of
// its diagram.

import type { Transition } from "../../model/states.ts";
import { stateNotes } from "../data/states.ts";
import { address } from "./addresses.ts";
import { contracts, type Service } from "./document.ts";
import { valuesOf } from "./fields.ts";
import { type EventEntry, events, type SchemaEntry, schemas } from "./model.ts";

/** What moves a resource to a status. */
export interface StatusCause {
  /** Statuses that it moves from, as far as they are known. */
  from: string[];
  /** The operation that makes the move; undefined where none does. */
  operationId: string | undefined;
  /** When it is made, in Markdown. */
  text: string;
  isAssumed: boolean;
}

export interface StatusEntry {
  status: string;
  meaning: string;
  /** `yes`, `no` or a condition; undefined where it is not documented. */
  terminal: string | undefined;
  /** What moves a resource there, each once; what is assumed only where nothing is documented. */
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

/** "Terminal", "Terminal if …" and "Not terminal" are the words of the contract. */
function terminal(meaning: string): string | undefined {
  if (/\bnot terminal\b/i.test(meaning)) return "no";
  const [isTerminal, condition = "yes"] = /(?:^|\. )Terminal\b(?: (if [^.:;]+))?/.exec(meaning) ?? [];
  return isTerminal === undefined ? undefined : condition;
}

/**
 * What the moves to a status say, each once. Where one is documented, the assumed moves add only the status before, which
 * the diagram has; they are left out.
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

/** Events that a move to a status emits, or that announce it by its meaning, which can name others that do not follow. */
function announcing(service: Service, meaning: string, movedBy: Transition[]): EventEntry[] {
  const emitted = movedBy.map(({ event }) => event);
  return events.filter(
    (one) =>
      one.service === service &&
      (emitted.includes(one.type) || new RegExp(`\\b${one.type} announces it`).test(meaning)),
  );
}

/** A meaning without what the columns for the event and for the end say. */
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

/** What stands on an arrow, and where it leads: an operation, an event, or else the row of the status in the table. */
export interface Label {
  text: string;
  href: string;
}

export interface Arrow {
  /** Status it starts from; `created` for a new resource, undefined where the start is not documented. */
  from: string | undefined;
  to: string;
  assumed: boolean;
  labels: Label[];
}

/** Where a new resource comes from. */
export const createdStatus = "created";

/** Labels of a transition: what causes or announces it, else when it is made. */
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

/** The arrows of a state machine, in the order of the contract: transitions between the same two statuses are one. */
export function arrowsOf(entry: StateEntry): Arrow[] {
  const moves = Map.groupBy(entry.transitions, ({ from, to, evidence }) => `${from} ${to} ${evidence === "assumed"}`);
  const arrows = [...moves.values()].map((same): Arrow => {
    const [{ from, to, evidence }] = same as [Transition];
    const labels = same.flatMap((one) => labelsOf(entry, one));
    return { from: from === null ? createdStatus : from, to, assumed: evidence === "assumed", labels };
  });
  // What a documented arrow says, no assumed one to the same status says again.
  const isSaid = (to: string, { text }: Label) =>
    arrows.some((one) => one.to === to && !one.assumed && one.labels.some((other) => other.text === text));
  return arrows.map((arrow) => ({
    ...arrow,
    labels: arrow.labels.filter((label) => !arrow.assumed || !isSaid(arrow.to, label)),
  }));
}
