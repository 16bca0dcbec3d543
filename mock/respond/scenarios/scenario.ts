// What a scenario is, as it is set from outside, and its form.

import { createForm } from "../../form.ts";
import type { Drop } from "../reply.ts";

/** What a request gets. */
export interface ScenarioStep {
  /** HTTP status of a documented response, `code` in `Prefer`. */
  status?: number;
  /** Name of an example of the contract. */
  example?: string;
  /** A response in its own words. */
  response?: OwnResponse;
  /** Delay before the response in milliseconds, or least and most of it. */
  latency?: number | [number, number];
  /** Milliseconds over which the body is sent, bit by bit. */
  slow?: number;
  /** Where the connection is dropped; true is `before`. */
  drop?: boolean | Drop;
  /** Whether the operation is carried out all the same, before this takes the place of its response. */
  applied?: boolean;
}

/** A response in its own words; what is left out is the contract's. */
export interface OwnResponse {
  status?: number;
  headers?: Record<string, string | number>;
  /** JSON, or a text that is sent as it is. */
  body?: unknown;
}

/** The content type of the body: JSON, or plain text for a string; a header of the scenario wins. */
export function contentTypeOf({ headers = {}, body }: OwnResponse): string {
  const own = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  return String(own ?? (typeof body === "string" ? "text/plain; charset=utf-8" : "application/json"));
}

/** Which requests; everything that is given must hold. */
export interface Matching {
  /** A path with wildcards, or path parameters by name. */
  path?: string | Record<string, string>;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  tenantId?: string;
  clientId?: string;
  /** Fields that the JSON body has, at any depth. */
  body?: unknown;
}

/** What the next requests get that match. */
export interface Scenario extends ScenarioStep {
  /** Every operation when left out. */
  operationId?: string;
  match?: Matching;
  /** How many requests it lasts, or how often its sequence is played; 1 when left out. */
  times?: number | "forever";
  /** Share of the matching requests that get it, from 0 to 1; 1 when left out. */
  probability?: number;
  /** What the share and a range of latency are drawn by, so that they can be repeated; 1 when left out. */
  seed?: number;
  /** Steps for one request after the other, in place of one step for all. */
  sequence?: ScenarioStep[];
}

/** Names of what a step may have. */
export const stepNames = ["status", "example", "response", "latency", "slow", "drop", "applied"] as const;

/** Ten minutes: nobody waits longer. */
const duration = { type: "number", minimum: 0, maximum: 600_000 };
/** What a response may have; 1xx is no response yet. */
const httpStatus = { type: "integer", minimum: 200, maximum: 599 };
const texts = { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1000 } };
const scalars = { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } };

const step: Record<(typeof stepNames)[number], object> = {
  status: httpStatus,
  example: { type: "string" },
  response: {
    type: "object",
    additionalProperties: false,
    properties: {
      status: httpStatus,
      headers: { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number"] } },
      body: {},
    },
  },
  latency: { ...duration, type: ["number", "array"], minItems: 2, maxItems: 2, items: duration },
  slow: duration,
  drop: { enum: [true, false, "before", "within", "reset"] },
  applied: { type: "boolean" },
};

/** The form of a scenario; what the contract has to say of it stands in check.ts. */
export const scenarioForm = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    operationId: { type: "string" },
    match: {
      type: "object",
      additionalProperties: false,
      properties: {
        path: { ...texts, type: ["string", "object"], maxLength: 1000 },
        query: scalars,
        headers: texts,
        tenantId: { type: "string" },
        clientId: { type: "string" },
        body: {},
      },
    },
    times: { type: ["integer", "string"], minimum: 1, pattern: "^forever$" },
    probability: { type: "number", minimum: 0, maximum: 1 },
    seed: { type: "integer", minimum: 0, maximum: 999_999_999 },
    ...step,
    sequence: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: { type: "object", additionalProperties: false, properties: step },
    },
  },
});

/** The steps of a scenario, one after the other. */
export function stepsOf(scenario: Scenario): ScenarioStep[] {
  if (scenario.sequence !== undefined) return scenario.sequence;
  const parts = stepNames.filter((name) => name in scenario).map((name) => [name, scenario[name]]);
  return [Object.fromEntries(parts) as ScenarioStep];
}
