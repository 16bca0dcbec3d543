// The scenarios that are set: in their order, of which the first that matches and is not used up plays.

import type { IncomingMessage } from "node:http";
import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { createRandom } from "../../random.ts";
import { maskBody, maskFields, maskHeaders } from "../../secrets/mask.ts";
import { type Hidden, hiddenOf } from "../../secrets/names.ts";
import { fieldsOf, hasAll, pathPattern, textPattern } from "../matching.ts";
import { breachOf, checkScenario, lackOfStep, operationsOf } from "./check.ts";
import { type Matching, type Scenario, type ScenarioStep, stepsOf } from "./scenario.ts";

/** What is looked at of a request. */
export interface Matched {
  readonly request: Pick<IncomingMessage, "headers">;
  readonly operation: Operation;
  readonly target: { path: string; query: ReadonlyMap<string, string[]> };
  readonly match: { params: Record<string, string> };
  /** The body. */
  readonly content: { value: unknown } | undefined;
  readonly trail: { clientId: string | undefined; tenantId: string | undefined };
}

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
  breaksContract?: string | undefined;
}

const mostActive = 1_000;
const mostSpent = 100;

/** The scenarios of one sandbox; they cost next to nothing until one is set. */
export class Scenarios {
  private readonly contracts: () => Contract[];
  private all: QueuedScenario[] = [];
  private last = 0;

  constructor(contracts: () => Contract[]) {
    this.contracts = contracts;
  }

  /** Takes one request's share of the first scenario that matches; undefined when none does. */
  take(call: Matched): Play | undefined {
    const queued = this.all.find((one) => !one.isSpent && one.isFor(call));
    const play = queued?.play(call.operation, this.contracts());
    if (queued?.isSpent) this.forgetSpent();
    return play;
  }

  /**
   * Sets a scenario after those that are set.
   * @throws Error that says what is wrong with it, or what the contract does not have.
   */
  add(scenario: Scenario): ListedScenario {
    checkScenario(this.contracts(), scenario);
    if (this.active.length >= mostActive) throw new Error(`there are ${mostActive} scenarios; remove some first`);
    const queued = new QueuedScenario(String(++this.last), structuredClone(scenario));
    this.all.push(queued);
    this.forgetSpent();
    return queued.listed(this.contracts());
  }

  /** Those that can still play, unmasked, each with what is left of it. */
  export(): Scenario[] {
    return structuredClone(this.active.map((one) => one.rest()));
  }

  /** All of them in their order, also the last that are used up. */
  list(): ListedScenario[] {
    return this.all.map((one) => one.listed(this.contracts()));
  }

  /** Removes one of them; whether it was there. */
  remove(id: string): boolean {
    const before = this.all.length;
    this.all = this.all.filter((one) => one.id !== id);
    return this.all.length < before;
  }

  clear(): void {
    this.all = [];
  }

  private get active(): QueuedScenario[] {
    return this.all.filter(({ isSpent }) => !isSpent);
  }

  private forgetSpent(): void {
    const spent = this.all.filter(({ isSpent }) => isSpent).slice(0, -mostSpent);
    this.all = this.all.filter((one) => !spent.includes(one));
  }
}

/** One that is set, and how far it is used up. */
class QueuedScenario {
  readonly id: string;
  readonly scenario: Scenario;
  /** What of its own response broke the contract when it was last played. */
  breach: string | undefined;
  private readonly steps: ScenarioStep[];
  private readonly matches: (call: Matched) => boolean;
  private readonly random: () => number;
  private used = 0;
  /** How many requests it lasts. */
  private readonly limit: number;

  constructor(id: string, scenario: Scenario) {
    const { operationId, match, times = 1, seed = 1 } = scenario;
    this.id = id;
    this.scenario = scenario;
    this.steps = stepsOf(scenario);
    this.matches = matcherOf(operationId, match);
    this.random = createRandom(seed);
    this.limit = times === "forever" ? Number.POSITIVE_INFINITY : times * this.steps.length;
  }

  get isSpent(): boolean {
    return this.used >= this.limit;
  }

  /** Whether a request gets it. One for all operations passes over those that do not have its response. */
  isFor(call: Matched): boolean {
    const { operationId, probability } = this.scenario;
    if (!this.matches(call)) return false;
    if (operationId === undefined && lackOfStep([call.operation], this.step(this.used)) !== undefined) return false;
    return probability === undefined || this.random() < probability;
  }

