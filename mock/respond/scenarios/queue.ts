// The scenarios that are set: in their order, of which the first that matches and is not used up plays.

import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { createRandom } from "../../random.ts";
import { maskBody, maskFields, maskHeaders } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import { breachOf, checkScenario, lackOfStep, operationsOf } from "./check.ts";
import { createTest, type Matched, type Test } from "./match.ts";
import { type Matching, type Scenario, type ScenarioStep, stepsOf } from "./scenario.ts";

/** A step that a request gets. */
export interface Play {
  /** ID of the scenario. */
  id: string;
  step: ScenarioStep;
  /** Delay of the response, in milliseconds. */
  latency: number;
  /** What of its own response breaks the contract. */
  breach: string | undefined;
}

/** A scenario as it is listed: without personal, bank and secret data. */
export interface ListedScenario extends Scenario {
  id: string;
  times: number | "forever";
  /** How many requests got it. */
  used: number;
  /** How many more will. */
  left: number | "forever";
  /** What of its own response breaks the contract. */
  breaksContract?: string;
}

const mostActive = 1_000;
const mostSpent = 100;

/** The scenarios of one sandbox; they cost next to nothing until one is set. */
export class Scenarios {
  /** The contracts as they are now; a reload may change them. */
  private readonly contracts: () => Contract[];
  private all: QueuedScenario[] = [];
  /** Those that can still play; replaced with each change. */
  private active: QueuedScenario[] = [];
  private last = 0;

  constructor(contracts: () => Contract[]) {
    this.contracts = contracts;
  }

  /** Takes one request's share of the first scenario that matches; undefined when none does. */
  take(call: Matched): Play | undefined {
    const queued = this.active.find((one) => one.isFor(call));
    const play = queued?.play(call.operation, this.contracts());
    if (queued?.isSpent) this.update(this.all);
    return play;
  }

  /**
   * Sets a scenario after those that are set.
   * @throws Error that says what is wrong with it, or what the contract does not have.
   */
  add(scenario: Scenario): ListedScenario {
    this.check(scenario);
    let id = "";
    do id = String(++this.last);
    while (this.all.some((one) => one.id === id));
    return this.put(id, scenario);
  }

  /** The same under an ID of the caller's own: in the place of the scenario that has it, else after all others. */
  put(id: string, scenario: Scenario): ListedScenario {
    this.check(scenario);
    const queued = new QueuedScenario(id, structuredClone(scenario), this.contracts());
    const place = this.all.findIndex((one) => one.id === id);
    this.update(place < 0 ? [...this.all, queued] : this.all.with(place, queued));
    return queued.listed(this.contracts());
  }

  /**
   * Drops what the contract no longer has, after a reload.
   * @returns A line for each scenario that is gone.
   */
  renew(): string[] {
    const contracts = this.contracts();
    const lost = this.active.filter((one) => !one.isKnown(contracts));
    this.update(this.all.filter((one) => !lost.includes(one)));
    for (const one of this.all) one.findBreaches(contracts);
    const name = ({ operationId }: Scenario) => operationId ?? "all operations";
    return lost.map(({ scenario }) => `A scenario of ${name(scenario)} is gone: the contract no longer has it.`);
  }

  /** Those that can still play, unmasked, each with what is left of it. */
  export(): Scenario[] {
    return structuredClone(this.active.map((one) => one.rest()));
  }

  /** All of them in their order, also the last that are used up. */
  list(): ListedScenario[] {
    return this.all.map((one) => one.listed(this.contracts()));
  }

  /** One of them; undefined when there is none. */
  find(id: string): ListedScenario | undefined {
    return this.list().find((one) => one.id === id);
  }

  /** Removes one of them; whether it was there. */
  remove(id: string): boolean {
    const before = this.all.length;
    this.update(this.all.filter((one) => one.id !== id));
    return this.all.length < before;
  }

  clear(): void {
    this.update([]);
  }

  private check(scenario: Scenario): void {
    checkScenario(this.contracts(), scenario);
    if (this.active.length >= mostActive) throw new Error(`there are ${mostActive} scenarios; remove some first`);
  }

