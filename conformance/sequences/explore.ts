// Carries out random sequences of steps, and shrinks what fails.

import fc from "fast-check";
import { codeOf, NotCovered, type Probe, whyNotCovered } from "../checks/check.ts";
import { Actor, Breach, type Notebook, type SequenceStep, type SequenceSubject } from "./actor.ts";

/** Most steps of one sequence. */
const longest = 16;

/** Steps that shrinking may take for one failure. */
const shrinkingSteps = 400;

/** Failures of one subject that are shrunk; a server with more has enough to mend. */
const mostFailures = 5;

/** Creations that are refused before anything was made, until a subject is given up. */
const mostRefusals = 4;

/** A step to carry out, with its choice. */
type Move = readonly [step: SequenceStep, pick: number];

/** A rule that did not hold, and the steps that led to it. */
interface Failure {
  broken: Breach["broken"];
  moves: Move[];
}

/** Steps with simpler choices: the newest, among the newest two, and as they are. */
function simplerThan(moves: Move[]): Move[][] {
  const simpler = [() => 0, (pick: number) => pick % 2, (pick: number) => pick];
  const variants = simpler.map((simplify) => moves.map(([step, pick]): Move => [step, simplify(pick)]));
  return [...new Map(variants.map((variant) => [variant.map(([, pick]) => pick).join(), variant])).values()];
}

/**
 * Explores one subject until its steps are used up; each failure is shrunk, and not looked for again.
 * @param mayDo Whether the run may call what a step needs.
 * @param seed The same one makes the same sequences.
 * @returns What did not hold, the rules that were judged, and why the subject was given up.
 * @throws What ends the run: it was stopped, a host is unreachable, or the credentials are refused.
 */
export async function explore(
  subject: SequenceSubject,
  probe: Probe,
  mayDo: (step: SequenceStep) => boolean,
  { steps, seed }: { steps: number; seed: number },
) {
  const broken: Breach["broken"][] = [];
  const known = new Set<string>();
  let left = steps;
  let reason: string | undefined;
  /** While a failure is shrunk only the same failure counts. */
  let target: string | undefined;
  let refusals = 0;
  /** What sequences did before, where money is looked at. */
  const earlier: Actor[] = [];
  /** How often each step was carried out. */
  const times = new Map<SequenceStep, number>();
  const notebook: Notebook = {
    judged: new Set(),
    wants(rule, { service, operation }) {
      const key = `${rule} ${service} ${operation?.operationId}`;
      if (known.has(key)) return false;
      target ??= key;
      return target === key;
    },
    noteCreation(exchange, isMade) {
      refusals = isMade ? Number.NEGATIVE_INFINITY : refusals + 1;
      if (refusals >= mostRefusals)
        reason = `${exchange.operation?.operationId} returned ${exchange.response.status} with ${codeOf(exchange) ?? "no code"}`;
    },
  };
  /** Removes or gives back what a sequence made, so that the next one starts as this one did. */
  const tidy = async (actor: Actor) => {
    for (const { undo } of actor.made.toReversed()) {
      if (undo === undefined) continue;
      const options = { ...undo.options, purpose: "tidy up after a sequence" };
      await whyNotCovered(() => probe.call(undo.operationId, options));
    }
    if (subject.invariant === undefined || actor.made.length === 0) return;
    // The next sequence looks at balances that nothing moves any more, or is told what may move still.
    if (probe.target.passTime === undefined) earlier.push(actor);
    else await probe.target.passTime();
  };
  /** Carries out the steps that are ready. @returns The rule that did not hold. */
  const tell = async (sequence: (actor: Actor) => Iterable<Move>): Promise<Failure | undefined> => {
    const actor = new Actor(probe, notebook);
    const moves: Move[] = [];
    let failure: Failure | undefined;
    try {
      const judge = await subject.invariant?.(actor, earlier);
      for (const [step, pick] of sequence(actor)) {
        if (!step.ready(actor)) continue;
        left--;
        moves.push([step, pick]);
        times.set(step, (times.get(step) ?? 0) + 1);
        await step.run(actor, pick);
      }
      await judge?.();
    } catch (error) {
      // What cannot be called now says nothing about the sequence.
      if (!(error instanceof Breach || error instanceof NotCovered)) throw error;
      if (error instanceof Breach) failure = { broken: error.broken, moves };
    }
    await tidy(actor);
    return failure;
  };
  /** Leaves out what is not needed; without a step, later ones would be about something else, so choices change with it. */
  const shorten = async (failure: Failure): Promise<Failure> => {
    const { moves } = failure;
    for (const { value } of fc.subarray(moves).shrink(moves, undefined)) {
      const before = value.filter((move, at) => move === moves[at]);
      for (const later of simplerThan(value.slice(before.length))) {
        const again = left > 0 ? await tell(() => [...before, ...later]) : undefined;
        if (again !== undefined) return shorten(again);
      }
    }
    return failure;
  };
  const allowed = subject.steps.filter(mayDo);
  if (!allowed.some(({ needs }) => needs.length > 0)) reason = "nothing of it may be called";
  /** One of those steps that are ready and have been done the least. */
  const next = (actor: Actor, number: number): SequenceStep[] => {
    const ready = allowed.filter((step) => step.ready(actor));
    ready.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
    return ready.slice(number % Math.ceil(ready.length / 2)).slice(0, 1);
  };
  const numbers = fc.tuple(fc.noBias(fc.nat({ max: 999 })), fc.nat({ max: 11 }));
  const sequences = fc.array(numbers, { minLength: 1, maxLength: longest, size: "max" });
  for (const sequence of fc.sample(sequences, { seed, numRuns: Math.max(20, steps) })) {
    if (reason !== undefined || left <= 0 || known.size >= mostFailures) break;
    const failure = await tell(function* (actor) {
      for (const [number, pick] of sequence) for (const step of next(actor, number)) yield [step, pick];
    });
    if (failure === undefined) continue;
    const rest = left;
    left = shrinkingSteps;
    broken.push((await shorten(failure)).broken);
    known.add(target ?? "");
    target = undefined;
    left = rest;
  }
  return { broken, judged: notebook.judged, reason };
}
