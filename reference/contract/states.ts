// The state machines of the contract: every status schema, with what its values mean and what moves a resource there.

import type { Transition } from "../../model/states.ts";
import { stateNotes } from "../data/states.ts";
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

/** One status. */
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

/** The statuses of one resource. */
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
  const found = /(?:^|\. )Terminal\b(?: (if [^.:;]+))?/.exec(meaning);
  return found === null ? undefined : (found[1] ?? "yes");
}

/**
 * What the moves to a status say, each once. Where one is documented, the assumed moves add only the status before, which
 * the diagram has; they are left out.
 */
export function causesOf(movedBy: Transition[]): StatusCause[] {
  const documented = movedBy.filter(({ evidence }) => evidence !== "assumed");
  const shown = documented.length > 0 ? documented : movedBy;
  const key = ({ operationId, condition }: Transition): string => operationId ?? condition ?? "";
  return shown
    .filter((one, index) => shown.findIndex((other) => key(other) === key(one)) === index)
    .map((one) => ({ ...one, same: shown.filter((other) => key(other) === key(one)) }))
    .map(({ operationId, condition = "", evidence, same }) => ({
      from: same.flatMap(({ from }) => from ?? []),
      operationId,
      text: condition,
      isAssumed: evidence === "assumed",
    }));
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

function stateEntry(entry: SchemaEntry): StateEntry[] {
  const { schema, name, service } = entry;
  const notes = stateNotes[name];
  if (notes === undefined) return [];
  const transitions = contracts[service].states.find((one) => one.schema === name)?.transitions ?? [];
  const statuses = valuesOf(schema).map(({ value, meaning }) => {
    const movedBy = transitions.filter((one) => one.to === value);
    return {
      status: value,
      meaning,
      terminal: terminal(meaning),
      causes: causesOf(movedBy),
      events: announcing(service, meaning, movedBy),
      advice: notes.advice[value] ?? "",
    };
  });
  const open = schema["x-extensible-enum"] !== undefined;
  const { title, readWith } = notes;
  const notShown = schema["x-not-shown"] ?? [];
  return [{ ...entry, schemaName: name, title, readWith, open, transitions, statuses, notShown }];
}

/** Every state machine. */
export const states: StateEntry[] = schemas.flatMap(stateEntry);