  private update(changed: QueuedScenario[]): void {
    const spent = changed.filter(({ isSpent }) => isSpent).slice(0, -mostSpent);
    this.all = changed.filter((one) => !spent.includes(one));
    this.active = this.all.filter(({ isSpent }) => !isSpent);
  }
}

/** One that is set, and how far it is used up. */
class QueuedScenario {
  readonly id: string;
  readonly scenario: Scenario;
  private readonly steps: ScenarioStep[];
  private readonly test: Test;
  private readonly random: () => number;
  private used = 0;
  /** How many requests it lasts. */
  private readonly limit: number;
  /** What breaks the contract, by operation and step; of a scenario for all operations, of those that got it. */
  private breaches = new Map<string, string | undefined>();

  constructor(id: string, scenario: Scenario, contracts: Contract[]) {
    const { operationId, match, times = 1, seed = 1 } = scenario;
    this.id = id;
    this.scenario = scenario;
    this.steps = stepsOf(scenario);
    this.test = createTest(operationId, match);
    this.random = createRandom(seed);
    this.limit = times === "forever" ? Number.POSITIVE_INFINITY : times * this.steps.length;
    this.findBreaches(contracts);
  }

  get isSpent(): boolean {
    return this.used >= this.limit;
  }

  /** Whether a request gets it. One for all operations passes over those that do not have its response. */
  isFor(call: Matched): boolean {
    const { operationId, probability } = this.scenario;
    if (!this.test(call)) return false;
    if (operationId === undefined && lackOfStep([call.operation], this.next) !== undefined) return false;
    return probability === undefined || this.random() < probability;
  }

  play(operation: Operation, contracts: Contract[]): Play {
    const { id, next: step, breaches } = this;
    const key = `${operation.operationId} ${this.used % this.steps.length}`;
    if (!breaches.has(key)) breaches.set(key, breachOf(contracts, operation, step));
    this.used += 1;
    const { latency = 0 } = step;
    const wait = typeof latency === "number" ? latency : latency[0] + this.random() * (latency[1] - latency[0]);
    return { id, step, latency: wait, breach: breaches.get(key) };
  }

  /** Whether the contract has what it plays. */
  isKnown(contracts: Contract[]): boolean {
    const own = operationsOf(contracts, this.scenario.operationId);
    return own.length > 0 && this.steps.every((step) => lackOfStep(own, step) === undefined);
  }

  findBreaches(contracts: Contract[]): void {
    const { operationId } = this.scenario;
    const [operation] = operationId === undefined ? [] : operationsOf(contracts, operationId);
    const steps = operation === undefined ? [] : this.steps;
    this.breaches = new Map(
      steps.map((step, index) => [`${operationId} ${index}`, breachOf(contracts, operation as Operation, step)]),
    );
  }

  /** What is left of it: of a sequence, the steps that come next. */
  rest(): Scenario {
    const { steps, used, left } = this;
    const { sequence, ...others } = this.scenario;
    if (sequence === undefined) return { ...others, times: left };
    const length = left === "forever" ? steps.length : left;
    const next = Array.from({ length }, (_, index) => steps[(used + index) % steps.length] as ScenarioStep);
    return { ...others, times: left === "forever" ? left : 1, sequence: next };
  }

  listed(contracts: Contract[]): ListedScenario {
    const { id, steps, used, left } = this;
    const { operationId, match, times = 1, sequence, ...rest } = this.scenario;
    // A response of its own may have the fields of any operation.
    const { request, query, body: hidesField, headers: hides } = hiddenOf(contracts, operationId);
    const shown = (step: ScenarioStep): ScenarioStep => {
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
    const breach = [...this.breaches.values()].find((one) => one !== undefined);
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
      ...{ times, ...rest, used, left },
      ...(sequence === undefined ? shown(steps[0] as ScenarioStep) : { sequence: steps.map(shown) }),
      ...(breach !== undefined && { breaksContract: breach }),
    };
  }

  private get next(): ScenarioStep {
    return this.steps[this.used % this.steps.length] as ScenarioStep;
  }

  private get left(): number | "forever" {
    return this.limit === Number.POSITIVE_INFINITY ? "forever" : this.limit - this.used;
  }
}
