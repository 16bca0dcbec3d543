// The form of a scenario, and its checks: by this form, by HTTP, and by the contract.

import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { createForm, sentenceOf } from "../../form.ts";
import { lackOf } from "../preference.ts";
import type { Drop } from "../response.ts";

/** A response of the scenario's own; absent parts come from the contract. */
export interface OwnResponse {
  status?: number;
  headers?: Record<string, string | number>;
  /** JSON, or a text that is sent as it is. */
  body?: unknown;
}

/** What the next matching requests get. */
export interface Scenario {
  /** By default every operation. */
  operationId?: string;
  /** Conditions for the request, which must all hold. */
  match?: {
    /** A path, in which `*` stands for a segment. */
    path?: string;
    /** Fields that the JSON body must have, at any depth. */
    body?: unknown;
  };
  /** For how many requests it plays; by default 1. */
  times?: number | "forever";
  /** HTTP status of a documented response, `code` in `Prefer`. */
  status?: number;
  /** Name of an example of the contract. */
  example?: string;
  /** A response of the scenario's own. */
  response?: OwnResponse;
  /** Delay before the response in milliseconds. */
  latency?: number;
  /** When the connection is dropped; true means `before`. */
  drop?: true | Drop;
  /** Whether the operation is carried out, before the scenario replaces its response. */
  applied?: boolean;
}

/** Ten minutes, in milliseconds. */
const longestLatency = 600_000;
/** A 1xx is not a final response. */
const httpStatus = { type: "integer", minimum: 200, maximum: 599 };

const effects = {
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
  latency: { type: "number", minimum: 0, maximum: longestLatency },
  drop: { enum: [true, "before", "within", "reset"] },
  applied: { type: "boolean" },
} satisfies Partial<Record<keyof Scenario, object>>;
const effectNames = Object.keys(effects) as (keyof typeof effects)[];

const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    operationId: { type: "string" },
    match: {
      type: "object",
      additionalProperties: false,
      properties: { path: { type: "string", maxLength: 1000, pattern: "^/" }, body: {} },
    },
    times: { type: ["integer", "string"], minimum: 1, pattern: "^forever$" },
    ...effects,
  },
});

/**
 * Checks a scenario.
 * @throws Error that says in one line what is wrong, and what is possible instead.
 */
export function checkScenario(contracts: Contract[], scenario: Scenario): void {
  const fault = form(scenario);
  if (fault !== undefined) throw new Error(sentenceOf(fault, "a scenario"));
  const { operationId } = scenario;
  const own = contracts.flatMap(({ operations, byId }) =>
    operationId === undefined ? operations : (byId.get(operationId) ?? []),
  );
  if (own.length === 0) throw new Error(`there is no operation ${operationId}`);
  if (effectNames.every((name) => scenario[name] === undefined))
    throw new Error(`say what it does: ${effectNames.join(", ")}`);
  const wrong = faultOf(scenario.response) ?? lackOfScenario(own, scenario);
  if (wrong !== undefined) throw new Error(wrong);
}

/**
 * What the contract lacks for a scenario.
 * @param operations The operations of the scenario; it is enough if one has the response.
 */
export function lackOfScenario(operations: Operation[], { status, example, response }: Scenario): string | undefined {
  if (response?.body !== undefined) return undefined;
  const lacks = operations.map((operation) => lackOf(operation, status ?? response?.status, example));
  if (lacks.includes(undefined)) return undefined;
  if (operations.length > 1) return "no operation has this response; give its response.body";
  return example === undefined ? `${lacks[0]}; to send it all the same, give its response.body` : lacks[0];
}

const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Headers that the server writes itself: another value would break the connection. */
const framing = new Set(["content-length", "transfer-encoding", "connection", "x-correlation-id"]);

function faultOf({ headers = {} }: OwnResponse = {}): string | undefined {
  const wrong = Object.entries(headers).find(
    ([name, value]) => !headerName.test(name) || framing.has(name.toLowerCase()) || !headerValue.test(String(value)),
  );
  return wrong && `response.headers has ${JSON.stringify(wrong[0])}, which cannot be sent; remove it`;
}
