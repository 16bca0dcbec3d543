// The scenarios of a sandbox in their order; the first that matches and is not used up plays.

import type { IncomingMessage } from "node:http";
import type { Contract } from "../../../model/contract.ts";
import type { Operation } from "../../../model/operations.ts";
import { maskBody, maskHeaders, maskText } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import { fieldsOf, hasAll, isPathLike } from "../matching.ts";
import { checkScenario, lackOfScenario, type Scenario } from "./scenario.ts";

/** The parts of a request that a scenario matches. */
export interface Matched {
  readonly request: Pick<IncomingMessage, "headers">;
  readonly operation: Operation;
  readonly target: { path: string };
  readonly content: { value: unknown } | undefined;
}

/** A scenario that is set, and how often it has played. */
export interface QueuedScenario {
  readonly id: string;
  readonly scenario: Scenario;
  used: number;
}

/** A scenario in the list of scenarios, with personal, bank and secret data masked. */
export interface ListedScenario extends Scenario {
  id: string;
  times: number | "forever";
  /** How many requests it has played for. */
  used: number;
  /** For how many more requests it plays. */
  left: number | "forever";
}

const mostActive = 1_000;
const mostSpent = 100;

export class Scenarios {
  private readonly contracts: Contract[];
  private all: QueuedScenario[] = [];
  private last = 0;

  constructor(contracts: Contract[]) {
    this.contracts = contracts;
  }

  /** The first scenario that matches a request, if any; it counts as used once more. */
  take(call: Matched): QueuedScenario | undefined {
    const queued = this.all.find((one) => leftOf(one) !== 0 && isFor(one, call));
    if (queued === undefined) return undefined;
    queued.used += 1;
    this.forgetSpent();
    return queued;
  }

  /**
   * Adds a scenario at the end.
   * @throws Error that says what is wrong with the scenario, or what the contract does not have.
   */
  add(given: Scenario): ListedScenario {
    checkScenario(this.contracts, given);
    if (this.active.length >= mostActive) throw new Error(`there are ${mostActive} scenarios; remove some first`);
    const scenario = structuredClone(given);
    const queued = { id: String(++this.last), scenario, used: 0 };
    this.all.push(queued);
    this.forgetSpent();
    return this.listed(queued);
  }

  /** Does work that adds scenarios; if it throws, they are removed again. */
  whole<T>(work: () => T): T {
    const before = [...this.all];
    try {
      return work();
    } catch (error) {
      this.all = before;
      throw error;
    }
  }

  /** The scenarios that can still play, unmasked, with the remaining `times`. */
  export(): Scenario[] {
    return structuredClone(this.active.map((one) => ({ ...one.scenario, times: leftOf(one) })));
  }

  /** All scenarios in their order, including the last that are used up. */
  list(): ListedScenario[] {
    return this.all.map((one) => this.listed(one));
  }

  /** Removes a scenario. @returns Whether it existed. */
  remove(id: string): boolean {
    const before = this.all.length;
    this.all = this.all.filter((one) => one.id !== id);
    return this.all.length < before;
  }

  clear(): void {
    this.all = [];
  }

  private get active(): QueuedScenario[] {
    return this.all.filter((one) => leftOf(one) !== 0);
  }

  private forgetSpent(): void {
    const spent = this.all.filter((one) => leftOf(one) === 0).slice(0, -mostSpent);
    this.all = this.all.filter((one) => !spent.includes(one));
  }

  private listed(queued: QueuedScenario): ListedScenario {
    const { id, scenario, used } = queued;
    const { operationId, match, response, times = 1 } = scenario;
    const hidden = hiddenOf(this.contracts, operationId);
    const listed: ListedScenario = { ...scenario, id, times, used, left: leftOf(queued) };
    if (match !== undefined) listed.match = { ...match };
    if (match?.path !== undefined) listed.match = { ...listed.match, path: maskText(match.path) };
    if (match?.body !== undefined) listed.match = { ...listed.match, body: maskBody(match.body, hidden.request) };
    if (response === undefined) return listed;
    const { headers, body } = response;
    // The response of a scenario may have the fields of any operation. Masked headers are texts.
    listed.response = {
      ...response,
      ...(headers && { headers: maskHeaders(headers, hidden.headers) as Record<string, string> }),
      ...(body !== undefined && { body: maskBody(body, hidden.body) }),
    };
    return listed;
  }
}

function leftOf({ scenario: { times = 1 }, used }: QueuedScenario): number | "forever" {
  return times === "forever" ? times : times - used;
}

/** Whether a scenario is for a request. A scenario for all operations skips those that lack its response. */
function isFor({ scenario }: QueuedScenario, { operation, target, content }: Matched): boolean {
  const { operationId, match } = scenario;
  if (operationId === undefined ? lackOfScenario([operation], scenario) : operationId !== operation.operationId)
    return false;
  const { path = target.path, body } = match ?? {};
  return isPathLike(path, target.path) && (body === undefined || hasAll(body, fieldsOf(content?.value)));
}
