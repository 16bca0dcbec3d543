// The events: their types, taken from the contract, and how to parse an event and get the key of its change.

import { type Events, eventKeys } from "../../generated/finance/events.ts";
import { isObject } from "../runtime/check.ts";

/** The event types of this version of the contract. */
export type FinanceEventType = keyof Events;

/** The event of one type as in the contract: `FinanceEventOf<"PAY_IN_SETTLED">`. */
export type FinanceEventOf<Type extends FinanceEventType> = Events[Type];

/** Every event of the contract. Comparing `eventType` narrows it to one. */
export type FinanceEvent = { [Type in FinanceEventType]: FinanceEventOf<Type> }[FinanceEventType];

/** An event of a type that this version does not know. Event types will be added. */
export interface UnknownEvent<Type extends string = string> {
  eventType: Type;
  result: Record<string, unknown>;
}

/**
 * A string that is not a known event type. It is declared as an enum because TypeScript assumes that any other string
 * type can equal a known event type, and then comparing `eventType` would not narrow the event.
 */
export declare enum OtherEventType {
  other = "",
}

/** The result of `parseEvent`. Comparing `eventType` with a known type narrows it to that event. */
export type ParsedEvent = FinanceEvent | UnknownEvent<OtherEventType>;

/** A value is not an event. The message names the invalid field and contains no part of the value. */
export class EventFormatError extends Error {
  override readonly name = "EventFormatError";
  /** The `eventType` of the value, if it has one. */
  readonly eventType: string | undefined;

  constructor(message: string, eventType?: string) {
    super(message);
    this.eventType = eventType;
  }
}

/** The fields of a key, and the ones with a documented type (`certain`): an event without these is refused. */
type Identity = Record<"key" | "certain", readonly string[]>;

const identities: Record<FinanceEventType, Identity> = eventKeys;

/** The event types of the contract. */
export const eventTypes = Object.keys(identities) as FinanceEventType[];

/** Whether this version knows an event type. */
export function isEventType(value: string): value is FinanceEventType {
  return Object.hasOwn(identities, value);
}

/** Whether an event is of a type that this version knows. */
export function isKnown(event: ParsedEvent): event is FinanceEvent {
  return isEventType(event.eventType);
}

/**
 * Reads the body of a delivery as an event.
 *
 * It requires `eventType`, `result` and the fields of the event's key whose type is known (such as `payInId` and
 * `status`). It does not check anything else. Additional fields, new values and other missing fields are accepted,
 * because an event whose delivery is refused is lost.
 * @param body The JSON text, its bytes in UTF-8, or the parsed value.
 * @returns The event. For a type that this version does not know, an `UnknownEvent`.
 * @throws EventFormatError if it is not JSON or not an event.
 * @see Tag Webhook events of the finance contract.
 */
export function parseEvent(body: unknown): ParsedEvent {
  const value = typeof body === "string" || body instanceof Uint8Array ? parseJson(body) : body;
  if (!isObject(value)) throw new EventFormatError("an event must be a JSON object");
  const { eventType, result } = value;
  if (!isText(eventType)) throw new EventFormatError("eventType must be a non-empty string");
  if (!isObject(result)) throw new EventFormatError("result must be an object", eventType);
  for (const name of isEventType(eventType) ? identities[eventType].certain : [])
    if (!isText(result[name])) throw new EventFormatError(`result.${name} must be a non-empty string`, eventType);
  return value as unknown as ParsedEvent;
}

/**
 * The key by which a change is handled once: resource ID plus target status. The event type replaces a missing status,
 * and `occurredAt` distinguishes the verdicts on a party: only they are documented to repeat with the same status. So a
 * wallet pair that is APPROVED again after another `amlStatus` has the key of the first time and counts as a duplicate.
 * @param event An event from `parseEvent`.
 * @returns The key, such as `payInId:47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801:SETTLED`. Undefined if duplicates cannot be
 *   recognized: for PING, for types that this version does not know, and for an event without a field of its key.
 * @see Tag Webhook events of the finance contract, "Process each change once".
 */
export function eventKey(event: ParsedEvent): string | undefined {
  if (!isKnown(event)) return undefined;
  const { key } = identities[event.eventType];
  const result: Record<string, unknown> = event.result;
  const values = key.map((name) => (name === "eventType" ? event.eventType : result[name]));
  return key.length > 0 && values.every(isKeyPart) ? [key[0], ...values.map(quote)].join(":") : undefined;
}

/** Quotes a part that could be read as two parts, or that a store may not accept. */
function quote(part: string | number): string {
  return /^[\w.-]+$/.test(String(part)) ? String(part) : JSON.stringify(part);
}

/** The type of some IDs is not documented, so a number is also accepted. */
function isKeyPart(value: unknown): value is string | number {
  return isText(value) || Number.isSafeInteger(value);
}

function parseJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === "string" ? text : new TextDecoder("utf-8", { fatal: true }).decode(text));
  } catch {
    // The SyntaxError quotes the body, which must not be logged.
    throw new EventFormatError("the request body is not JSON");
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
