// Scenarios: what the next calls of an operation get, set from outside while a frontend is being tried.

import type { Contract } from "../../model/contract.ts";
import { type Call, dropped, type Outcome, pause } from "../call.ts";
import { createForm, sentenceOf } from "../form.ts";
import { type Preferences, readPrefer } from "../respond/prefer.ts";
import { lackOf } from "../respond/wanted.ts";

/** What the next calls of an operation get. */
export interface Scenario {
  operationId: string;
  /** How many calls it lasts; 1 when left out. */
  times?: number;
  /** HTTP status of the response, `code` in `Prefer`. */
  status?: number;
  /** Name of an example of the contract. */
  example?: string;
  /** Whether the response is generated from the schema. */
  dynamic?: boolean;
  /** Delay before the response, in milliseconds. */
  latency?: number;
  /** Whether the connection is dropped instead of a response. */
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
  /**
   * Drops what the contract no longer has, after a reload.
   * @returns A line for each operation that lost a scenario.
   */
  renew(): string[];
  list(): Scenario[];
  clear(): void;
}

/** The form of a scenario. */
const form = createForm({
  type: "object",
  required: ["operationId"],
  additionalProperties: false,
  properties: {
    operationId: { type: "string" },
    times: { type: "integer", minimum: 1 },
    status: { type: "number" },
    example: { type: "string" },
    dynamic: { type: "boolean" },
    latency: { type: "number", minimum: 0, maximum: 600_000 },
    drop: { type: "boolean" },
  },
});

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
      const fault = form(scenario);
      if (fault !== undefined) throw new Error(sentenceOf(fault, "a scenario"));
      const operation = contracts().flatMap(({ byId }) => byId.get(scenario.operationId) ?? [])[0];
      if (operation === undefined) throw new Error(`there is no operation ${scenario.operationId}`);
      const lack = lackOf(operation, scenario.status, scenario.example);
      if (lack !== undefined) throw new Error(lack);
      const queue = queues.get(operation.operationId) ?? [];
      queues.set(operation.operationId, [...queue, { ...scenario, times: scenario.times ?? 1 }]);
    },
    renew() {
      const gone: string[] = [];
      for (const [operationId, queue] of queues) {
        const operation = contracts().flatMap(({ byId }) => byId.get(operationId) ?? [])[0];
        const fits = queue.filter(
          ({ status, example }) => operation && lackOf(operation, status, example) === undefined,
        );
        if (fits.length < queue.length)
          gone.push(`A scenario of ${operationId} is gone: the contract no longer has it.`);
        if (fits.length > 0) queues.set(operationId, fits);
        else queues.delete(operationId);
      }
      return gone;
    },
    list: () => [...queues.values()].flat(),
    clear: () => queues.clear(),
  };
}

/** Scenario in the words of `Prefer`; undefined when it leaves the response to the mock. */
function preferencesOf({ status, example, dynamic }: Scenario): Preferences | undefined {
  const wanted: Preferences = {
    ...(status === undefined ? {} : { code: status }),
    ...(example === undefined ? {} : { example }),
    ...(dynamic ? { dynamic } : {}),
  };
  return Object.keys(wanted).length > 0 ? wanted : undefined;
}

/** Notes what the caller or a scenario wants to see, and lets a scenario delay or drop the response. */
export function playScenario(call: Call): Outcome | undefined | Promise<Outcome | undefined> {
  const { request, sandbox, operation, trail } = call;
  const prefer = readPrefer(request.headers["prefer"] as string | undefined);
  const scenario = sandbox.scenarios.take(operation.operationId);
  if (scenario === undefined) {
    call.preferences = prefer;
    if (prefer !== undefined) trail.source = "prefer";
    return undefined;
  }
  call.preferences = prefer ?? preferencesOf(scenario);
  trail.source = prefer === undefined || scenario.drop ? "scenario" : "prefer";
  const outcome = scenario.drop ? dropped : undefined;
  return scenario.latency === undefined ? outcome : pause(scenario.latency).then(() => outcome);
}
