// The events as types straight from the contract, and as values: what is an event, and which change it announces.

import { eventKeys } from "../../generated/finance/events.ts";
import type { webhooks } from "../../generated/finance/types.ts";

/** The event types this version of the contract knows. */
export type FinanceEventType = keyof webhooks;

/** The event of one type, as the contract describes it: `FinanceEventOf<"PAY_IN_SETTLED">`. */
export type FinanceEventOf<Type extends FinanceEventType> =
  webhooks[Type]["post"]["requestBody"]["content"]["application/json"];

/** Every event of the contract; comparing `eventType` narrows it to one. */
export type FinanceEvent = { [Type in FinanceEventType]: FinanceEventOf<Type> }[FinanceEventType];

/** An event of a type that this version does not know; the contract says that more will come. */
export interface UnknownEvent<Type extends string = string> {
  eventType: Type;
  result: Record<string, unknown>;
}

/**
 * A string that is none of the known event types. It is declared as an enum because TypeScript takes any other kind of
 * string for one that may equal a known type, and then comparing `eventType` would narrow nothing.
 */
export declare enum OtherEventType {
  other = "",
}

/** What `parseEvent` gives: comparing `eventType` with a known type narrows it to that event. */
export type ParsedEvent = FinanceEvent | UnknownEvent<OtherEventType>;

/** A value is not an event. The message names the member that is wrong and repeats nothing of the value. */
export class EventFormatError extends Error {
  override readonly name = "EventFormatError";
}

/** Which fields of an event tell the change it reports apart. */
interface Identity<Name> {
  key: readonly (Name | "eventType")[];
  /** Those of the key whose type is known; an event without them is refused. */
  certain: readonly Name[];
}

const identities = eventKeys satisfies {
  [Type in FinanceEventType]: Identity<keyof FinanceEventOf<Type>["result"]>;
};

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
 * It demands `eventType`, `result` and the members by which the contract tells changes apart (such as `payInId` and
 * `status`). It leaves the rest as it came: added members, new values of a list, and a member that is missing
 * although the contract promises it, because a refused delivery is an event lost.
 * @param body The JSON text, its bytes in UTF-8, or the value parsed from it.
 * @returns The event; of a type this version does not know, an `UnknownEvent`.
 * @throws EventFormatError when it is not JSON or not an event.
 * @see Tag Webhook events of the finance contract.
 */
export function parseEvent(body: unknown): ParsedEvent {
  const value = typeof body === "string" || body instanceof Uint8Array ? parseJson(body) : body;
  if (!isObject(value)) throw new EventFormatError("an event is a JSON object");
  const { eventType, result } = value;
  if (!isText(eventType)) throw new EventFormatError("eventType is not a string, or empty");
  if (!isObject(result)) throw new EventFormatError("result is not an object");
  for (const name of isEventType(eventType) ? identities[eventType].certain : []) {
    if (!isText(result[name])) throw new EventFormatError(`result.${name} is not a string, or empty`);
  }
  return value as unknown as ParsedEvent;
}

/**
 * The key under which a change is processed once: resource id plus target status, where the event type stands in for
 * a missing status, and `occurredAt` tells one verdict on a party from the next.
 * @param event An event from `parseEvent`.
 * @returns The key, such as `payInId:47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801:SETTLED`; undefined when repeats cannot be
 *   told: of PING, of types this version does not know, and of an event without its id.
 * @see Tag Webhook events of the finance contract, "Process each change once".
 */
export function eventKey(event: ParsedEvent): string | undefined {
  if (!isKnown(event)) return undefined;
  const key: readonly string[] = identities[event.eventType].key;
  const result: Record<string, unknown> = event.result;
  const values = key.map((name) => (name === "eventType" ? event.eventType : result[name]));
  return key.length > 0 && values.every(isKeyPart) ? [key[0], ...values.map(quote)].join(":") : undefined;
}

/** Quotes what could be mistaken for two parts, or what a store cannot hold. */
function quote(part: string | number): string {
  return /^[\w.-]+$/.test(String(part)) ? String(part) : JSON.stringify(part);
}

/** The type of some ids is not documented, so a number is one, too. */
function isKeyPart(value: unknown): value is string | number {
  return isText(value) || Number.isSafeInteger(value);
}

function parseJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === "string" ? text : new TextDecoder("utf-8", { fatal: true }).decode(text));
  } catch {
    // The SyntaxError quotes the body, which is not for logs.
    throw new EventFormatError("the body is not JSON");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
