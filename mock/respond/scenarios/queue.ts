// The scenarios that are set: in their order, of which the first that matches and is not used up plays.

import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { createRandom } from "../../random.ts";
import { maskBody, maskFields, maskHeaders } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import { breachOf, checkScenario, lackOfStep, operationsOf } from "./check.ts";
import { createTest, type Matched, type Test } from "./match.ts";
import { type Matching, type Scenario, type Step, stepsOf } from "./scenario.ts";

/** A step that a request gets. */
export interface Play {
  /** ID of the scenario. */
  id: string;
  step: Step;
  /** Delay of the response, in milliseconds. */
  latency: number;
  /** What of its own response breaks the contract. */
  breach: string | undefined;
}

/** A scenario as it is listed: without personal, bank and secret data. */
export interface Listed extends Scenario {
  id: string;
  times: number | "forever";
  /** How many requests got it. */
  used: number;
  /** How many more will. */
  left: number | "forever";
  /** What of its own response breaks the contract. */
  breaksContract?: string;
}

interface Entry {
  id: string;
  scenario: Scenario;
  steps: Step[];
  test: Test;
  random: () => number;
  used: number;
  /** How many requests it lasts. */
  limit: number;
  /** What breaks the contract, by operation and step. */
  breaches: Map<string, string | undefined>;
}

const mostActive = 1_000;
const mostSpent = 100;

/** The scenarios of one sandbox; they cost next to nothing until one is set. */
export class Scenarios {
  /** The contracts as they are now; a reload may change them. */
  private readonly contracts: () => Contract[];
  private entries: Entry[] = [];
  /** Those that can still play; replaced with each change. */
  private active: Entry[] = [];
  private last = 0;

  constructor(contracts: () => Contract[]) {
    this.contracts = contracts;
  }

  /** Takes one request's share of the first scenario that matches; undefined when none does. */
  take(call: Matched): Play | undefined {
    for (const entry of this.active) {
      if (!entry.test(call) || !hasResponse(entry, call.operation) || !isDrawn(entry)) continue;
      const play = playOf(entry, call.operation, this.contracts());
      if (isSpent(entry)) this.update(this.entries);
      return play;
    }
    return undefined;
  }

  /**
   * Sets a scenario after those that are set.
   * @throws Error that says what is wrong with it, or what the contract does not have.
   */
  add(scenario: Scenario): Listed {
    const entry = this.made("", scenario);
    do entry.id = String(++this.last);
    while (this.entries.some(({ id }) => id === entry.id));
    return this.set(entry);
  }

  /** The same under an ID of the caller's own: in the place of the scenario that has it, else after all others. */
  put(id: string, scenario: Scenario): Listed {
    return this.set(this.made(id, scenario));
  }

  /**
   * Drops what the contract no longer has, after a reload.
   * @returns A line for each scenario that is gone.
   */
  renew(): string[] {
    const contracts = this.contracts();
    const lost = this.active.filter(({ scenario, steps }) => {
      const own = operationsOf(contracts, scenario.operationId);
      return own.length === 0 || steps.some((step) => lackOfStep(own, step) !== undefined);
    });
    this.update(this.entries.filter((entry) => !lost.includes(entry)));
    for (const entry of this.entries) Object.assign(entry, { breaches: breachesOf(entry, contracts) });
    const name = ({ operationId }: Scenario) => operationId ?? "all operations";
    return lost.map(({ scenario }) => `A scenario of ${name(scenario)} is gone: the contract no longer has it.`);
  }

  /** Those that can still play, unmasked, each with what is left of it. */
  export(): Scenario[] {
    return structuredClone(this.active.map(rest));
  }

  /** All of them in their order, also the last that are used up. */
  list(): Listed[] {
    return this.entries.map((entry) => listed(entry, this.contracts()));
  }

  /** One of them; undefined when there is none. */
  find(id: string): Listed | undefined {
    return this.list().find((one) => one.id === id);
  }

  /** Removes one of them; whether it was there. */
  remove(id: string): boolean {
    const others = this.entries.filter((entry) => entry.id !== id);
    const isThere = others.length < this.entries.length;
    this.update(others);
    return isThere;
  }

  clear(): void {
    this.update([]);
  }

  private update(changed: Entry[]): void {
    const spent = changed.filter(isSpent).slice(0, -mostSpent);
    this.entries = spent.length === 0 ? changed : changed.filter((entry) => !spent.includes(entry));
    this.active = this.entries.filter((entry) => !isSpent(entry));
  }

  private set(entry: Entry): Listed {
    const place = this.entries.findIndex(({ id }) => id === entry.id);
    this.update(place < 0 ? [...this.entries, entry] : this.entries.with(place, entry));
    return listed(entry, this.contracts());
  }

