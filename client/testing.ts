// Entry point finance-ramp-api/testing: builds deliveries as the service sends them, for tests of a receiver.

import { exampleResults } from "../generated/finance/examples.ts";
import { type FinanceEventOf, type FinanceEventType, isEventType, type UnknownEvent } from "./webhooks/events.ts";

/** How a delivery authenticates: the `authenticationMethod` of a webhook, with its secret. */
export type DeliveryAuthentication =
  | { type: "API_KEY"; headerName: string; apiKey: string }
  | { type: "BASIC_AUTHENTICATION"; username: string; password: string };

/** Options of `createDelivery`. */
export interface DeliveryOptions<Type extends string> {
  /** Credentials of the delivery. Without them, a receiver refuses it. */
  authenticate?: DeliveryAuthentication | undefined;
  /** Fields that replace those of the example's `result`; `undefined` removes one. Required if there is no example. */
  result?:
    | (Type extends FinanceEventType ? Fields<FinanceEventOf<Type>["result"]> : Record<string, unknown>)
    | undefined;
}

/** Some fields of an object. Other fields are allowed, because the service may add some. */
type Fields<T> = { [K in keyof T]?: T[K] | undefined } & Record<string, unknown>;

/** A delivery. */
export interface Delivery<Type extends string = string> {
  url: string;
  method: "POST";
  /** Names are lowercase. */
  headers: Record<string, string>;
  /** The JSON text. */
  body: string;
  /** The event in `body`. */
  event: Type extends FinanceEventType ? FinanceEventOf<Type> : UnknownEvent<Type>;
  /** Creates a request for a receiver, or for a handler of Hono, Next and others. Each call is a new delivery. */
  request(): Request;
}

/**
 * Builds the delivery of an event, from its first example in the contract.
 * @param eventType An event of the contract, or any other name: event types will be added.
 * @param options Credentials, and fields that differ from the example.
 * @returns The delivery.
 * @throws TypeError for an event that the contract does not have, without `result`.
 * @see Tag Webhook events of the finance contract.
 */
export function createDelivery<Type extends FinanceEventType | (string & {})>(
  eventType: Type,
  options: DeliveryOptions<Type> = {},
): Delivery<Type> {
  const { authenticate, result } = options;
  const event = { eventType, result: { ...exampleOf(eventType, result), ...result } };
  const headers = { "content-type": "application/json", ...(authenticate && credentialsOf(authenticate)) };
  const body = JSON.stringify(event);
  const init = { method: "POST", headers, body } as const;
  const url = "https://receiver.example.com/webhooks";
  return {
    url,
    ...init,
    event: JSON.parse(body) as Delivery<Type>["event"],
    request: () => new Request(url, init),
  };
}

/** The fields of the example; none for an event that the contract does not have. */
function exampleOf(eventType: string, result: object | undefined): object {
  if (isEventType(eventType)) return exampleResults[eventType];
  if (result === undefined) throw new TypeError(`${eventType} is not an event of the contract, so it needs a result`);
  return {};
}

function credentialsOf(authenticate: DeliveryAuthentication): Record<string, string> {
  if (authenticate.type === "API_KEY") return { [authenticate.headerName.toLowerCase()]: utf8(authenticate.apiKey) };
  return { authorization: `Basic ${btoa(utf8(`${authenticate.username}:${authenticate.password}`))}` };
}

/** Encodes a text in UTF-8, one character for each byte, as HTTP APIs represent header values. */
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
