// Carries out random sequences with fast-check's model runs, and shrinks what fails to its shortest story.

import fc from "fast-check";
import { codeOf, NotCovered, type Probe } from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import type { Exchange } from "../exchange.ts";
import type { Difference } from "../result.ts";
import { Actor, Breach, type Notebook, type SequenceStep, type SequenceSubject } from "./actor.ts";

/** How sequences are made. */
export interface Exploration {
  /** Steps in all. */
  steps: number;
  /** The same seed makes the same sequences. */
  seed: number;
  /** Only this sequence again, as a difference names it: `webhooks,0.0,4.0` is the subject, and each step with its choice. */
  path?: string;
  /** True when nothing is sent: what comes back says nothing, and only the requests count. */
  isRehearsal?: boolean;
}

/** A rule that did not hold, with its shortest story and the flags that repeat it. */
export type BrokenSequence = Pick<Breach, "rule" | "exchange" | "found" | "story"> &
  Pick<NonNullable<Difference["story"]>, "replay">;

/** Most steps of one sequence. */
const longest = 30;

/** Steps that shrinking may take for one failure. */
const shrinkingSteps = 400;

/** Failures of one subject that are shrunk; a server with more has enough to mend. */
const mostFailures = 5;

/** Creations that are refused before anything was made, until a subject is given up. */
const mostRefusals = 4;

/** A step of a sequence that was carried out: its place among the steps of the subject, and its choice. */
type Ran = readonly [index: number, pick: number];

/** Choices of the steps from a place on, made simpler: as they are, among the newest two, the newest. */
const simpler: ((pick: number) => number)[] = [(pick) => pick, (pick) => pick % 2, () => 0];

