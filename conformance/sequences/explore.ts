// Carries out random sequences with fast-check's model runs, and shrinks what fails to its shortest story.

import fc from "fast-check";
import { codeOf, NotCovered, type Probe } from "../checks/check.ts";
import { Actor, Breach, type BrokenRule, type Notebook, type SequenceStep, type SequenceSubject } from "./actor.ts";

/** How sequences are made. */
export interface Exploration {
  /** Steps in all. */
  steps: number;
  /** The same seed makes the same sequences. */
  seed: number;
}

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

/**
 * Explores one subject: sequence after sequence, until its steps are used up; each failure is shrunk, and not looked for
 * again.
 * @param mayDo Whether the run may call what a step needs.
 * @returns What did not hold, the rules that were judged, and why the subject was given up, when nothing could be made.
 * @throws What ends the run: it was stopped, a host is unreachable, or the credentials are refused.
 */
export async function explore(
  subject: SequenceSubject,
  probe: Probe,
  mayDo: (step: SequenceStep) => boolean,
  { steps, seed }: Exploration,
) {
  const broken: BrokenRule[] = [];
  const known = new Set<string>();
  let left = steps;
  let reason: string | undefined;
  let problem: unknown;
  /** While a failure is shrunk only the same failure counts, and the steps that were left before wait. */
  let target: string | undefined;
  let rest = 0;
  let refusals = 0;
  /** The latest breach, the steps that led to it, and those of the sequence under way. */
  let latest: BrokenRule | undefined;
  let failed: Ran[] = [];
  let ran: Ran[] = [];
  /** What sequences did before, where money is looked at. */
  const earlier: Actor[] = [];
  const isOver = () => reason !== undefined || problem !== undefined || left <= 0 || known.size >= mostFailures;
  const notebook: Notebook = {
    judged: new Set(),
    wants(rule, { service, operation }) {
      const key = `${rule} ${service} ${operation?.operationId}`;
      if (known.has(key) || (target ?? key) !== key) return false;
      if (target === undefined) {
        target = key;
        rest = left;
        left = shrinkingSteps;
      }
      return true;
    },
    noteCreation(exchange, isMade) {
      refusals = isMade ? Number.NEGATIVE_INFINITY : refusals + 1;
      if (refusals >= mostRefusals)
        reason = `${exchange.operation?.operationId} returned ${exchange.response.status} with ${codeOf(exchange) ?? "no code"}`;
    },
  };
  /** A step as fast-check runs it. */
  const commandOf = (at: Ran): fc.AsyncCommand<Actor, Actor> => {
    const step = subject.steps[at[0]] as SequenceStep;
    return {
      // fast-check would let it read public fields only.
      check: (actor) => step.ready(actor as Actor),
      run: async (actor) => {
        left--;
        ran.push(at);
        await step.run(actor, at[1]);
      },
      toString: () => step.name,
    };
  };
  /** What cannot be called now says nothing about the sequence. @returns Undefined where something else ends the run. */
  const orProblem = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Breach) throw error;
      if (!(error instanceof NotCovered)) problem = error;
      return undefined;
    }
  };
  /** Removes or gives back what a sequence made, so that the next one starts as this one did. */
  const tidy = async (actor: Actor) => {
    for (const { undo } of actor.made.toReversed()) {
      if (undo === undefined || problem !== undefined) continue;
      const options = { ...undo.options, purpose: "tidy up after a sequence" };
      await orProblem(() => probe.call(undo.operationId, options));
    }
    if (subject.invariant === undefined || actor.made.length === 0) return;
    // The next sequence looks at balances that nothing moves any more, or is told what may move still.
    if (probe.target.passTime === undefined) earlier.push(actor);
    else await probe.target.passTime();
  };
  /** Carries out one sequence. @throws Breach when a rule does not hold that is looked for. */
  const tell = async (commands: Iterable<fc.AsyncCommand<Actor, Actor>>) => {
    if (isOver()) return;
    ran = [];
    const actor = new Actor(probe, notebook);
    try {
      await orProblem(async () => {
        const judge = await subject.invariant?.(actor, earlier);
        await fc.asyncModelRun(() => ({ model: actor, real: actor }), commands);
        await judge?.();
      });
    } catch (error) {
      latest = (error as Breach).broken;
      failed = ran;
      throw error;
    } finally {
      await tidy(actor);
    }
  };
  /** True when these steps show what is looked for. */
  const fails = (again: Ran[]): Promise<boolean> =>
    tell(again.map(commandOf)).then(
      () => false,
      (error) => error instanceof Breach || Promise.reject(error),
    );
  /**
   * fast-check takes out what it can in large pieces; this takes out every single step that is not needed. Without a step,
   * later ones would be about something else, so their choices are changed with it.
   */
  const shorten = async () => {
    for (let i = failed.length - 1; i >= 0 && failed.length > 1; i--) {
      for (const simplify of simpler) {
        const later = failed.slice(i + 1).map(([index, pick]) => [index, simplify(pick)] as const);
        // A sequence that fails is kept as it was carried out: without the steps that were skipped or came too late.
        if (!(await fails([...failed.slice(0, i), ...later]))) continue;
        i = Math.min(i, failed.length);
        break;
      }
    }
  };
  /** Keeps what was caught, and goes on for others. */
  const take = () => {
    if (latest === undefined || target === undefined) return;
    broken.push(latest);
    known.add(target);
    target = undefined;
    latest = undefined;
    left = rest;
  };
  const allowed = subject.steps.flatMap((step, index) => (mayDo(step) ? [index] : []));
  const arbitraries = allowed.map((index) => fc.nat({ max: 11 }).map((value) => commandOf([index, value])));
  if (allowed.length === 0) reason = "nothing of it may be called";
  // Random sequences, until one fails or the steps are used up; a round without any step has nothing to do.
  for (let round = 0, before = -1; !isOver() && left !== before; round++) {
    before = left;
    const sequences = fc.asyncProperty(fc.commands(arbitraries, { maxCommands: longest, size: "max" }), tell);
    await fc.check(sequences, { seed: seed + round, numRuns: Math.max(20, left) });
    if (latest !== undefined) await shorten();
    take();
  }
  if (problem !== undefined) throw problem;
  return { broken, judged: notebook.judged, reason };
}
