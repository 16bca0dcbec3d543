// Carries out random sequences with fast-check's model runs, and shrinks what fails to its shortest story.

import fc from "fast-check";
import { codeOf, type Found, NotCovered, type Probe } from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import type { Exchange } from "../exchange.ts";
import { Actor, Breach, type Notebook } from "./actor.ts";
import type { Model, Step, Subject } from "./model.ts";

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

/** A rule that did not hold, with its shortest story. */
export interface Broken {
  rule: SequenceRuleName;
  exchange: Exchange;
  found: Found;
  story: Exchange[];
  /** The flags that repeat it. */
  replay: string;
}

/** What came of the sequences of a subject. */
export interface Explored {
  broken: Broken[];
  judged: Set<SequenceRuleName>;
  steps: number;
  /** Why it was given up, when nothing could be made. */
  reason?: string;
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

/** One hunt under way: what is known, what is looked for, and how many steps are left. */
interface Hunt extends Notebook {
  left: number;
  steps: number;
  known: Set<string>;
  judgedRules: Set<SequenceRuleName>;
  /** While a failure is shrunk only the same failure counts. */
  target?: string | undefined;
  latest?: Breach | undefined;
  /** The steps that led to the latest one, and those of the sequence under way. */
  failed: Ran[];
  ran: Ran[];
  /** Steps that were left when shrinking began. */
  rest: number;
  /** What sequences did before, where money is looked at. */
  earlier: Model[];
  refusals: number;
  reason?: string;
  problem?: unknown;
}

function startHunt(left: number, isRehearsal = false): Hunt {
  const keyOf = (rule: string, { service, operation }: Exchange) => `${rule} ${service} ${operation?.operationId}`;
  const hunt: Hunt = {
    left,
    steps: 0,
    known: new Set(),
    ...{ failed: [], ran: [], rest: left },
    judgedRules: new Set(),
    earlier: [],
    refusals: 0,
    judged: (rule) => hunt.judgedRules.add(rule),
    wants(rule, exchange) {
      if (isRehearsal) return false;
      const key = keyOf(rule, exchange);
      if (hunt.known.has(key) || (hunt.target ?? key) !== key) return false;
      if (hunt.target === undefined) Object.assign(hunt, { rest: hunt.left, left: shrinkingSteps, target: key });
      return true;
    },
    refused(exchange) {
      hunt.refusals++;
      if (hunt.refusals < mostRefusals) return;
      const code = codeOf(exchange) ?? "no code";
      hunt.reason = `${exchange.operation?.operationId} returned ${exchange.response.status} with ${code}`;
    },
    accepted: () => {
      hunt.refusals = Number.NEGATIVE_INFINITY;
    },
  };
  return hunt;
}

/** A step as fast-check runs it. */
function commandOf(hunt: Hunt, { steps }: Subject, at: Ran): fc.AsyncCommand<Model, Actor> {
  const [index, pick] = at;
  const step = steps[index] as Step;
  return {
    check: (model) => step.ready(model),
    async run(model, actor) {
      hunt.left--;
      hunt.steps++;
      hunt.ran.push(at);
      await step.run(model, actor, pick);
    },
    toString: () => step.name,
  };
}

const isOver = ({ left, reason, problem, known }: Hunt): boolean =>
  left <= 0 || reason !== undefined || problem !== undefined || known.size >= mostFailures;

/** Carries out one sequence. @throws Breach when a rule does not hold that is looked for. */
async function tell(hunt: Hunt, subject: Subject, probe: Probe, commands: Iterable<fc.AsyncCommand<Model, Actor>>) {
  if (isOver(hunt)) return;
  hunt.ran = [];
  const model: Model = { made: [], replies: [], transferred: 0n };
  const actor = new Actor(probe, hunt);
  try {
    const judge = await subject.invariant?.(actor, hunt.earlier);
    await fc.asyncModelRun(() => ({ model, real: actor }), commands);
    await judge?.(model);
  } catch (error) {
    if (error instanceof Breach) {
      Object.assign(hunt, { latest: error, failed: hunt.ran });
      throw error;
    }
    // What cannot be called now says nothing about the sequence.
    if (!(error instanceof NotCovered)) hunt.problem = error;
  } finally {
    await tidy(hunt, model, probe);
    if (subject.invariant !== undefined) await settleDown(hunt, model, probe);
  }
}

/** Removes or gives back what the sequence made, so that the next one starts as this one did. */
async function tidy(hunt: Hunt, { made }: Model, probe: Probe): Promise<void> {
  for (const { undo } of made.toReversed()) {
    if (undo === undefined || hunt.problem !== undefined) continue;
    try {
      await probe.call(undo.operationId, { ...undo.options, purpose: "tidy up after a sequence" });
    } catch (error) {
      if (!(error instanceof NotCovered)) hunt.problem = error;
    }
  }
}

/** The next sequence looks at balances that nothing moves any more, or is told what may move still. */
async function settleDown(hunt: Hunt, model: Model, { target }: Probe): Promise<void> {
  if (model.made.length === 0) return;
  if (target.passTime === undefined) hunt.earlier.push(model);
  else await target.passTime();
}

/** True when these steps show what is looked for. */
async function fails(hunt: Hunt, subject: Subject, probe: Probe, steps: Ran[]): Promise<boolean> {
  const commands = steps.map((at) => commandOf(hunt, subject, at));
  try {
    await tell(hunt, subject, probe, commands);
    return false;
  } catch (error) {
    if (error instanceof Breach) return true;
    throw error;
  }
}

/** Choices of the steps from a place on, made simpler: as they are, among the newest two, the newest. */
const simpler: ((pick: number) => number)[] = [(pick) => pick, (pick) => pick % 2, () => 0];

/**
 * fast-check takes out what it can in large pieces; this takes out every single step that is not needed. Without a step,
 * later ones would be about something else, so their choices are changed with it.
 */
async function shorten(hunt: Hunt, subject: Subject, probe: Probe): Promise<void> {
  for (let i = hunt.failed.length - 1; i >= 0 && hunt.failed.length > 1; i--) {
    for (const simplify of simpler) {
      const later = hunt.failed.slice(i + 1).map(([index, pick]) => [index, simplify(pick)] as const);
      // A sequence that fails is kept as it was carried out: without the steps that were skipped or came too late.
      if (await fails(hunt, subject, probe, [...hunt.failed.slice(0, i), ...later])) {
        i = Math.min(i, hunt.failed.length);
        break;
      }
    }
  }
}

/** The flag that repeats a sequence. */
const flagOf = ({ name }: Subject, steps: Ran[]): string =>
  `--path ${[name, ...steps.map((at) => at.join("."))].join(",")}`;

/** Reads what `flagOf` has written. */
function readPath(path: string): [subject: string, steps: Ran[]] {
  const [subject = "", ...steps] = path.split(",");
  return [subject, steps.map((step) => step.split(".").map(Number) as unknown as Ran)];
}

/** What the hunt has caught, and on it goes for others. */
function take(hunt: Hunt, subject: Subject): Broken[] {
  const { latest, breach, target, failed, rest } = hunt;
  if (latest === undefined || breach === undefined || target === undefined) return [];
  hunt.known.add(target);
  Object.assign(hunt, { target: undefined, latest: undefined, left: rest });
  const { exchange, found } = breach;
  return [{ rule: latest.rule, exchange, found, story: latest.story, replay: flagOf(subject, failed) }];
}

/** Random sequences, until one fails or the steps are used up. */
async function wander(hunt: Hunt, subject: Subject, probe: Probe, allowed: number[], seed: number): Promise<void> {
  const pick = fc.nat({ max: 11 });
  const arbitraries = allowed.map((index) => pick.map((value) => commandOf(hunt, subject, [index, value])));
  const commands = fc.commands(arbitraries, { maxCommands: longest, size: "max" });
  const property = fc.asyncProperty(commands, (sequence) => tell(hunt, subject, probe, sequence));
  await fc.check(property, { seed, numRuns: Math.max(20, hunt.left) });
}

/**
 * Explores one subject: sequence after sequence, until its steps are used up; each failure is shrunk, and not looked for
 * again.
 * @param mayDo Whether the run may call what a step needs.
 * @throws What ends the run: it was stopped, a host is unreachable, or the credentials are refused.
 */
export async function explore(
  subject: Subject,
  probe: Probe,
  mayDo: (step: Step) => boolean,
  { steps: wanted, seed, path, isRehearsal }: Exploration,
): Promise<Explored> {
  const hunt = startHunt(wanted, isRehearsal);
  const allowed = subject.steps.flatMap((step, index) => (mayDo(step) ? [index] : []));
  const [only, again] = readPath(path ?? subject.name);
  const broken: Broken[] = [];
  const explored = () => ({ broken, judged: hunt.judgedRules, steps: hunt.steps });
  if (allowed.length === 0) return { ...explored(), reason: "nothing of it may be called" };
  if (only !== subject.name) return { ...explored(), reason: "only one sequence is repeated" };
  if (path !== undefined) {
    const steps = again.filter(([index]) => allowed.includes(index));
    await fails(hunt, subject, probe, steps);
    broken.push(...take(hunt, subject));
  }
  for (let round = 0; path === undefined && !isOver(hunt); round++) {
    const before = hunt.steps;
    await wander(hunt, subject, probe, allowed, seed + round);
    if (hunt.latest !== undefined) await shorten(hunt, subject, probe);
    broken.push(...take(hunt, subject));
    if (hunt.steps === before) break;
  }
  if (hunt.problem !== undefined) throw hunt.problem;
  return { ...explored(), ...(hunt.reason !== undefined && { reason: hunt.reason }) };
}