  private made(id: string, scenario: Scenario): Entry {
    checkScenario(this.contracts(), scenario);
    if (this.active.length >= mostActive) throw new Error(`there are ${mostActive} scenarios; remove some first`);
    return createEntry(id, structuredClone(scenario), this.contracts());
  }
}

function createEntry(id: string, scenario: Scenario, contracts: Contract[]): Entry {
  const { operationId, match, times = 1, seed = 1 } = scenario;
  const steps = stepsOf(scenario);
  const entry = {
    ...{ id, scenario, steps, used: 0 },
    test: createTest(operationId, match),
    random: createRandom(seed),
    limit: times === "forever" ? Number.POSITIVE_INFINITY : times * steps.length,
    breaches: new Map<string, string | undefined>(),
  };
  return { ...entry, breaches: breachesOf(entry, contracts) };
}

/** What breaks the contract of the one operation of a scenario; for all operations, it is seen when one gets it. */
function breachesOf({ scenario, steps }: Pick<Entry, "scenario" | "steps">, contracts: Contract[]): Entry["breaches"] {
  const [operation] = scenario.operationId === undefined ? [] : operationsOf(contracts, scenario.operationId);
  if (operation === undefined) return new Map();
  return new Map(
    steps.map((step, index) => [`${operation.operationId} ${index}`, breachOf(contracts, operation, step)]),
  );
}

function isSpent({ used, limit }: Entry): boolean {
  return used >= limit;
}

function stepNow({ steps, used }: Entry): number {
  return used % steps.length;
}

/** What is left of a scenario: of a sequence, the steps that come next. */
function rest({ scenario, steps, used, limit }: Entry): Scenario {
  const isForever = limit === Number.POSITIVE_INFINITY;
  const { sequence, ...others } = scenario;
  if (sequence === undefined) return { ...others, times: isForever ? "forever" : limit - used };
  const left = Array.from(
    { length: isForever ? steps.length : limit - used },
    (_, index) => steps[(used + index) % steps.length] as Step,
  );
  return { ...others, times: isForever ? "forever" : 1, sequence: left };
}

/** A scenario for all operations passes over those that do not have its response. */
function hasResponse(entry: Entry, operation: Operation): boolean {
  if (entry.scenario.operationId !== undefined) return true;
  return lackOfStep([operation], entry.steps[stepNow(entry)] as Step) === undefined;
}

function isDrawn({ scenario: { probability }, random }: Entry): boolean {
  return probability === undefined || random() < probability;
}

function playOf(entry: Entry, operation: Operation, contracts: Contract[]): Play {
  const { id, steps, random, breaches } = entry;
  const index = stepNow(entry);
  const step = steps[index] as Step;
  const key = `${operation.operationId} ${index}`;
  if (!breaches.has(key)) breaches.set(key, breachOf(contracts, operation, step));
  entry.used += 1;
  const { latency = 0 } = step;
  const wait = typeof latency === "number" ? latency : latency[0] + random() * (latency[1] - latency[0]);
  return { id, step, latency: wait, breach: breaches.get(key) };
}

function listed({ id, scenario, steps, used, limit, breaches }: Entry, contracts: Contract[]): Listed {
  const { operationId, match, times = 1, sequence, ...rest } = scenario;
  // A response of its own may have the fields of any operation.
  const { request, query, body: hidesField, other: hides } = hiddenOf(contracts, operationId);
  const shown = (step: Step): Step => {
    if (step.response === undefined) return step;
    const { headers, body, ...other } = step.response;
    return {
      ...step,
      response: {
        ...other,
        ...(headers && { headers: maskHeaders(headers, hides) as Record<string, string> }),
        ...(body !== undefined && { body: maskBody(body, hidesField) }),
      },
    };
  };
  const breach = [...breaches.values()].find((one) => one !== undefined);
  return {
    id,
    ...(operationId !== undefined && { operationId }),
    ...(match && {
      match: {
        ...(maskFields(match, () => false) as Matching),
        ...(match.query && { query: maskFields(match.query, query) as Record<string, string> }),
        ...(match.headers && { headers: maskHeaders(match.headers, hides) as Record<string, string> }),
        ...(match.body !== undefined && { body: maskBody(match.body, request) }),
      },
    }),
    times,
    ...(sequence === undefined ? { ...rest, ...shown(steps[0] as Step) } : { ...rest, sequence: steps.map(shown) }),
    used,
    left: limit === Number.POSITIVE_INFINITY ? "forever" : limit - used,
    ...(breach !== undefined && { breaksContract: breach }),
  };
}
