// Carries out random sequences with fast-check's model runs, and shrinks what fails to its shortest story.

import fc from "fast-check";
import { codeOf, type Found, NotCovered, type Probe } from "../checks/check.ts";
import type { SequenceRuleName } from "../checks/sequences.ts";
import type { Exchange } from "../exchange.ts";
import { type Actor, makeActor, type Notebook } from "./actor.ts";
import { Breach, emptyModel, type Model, type Step, type Subject } from "./model.ts";

/** How sequences are made. */
export interface Exploration {
  /** Steps in all. */
  steps: number;
  /** The same seed makes the same sequences. */
  seed: number;
  /** Only this sequence again, as a difference names it. */
  path?: string;
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
const longest = 12;

/** Steps that shrinking may take for one failure. */
const shrinkingSteps = 400;

/** Creations that are refused before anything was made, until a subject is given up. */
const mostRefusals = 4;

/** One hunt under way: what is known, what is looked for, and how many steps are left. */
interface Hunt extends Notebook {
  left: number;
  steps: number;
  known: Set<string>;
  judgedRules: Set<SequenceRuleName>;
  /** While a failure is shrunk only the same failure counts. */
  target?: string | undefined;
  latest?: Breach | undefined;
  /** What sequences did before, where money is looked at. */
  earlier: Model[];
  refusals: number;
  reason?: string;
  problem?: unknown;
}

function startHunt(left: number): Hunt {
  const keyOf = (rule: string, { service, operation }: Exchange) => `${rule} ${service} ${operation?.operationId}`;
  const hunt: Hunt = {
    left,
    steps: 0,
    known: new Set(),
    judgedRules: new Set(),
    earlier: [],
    refusals: 0,
    judged: (rule) => hunt.judgedRules.add(rule),
    wants(rule, exchange) {
      const key = keyOf(rule, exchange);
      if (hunt.known.has(key) || (hunt.target ?? key) !== key) return false;
      if (hunt.target === undefined) hunt.left = shrinkingSteps;
      hunt.target = key;
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
class Command implements fc.AsyncCommand<Model, Actor> {
  readonly step: Step;
  readonly pick: number;
  readonly hunt: Hunt;
  constructor(step: Step, pick: number, hunt: Hunt) {
    this.step = step;
    this.pick = pick;
    this.hunt = hunt;
  }
  check(model: Readonly<Model>): boolean {
    return this.step.ready(model);
  }
  async run(model: Model, actor: Actor): Promise<void> {
    this.hunt.left--;
    this.hunt.steps++;
    await this.step.run(model, actor, this.pick);
  }
  toString(): string {
    return this.step.name;
  }
}

const isOver = ({ left, reason, problem }: Hunt): boolean => left <= 0 || reason !== undefined || problem !== undefined;

/** Carries out one sequence. @throws Breach when a rule does not hold that is looked for. */
async function tell(hunt: Hunt, subject: Subject, probe: Probe, commands: Iterable<fc.AsyncCommand<Model, Actor>>) {
  if (isOver(hunt)) return;
  const model = emptyModel();
  const actor = makeActor(probe, hunt);
  try {
    const judge = await subject.invariant?.(actor, hunt.earlier);
    await fc.asyncModelRun(() => ({ model, real: actor }), commands);
    await judge?.(model);
  } catch (error) {
    if (error instanceof Breach) {
      hunt.latest = error;
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

/** What follows `replayPath` in the text that fast-check writes for commands. */
function replayOf(commands: unknown): string {
  return /replayPath="([^"]*)"/.exec(String(commands))?.[1] ?? "";
}

/** Reads `subject,path,replayPath`. */
function readPath(path: string): [subject: string, path: string, replay: string] {
  const [subject = "", counterexample = "", replay = ""] = path.split(",");
  return [subject, counterexample, replay];
}

/**
 * Explores one subject: sequence after sequence, until its steps are used up; each failure is shrunk, and not looked for
 * again.
 * @param allowed Whether the run may call what a step needs.
 * @throws What ends the run: it was stopped, a host is unreachable, or the credentials are refused.
 */
export async function explore(
  subject: Subject,
  probe: Probe,
  allowed: (step: Step) => boolean,
  { steps: wanted, seed, path }: Exploration,
): Promise<Explored> {
  const hunt = startHunt(wanted);
  const steps = subject.steps.filter(allowed);
  const broken: Broken[] = [];
  const [only, counterexample, replay] = readPath(path ?? "");
  const isReplay = path !== undefined;
  if (steps.length === 0 || (isReplay && only !== subject.name))
    return { broken, judged: hunt.judgedRules, steps: 0, reason: "nothing of it may be called" };
  for (let round = 0; !isOver(hunt); round++) {
    const before = hunt.steps;
    const budget = hunt.left;
    const pick = fc.nat({ max: 11 });
    const arbitraries = steps.map((step) => pick.map((value) => new Command(step, value, hunt)));
    const commands = fc.commands(arbitraries, {
      maxCommands: longest,
      size: "max",
      ...(isReplay && { replayPath: replay }),
    });
    const property = fc.asyncProperty(commands, (sequence) => tell(hunt, subject, probe, sequence));
    const own = seed + round;
    const details = await fc.check(property, {
      seed: own,
      numRuns: Math.max(20, wanted),
      ...(isReplay && { path: counterexample }),
    });
    if (hunt.problem !== undefined) throw hunt.problem;
    const { latest, breach, target } = hunt;
    if (latest === undefined || breach === undefined || target === undefined) {
      if (isReplay || hunt.steps === before) break;
      continue;
    }
    const told = `${subject.name},${details.counterexamplePath},${replayOf(details.counterexample?.[0])}`;
    broken.push({
      ...{ rule: latest.rule, exchange: breach.exchange, found: breach.found, story: latest.story },
      replay: `--seed ${own} --path ${told}`,
    });
    hunt.known.add(target);
    Object.assign(hunt, { target: undefined, latest: undefined, left: Math.max(0, budget - (hunt.steps - before)) });
    delete hunt.breach;
    if (isReplay) break;
  }
  return {
    ...{ broken, judged: hunt.judgedRules, steps: hunt.steps },
    ...(hunt.reason !== undefined && { reason: hunt.reason }),
  };
}
