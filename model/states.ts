// The state machines of a service: every schema with `x-transitions`, its values, and its transitions.

import type { Api } from "./apis.ts";
import { asArray, asObject, asStrings, componentsOf, type JsonObject } from "./document.ts";
import { type Evidence, nearest } from "./evidence.js";
import { text } from "./media.ts";

/** One transition from status to status. */
export interface Transition {
  api: Api;
  /** Name of the status schema, for example `PayoutStatus`, or of its property, such as `Payout.status`. */
  schema: string;
  /** Status before; null when the resource is created, undefined where it is not documented. */
  from: string | null | undefined;
  to: string;
  /** Operation that makes the transition. */
  operationId: string | undefined;
  /** Event that the service sends after the transition. */
  event: string | undefined;
  /** When the transition happens, in words. */
  condition: string | undefined;
  evidence: Evidence;
}

/** A status schema with transitions. */
export interface StateMachine {
  api: Api;
  /** Name of the schema, or of its property, such as `Payout.status`. */
  schema: string;
  /** The statuses, in the order of the contract. */
  values: string[];
  /** Whether a service may use further values. */
  open: boolean;
  transitions: Transition[];
}

/** Every status schema of a bundle that has transitions, in document order. */
export function readStates(api: Api, document: JsonObject): StateMachine[] {
  const components = Object.entries(componentsOf(document, "schemas"));
  return components.flatMap(([name, schema]) => machinesIn(api, name, schema));
}

/** The state machines of a schema and of its properties: a status has its own schema, or is a property of another. */
function machinesIn(api: Api, name: string, schema: JsonObject): StateMachine[] {
  const below = Object.entries(asObject(schema["properties"])).flatMap(([property, node]) =>
    machinesIn(api, `${name}.${property}`, asObject(node)),
  );
  if (schema["x-transitions"] === undefined) return below;
  const open = schema["x-extensible-enum"] !== undefined;
  const values = asStrings(schema["x-extensible-enum"] ?? schema["enum"]);
  return [{ api, schema: name, values, open, transitions: readTransitions(api, name, schema) }, ...below];
}

function readTransitions(api: Api, name: string, schema: JsonObject): Transition[] {
  return asArray(schema["x-transitions"])
    .map(asObject)
    .map((row) => ({
      api,
      schema: name,
      from: row["from"] === null ? null : text(row["from"]),
      to: String(row["to"]),
      operationId: text(row["operationId"]),
      event: text(row["event"]),
      condition: text(row["condition"]),
      evidence: nearest(row, "documented"),
    }));
}