/** One hunt under way: what is known, what is looked for, and how many steps are left. */
class Hunt implements Notebook {
  readonly judged = new Set<SequenceRuleName>();
  readonly broken: BrokenSequence[] = [];
  steps = 0;
  /** Why it was given up, when nothing could be made. */
  reason: string | undefined;
  problem: unknown;
  readonly #subject: SequenceSubject;
  readonly #probe: Probe;
  readonly #isRehearsal: boolean;
  #left: number;
  readonly #known = new Set<string>();
  /** While a failure is shrunk only the same failure counts. */
  #target: string | undefined;
  /** Steps that were left when shrinking began. */
  #rest = 0;
  #refusals = 0;
  #latest: Breach | undefined;
  /** The steps that led to the latest breach, and those of the sequence under way. */
  #failed: Ran[] = [];
  #ran: Ran[] = [];
  /** What sequences did before, where money is looked at. */
  readonly #earlier: Actor[] = [];
  constructor(subject: SequenceSubject, probe: Probe, { steps, isRehearsal = false }: Exploration) {
    this.#subject = subject;
    this.#probe = probe;
    this.#left = steps;
    this.#isRehearsal = isRehearsal;
  }
  wants(rule: SequenceRuleName, { service, operation }: Exchange): boolean {
    const key = `${rule} ${service} ${operation?.operationId}`;
    if (this.#isRehearsal || this.#known.has(key) || (this.#target ?? key) !== key) return false;
    if (this.#target === undefined) {
      this.#target = key;
      this.#rest = this.#left;
      this.#left = shrinkingSteps;
    }
    return true;
  }
  refused(exchange: Exchange): void {
    this.#refusals++;
    if (this.#refusals < mostRefusals) return;
    const code = codeOf(exchange) ?? "no code";
    this.reason = `${exchange.operation?.operationId} returned ${exchange.response.status} with ${code}`;
  }
  accepted(): void {
    this.#refusals = Number.NEGATIVE_INFINITY;
  }
  isOver(): boolean {
    const isEnded = this.reason !== undefined || this.problem !== undefined;
    return isEnded || this.#left <= 0 || this.#known.size >= mostFailures;
  }
  /** Random sequences, until one fails or the steps are used up; what fails is shrunk and kept. */
  async wander(allowed: number[], seed: number): Promise<void> {
    const pick = fc.nat({ max: 11 });
    const arbitraries = allowed.map((index) => pick.map((value) => this.#command([index, value])));
    const commands = fc.commands(arbitraries, { maxCommands: longest, size: "max" });
    const property = fc.asyncProperty(commands, (sequence) => this.#tell(sequence));
    await fc.check(property, { seed, numRuns: Math.max(20, this.#left) });
    if (this.#latest !== undefined) await this.#shorten();
    this.#take();
  }
  /** One sequence again. */
  async repeat(steps: Ran[]): Promise<void> {
    await this.#fails(steps);
    this.#take();
  }
  /** Keeps what was caught, and goes on for others. */
  #take(): void {
    if (this.#latest === undefined || this.#target === undefined) return;
    const { rule, exchange, found, story } = this.#latest;
    // The flag that repeats the sequence; `readPath` reads it.
    const replay = `--path ${[this.#subject.name, ...this.#failed.map((at) => at.join("."))].join(",")}`;
    this.broken.push({ rule, exchange, found, story, replay });
    this.#known.add(this.#target);
    this.#target = undefined;
    this.#latest = undefined;
    this.#left = this.#rest;
  }
  /** A step as fast-check runs it. */
  #command(at: Ran): fc.AsyncCommand<Actor, Actor> {
    const step = this.#subject.steps[at[0]] as SequenceStep;
    return {
      // fast-check would let it read public fields only.
      check: (actor) => step.ready(actor as Actor),
      run: async (actor) => {
        this.#left--;
        this.steps++;
        this.#ran.push(at);
        await step.run(actor, at[1]);
      },
      toString: () => step.name,
    };
  }
  /** Carries out one sequence. @throws Breach when a rule does not hold that is looked for. */
  async #tell(commands: Iterable<fc.AsyncCommand<Actor, Actor>>): Promise<void> {
    if (this.isOver()) return;
    this.#ran = [];
    const actor = new Actor(this.#probe, this);
    try {
      const judge = await this.#subject.invariant?.(actor, this.#earlier);
      await fc.asyncModelRun(() => ({ model: actor, real: actor }), commands);
      await judge?.();
    } catch (error) {
      if (error instanceof Breach) {
        this.#latest = error;
        this.#failed = this.#ran;
        throw error;
      }
      // What cannot be called now says nothing about the sequence.
      if (!(error instanceof NotCovered)) this.problem = error;
    } finally {
      await this.#tidy(actor);
    }
  }
  /** Removes or gives back what the sequence made, so that the next one starts as this one did. */
  async #tidy(actor: Actor): Promise<void> {
    const { target, call } = this.#probe;
    for (const { undo } of actor.made.toReversed()) {
      if (undo === undefined || this.problem !== undefined) continue;
      try {
        await call(undo.operationId, { ...undo.options, purpose: "tidy up after a sequence" });
      } catch (error) {
        if (!(error instanceof NotCovered)) this.problem = error;
      }
    }
    if (this.#subject.invariant === undefined || actor.made.length === 0) return;
    // The next sequence looks at balances that nothing moves any more, or is told what may move still.
    if (target.passTime === undefined) this.#earlier.push(actor);
    else await target.passTime();
  }
  /** True when these steps show what is looked for. */
  async #fails(steps: Ran[]): Promise<boolean> {
    try {
      await this.#tell(steps.map((at) => this.#command(at)));
      return false;
    } catch (error) {
      if (error instanceof Breach) return true;
      throw error;
    }
  }
  /**
   * fast-check takes out what it can in large pieces; this takes out every single step that is not needed. Without a step,
   * later ones would be about something else, so their choices are changed with it.
   */
  async #shorten(): Promise<void> {
    for (let i = this.#failed.length - 1; i >= 0 && this.#failed.length > 1; i--) {
      for (const simplify of simpler) {
        const later = this.#failed.slice(i + 1).map(([index, pick]) => [index, simplify(pick)] as const);
        // A sequence that fails is kept as it was carried out: without the steps that were skipped or came too late.
        if (!(await this.#fails([...this.#failed.slice(0, i), ...later]))) continue;
        i = Math.min(i, this.#failed.length);
        break;
      }
    }
  }
}

/** Reads the flag that repeats a sequence. */
function readPath(path: string): [subject: string, steps: Ran[]] {
  const [subject = "", ...steps] = path.split(",");
  return [subject, steps.map((step) => step.split(".").map(Number) as unknown as Ran)];
}

/**
 * Explores one subject: sequence after sequence, until its steps are used up; each failure is shrunk, and not looked for
 * again.
 * @param mayDo Whether the run may call what a step needs.
 * @throws What ends the run: it was stopped, a host is unreachable, or the credentials are refused.
 */
export async function explore(
  subject: SequenceSubject,
  probe: Probe,
  mayDo: (step: SequenceStep) => boolean,
  exploration: Exploration,
): Promise<Pick<Hunt, "broken" | "judged" | "reason">> {
  const { seed, path } = exploration;
  const hunt = new Hunt(subject, probe, exploration);
  const allowed = subject.steps.flatMap((step, index) => (mayDo(step) ? [index] : []));
  const [only, again] = readPath(path ?? subject.name);
  if (allowed.length === 0) hunt.reason = "nothing of it may be called";
  else if (only !== subject.name) hunt.reason = "only one sequence is repeated";
  else if (path !== undefined) await hunt.repeat(again.filter(([index]) => allowed.includes(index)));
  for (let round = 0; path === undefined && !hunt.isOver(); round++) {
    const before = hunt.steps;
    await hunt.wander(allowed, seed + round);
    if (hunt.steps === before) break;
  }
  if (hunt.problem !== undefined) throw hunt.problem;
  return hunt;
}
