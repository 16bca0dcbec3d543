// Carries out random sequences of steps, and shrinks those that fail.

import fc from "fast-check";
import { codeOf, NotCovered, type Probe, whyNotCovered } from "../checks/check.ts";
import { Actor, Breach, type Notebook, type SequenceStep, type SequenceSubject } from "./actor.ts";

/** The most steps of one sequence. */
const longest = 16;

/** The most steps for shrinking one failure. */
const shrinkingSteps = 400;

/** The failures of one subject after which it ends: more would not help to repair the server. */
const mostFailures = 5;

/** Refused creations, without any success before them, after which a subject is given up. */
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
 * @param seed The same seed makes the same sequences.
 * @returns The rules that did not hold, those that were judged, and why the subject was given up.
 * @throws Errors that end the run: it was stopped, a host is unreachable, or the credentials are refused.
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
  /** The failure that is being shrunk: no other counts meanwhile. */
  let target: string | undefined;
  let refusals = 0;
  /** Earlier sequences, when money is judged and time cannot be made to pass. */
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
  /** Removes what a sequence made, or releases its funds, so that the next one starts from the same state. */
  const tidy = async (actor: Actor) => {
    for (const { undo } of actor.made.toReversed()) {
      if (undo === undefined) continue;
      const options = { ...undo.options, purpose: "tidy up after a sequence" };
      await whyNotCovered(() => probe.call(undo.operationId, options));
    }
    if (subject.invariant === undefined || actor.made.length === 0) return;
    // The next sequence must know which transfers may still change balances; after `passTime`, none can.
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
      // A call that is not possible ends the sequence, but is not a failure.
      if (!(error instanceof Breach || error instanceof NotCovered)) throw error;
      if (error instanceof Breach) failure = { broken: error.broken, moves };
    }
    await tidy(actor);
    return failure;
  };
  /** Leaves out steps that are not needed. Later steps then choose other resources, so simpler choices are tried. */
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
  if (!allowed.some(({ needs }) => needs.length > 0)) reason = "none of its operations may be called";
  /** One of the steps that are ready, from the half that was carried out least often. */
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
