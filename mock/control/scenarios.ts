// Scenarios: what the next calls of an operation get, set from outside while a frontend is being tried.

import type { Contract } from "../contract/types.ts";
import type { Preferences } from "../respond/prefer.ts";
import { lackOf } from "../respond/wanted.ts";

/** What the next calls of an operation get. */
export interface Scenario {
  operationId: string;
  /** How many calls it lasts; 1 when left out. */
  times?: number;
  /** HTTP status of the answer, `code` in `Prefer`. */
  status?: number;
  /** Name of an example of the contract. */
  example?: string;
  /** Whether the answer is generated from the schema. */
  dynamic?: boolean;
  /** Delay before the answer, in milliseconds. */
  latency?: number;
  /** Whether the connection is dropped instead of an answer. */
  drop?: boolean;
}

/** The scenarios that are set. */
export interface Scenarios {
  /** Takes one call's share of the scenario of an operation; undefined when none is set. */
  take(operationId: string): Scenario | undefined;
  /**
   * Sets a scenario after those already set for the operation.
   * @throws Error that says what the contract does not have: the operation, the status or the example.
   */
  add(scenario: Scenario): void;
  list(): Scenario[];
  clear(): void;
}

const fields = { times: "number", status: "number", latency: "number", example: "string", drop: "boolean" } as const;
const allowed = new Set(["operationId", "dynamic", ...Object.keys(fields)]);
const maxLatency = 600_000;

/**
 * Makes the store of scenarios.
 * @param contracts The contracts as they are now; a reload may change them.
 */
export function createScenarios(contracts: () => Contract[]): Scenarios {
  const queues = new Map<string, Scenario[]>();
  return {
    take(operationId) {
      const queue = queues.get(operationId);
      const [first] = queue ?? [];
      if (queue === undefined || first === undefined) return undefined;
      first.times = (first.times ?? 1) - 1;
      if (first.times <= 0) queue.shift();
      if (queue.length === 0) queues.delete(operationId);
      return first;
    },
    add(scenario) {
      const operation = contracts().flatMap(({ byId }) => byId.get(scenario.operationId) ?? [])[0];
      if (operation === undefined) throw new Error(`there is no operation ${scenario.operationId}`);
      checkForm(scenario);
      const lack = lackOf(operation, scenario.status, scenario.example);
      if (lack !== undefined) throw new Error(lack);
      const queue = queues.get(operation.operationId) ?? [];
      queues.set(operation.operationId, [...queue, { ...scenario, times: scenario.times ?? 1 }]);
    },
    list: () => [...queues.values()].flat(),
    clear: () => queues.clear(),
  };
}

/** Scenario in the words of `Prefer`; undefined when it leaves the answer to the mock. */
export function preferencesOf({ status, example, dynamic }: Scenario): Preferences | undefined {
  const wanted: Preferences = {
    ...(status === undefined ? {} : { code: status }),
    ...(example === undefined ? {} : { example }),
    ...(dynamic ? { dynamic } : {}),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

function checkForm(scenario: Scenario): void {
  const unknown = Object.keys(scenario).find((name) => !allowed.has(name));
  if (unknown !== undefined) throw new Error(`a scenario has no member ${unknown}`);
  for (const [name, type] of Object.entries(fields)) {
    const value = scenario[name as keyof typeof fields];
    if (value !== undefined && typeof value !== type) throw new Error(`${name} must be a ${type}`);
  }
  const { times = 1, latency = 0 } = scenario;
  if (!Number.isInteger(times) || times < 1) throw new Error("times must be an integer from 1");
  if (!(latency >= 0 && latency <= maxLatency)) throw new Error(`latency must be 0 to ${maxLatency} milliseconds`);
}