  play(operation: Operation, contracts: Contract[]): Play {
    const step = this.step(this.used);
    this.used += 1;
    const breach = breachOf(contracts, operation, step);
    this.breach ??= breach;
    const { latency = 0 } = step;
    const wait = typeof latency === "number" ? latency : latency[0] + this.random() * (latency[1] - latency[0]);
    return { id: this.id, step, latency: wait, breach };
  }

  /** What is left of it: of a sequence, the steps that come next. */
  rest(): Scenario {
    const { steps, used, left, scenario } = this;
    if (scenario.sequence === undefined) return { ...scenario, times: left };
    const length = left === "forever" ? steps.length : left;
    const sequence = Array.from({ length }, (_, index) => this.step(used + index));
    return { ...scenario, times: left === "forever" ? left : 1, sequence };
  }

  listed(contracts: Contract[]): ListedScenario {
    const { id, scenario, steps, used, left } = this;
    const { operationId, match, times = 1, sequence } = scenario;
    const hidden = hiddenOf(contracts, operationId);
    const [operation] = operationId === undefined ? [] : operationsOf(contracts, operationId);
    // One for all operations has broken the contract only where it was played.
    const breaches = operation && steps.map((step) => breachOf(contracts, operation, step));
    return {
      ...{ ...scenario, id, times, used, left },
      ...(match && { match: shownMatching(match, hidden) }),
      ...(sequence
        ? { sequence: steps.map((step) => ({ ...step, ...shownStep(step, hidden) })) }
        : shownStep(scenario, hidden)),
      breaksContract: breaches?.find((breach) => breach !== undefined) ?? this.breach,
    };
  }

  private step(index: number): ScenarioStep {
    return this.steps[index % this.steps.length] as ScenarioStep;
  }

  private get left(): number | "forever" {
    return this.limit === Number.POSITIVE_INFINITY ? "forever" : this.limit - this.used;
  }
}

/** A response of a step's own may have the fields of any operation. */
function shownStep({ response }: ScenarioStep, { headers: hides, body: hidesField }: Hidden): ScenarioStep {
  if (response === undefined) return {};
  const { headers, body } = response;
  const shown = { ...response };
  if (headers !== undefined) shown.headers = maskHeaders(headers, hides) as Record<string, string>;
  if (body !== undefined) shown.body = maskBody(body, hidesField);
  return { response: shown };
}

function shownMatching({ query, headers, body, ...others }: Matching, hidden: Hidden): Matching {
  const shown = maskFields(others, () => false) as Matching;
  if (query !== undefined) shown.query = maskFields(query, hidden.query) as Record<string, string>;
  if (headers !== undefined) shown.headers = maskHeaders(headers, hidden.headers) as Record<string, string>;
  if (body !== undefined) shown.body = maskBody(body, hidden.request);
  return shown;
}

/**
 * Makes the test of a scenario.
 * @param operationId Its operation; every one when left out.
 * @param matching What else must hold.
 */
function matcherOf(operationId: string | undefined, matching: Matching = {}): (call: Matched) => boolean {
  const { path, query = {}, headers = {}, tenantId, clientId, body } = matching;
  const tests: ((call: Matched) => boolean)[] = [];
  if (operationId !== undefined) tests.push(({ operation }) => operation.operationId === operationId);
  if (typeof path === "string") {
    const isWanted = pathPattern(path);
    tests.push(({ target }) => isWanted(target.path));
  } else tests.push(({ match }) => hasAll(path ?? {}, match.params));
  for (const [name, value] of Object.entries(query)) {
    const isWanted = textPattern(String(value));
    tests.push(({ target }) => target.query.get(name)?.some(isWanted) ?? false);
  }
  for (const [name, value] of Object.entries(headers)) {
    const isWanted = textPattern(value);
    const given = ({ request }: Matched) => request.headers[name.toLowerCase()];
    tests.push((call) => given(call) !== undefined && isWanted(String(given(call))));
  }
  // A UUID in another case is the same one.
  if (tenantId !== undefined) tests.push(({ trail }) => trail.tenantId?.toLowerCase() === tenantId.toLowerCase());
  if (clientId !== undefined) tests.push(({ trail }) => trail.clientId === clientId);
  if (body !== undefined) tests.push(({ content }) => hasAll(body, fieldsOf(content?.value)));
  return (call) => tests.every((test) => test(call));
}
