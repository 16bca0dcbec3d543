// npm run test:staging: tests a live deployment. Exit 0: no failure; 1: failures; 2: called wrongly; 3: no access.

import { appendFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { calledAs, titleOf } from "../cli/called.ts";
import { command, type Values } from "../cli/command.ts";
import { loadContracts } from "../model/contract.ts";
import { allChecks } from "./checks/index.ts";
import { sequenceRules } from "./checks/sequences.ts";
import type { Contracts } from "./contracts.ts";
import { holdFolder } from "./folder.ts";
import { observe } from "./learn/observations.ts";
import { type Configuration, defaultConfiguration, keyOf, readConfiguration } from "./plan/configuration.ts";
import { type RunSettings, readSettings } from "./plan/settings.ts";
import type { Target } from "./plan/target.ts";
import { type Environment, SettingsError, unknownNames, variables } from "./plan/variables.ts";
import { isFailed, summaryOf } from "./report/console.ts";
import { acceptFromReport, defaultBaseline, readBaseline } from "./report/history.ts";
import { explanation, listLines, planLines, progressLine, showProgress } from "./report/plan.ts";
import type { Baseline } from "./report/report.ts";
import { writeReports } from "./report/write.ts";
import type { RunPlan, RunResult } from "./result.ts";
import { UnreachableError, WrongHostError } from "./run/http.ts";
import { interruptible } from "./run/interruption.ts";
import { looking, type Only, readOnly } from "./run/only.ts";
import { anyTarget, rehearse } from "./run/rehearsal.ts";
import { type RunOptions, run } from "./run/runner.ts";

const name = calledAs("npm run test:staging", "finance-ramp-conformance run");
const title = titleOf(name);
const summary = "Tests a live deployment against the contract, and writes what it found to a folder.";
const more = `Without these flags, it is a first contact: at most 50 requests, 2 a second, and none that changes anything. The
plan is printed first. --full, STAGING_WRITES or STAGING_RATE ask for more.

Describe the deployment in variables, or in a file ${defaultConfiguration} with the names in brackets:

${variables.map(([variable, meaning]) => `  ${variable.padEnd(24)} ${meaning} (${keyOf(variable)})`).join("\n")}

The file takes \`only\`, a list, and \`full\` as well; clientSecretVariable is the name of the variable that has the secret.
Variables win over the file, and flags over both.

Exit 0: no failure; 1: failures, and with --strict also findings; 2: a setting is missing or wrong; 3: a host is unreachable, is
not the service, or refuses the credentials; 130: interrupted. A run always removes what it created.`;

/** One line for what ended a run early. */
function lineOf(problem: Error): string {
  if (problem instanceof WrongHostError) return `wrong host: ${problem.message}`;
  return `${problem instanceof UnreachableError ? "host unreachable" : "credentials refused"}: ${problem.message}`;
}

/** Runs, and shows how far it is. */
async function runPlanned(contracts: Contracts, target: Target, plan: RunPlan, more: RunOptions): Promise<RunResult> {
  let requests = 0;
  let phase = "";
  const progress = showProgress((seconds) => `  ${phase}: ${progressLine(plan, requests, seconds)}`, process.stdout);
  const onPhase = (name: string) => {
    phase = name;
  };
  const options = { ...more, onExchange: () => void requests++, onPhase };
  return run(contracts, target, options).finally(() => progress.end());
}

/** Writes the reports, and says in the exit code how a run went. */
async function tell(contracts: Contracts, folder: string, result: RunResult, baseline: Baseline, isStrict: boolean) {
  const { problem, exchanges, isInterrupted = false, partial = false } = result;
  const ended = isInterrupted ? 130 : problem === undefined ? undefined : 3;
  // Printed first, because the report below covers only what was seen before it.
  if (problem !== undefined) console.error(`${title}: ${lineOf(problem)}`);
  // Without any response of a service there is nothing to sum up, and the reports of the run before are worth more.
  if (ended !== undefined && !exchanges.some(({ service, response }) => service !== "auth" && response.status !== 0)) {
    if (isInterrupted) console.log("Interrupted before any response of a service: nothing was tested.");
    return ended;
  }
  // A part of a run is no measure of the runs before it.
  const options = { baseline, history: !partial };
  const report = await writeReports(folder, contracts, result, allChecks, observe(contracts, exchanges), options);
  console.log(summaryOf(report, folder, { isStrict, env: process.env }));
  const jobSummary = process.env["GITHUB_STEP_SUMMARY"];
  if (jobSummary) appendFileSync(jobSummary, `\`\`\`text\n${summaryOf(report, folder, { isStrict })}\n\`\`\`\n`);
  return ended ?? (isFailed(report, isStrict) ? 1 : 0);
}

const flags = {
  plan: { help: "Print what would be sent, by operation and phase, and send nothing." },
  full: { help: "Test all that the settings allow, without the limit of a first contact." },
  only: { value: "NAME", many: true, help: "Only this operation or check; several times for several." },
  list: { help: "Print all operations and checks with the number of their requests." },
  explain: { value: "CHECK", help: "Print what a check finds, its source and its weight." },
  config: { value: "FILE", help: `The settings as a file; ${defaultConfiguration} if it is there.` },
  baseline: {
    value: "FILE",
    env: "STAGING_BASELINE",
    help: `Causes that are accepted; ${defaultBaseline} if it is there.`,
  },
  accept: {
    value: "KEY",
    help: "Accept a cause of the last run, or all findings with `all`: writes the baseline, and sends nothing.",
  },
  steps: { value: "NUMBER", env: "STAGING_STEPS", help: "Steps of random sequences, with STAGING_WRITES=all." },
  seed: { value: "NUMBER", env: "STAGING_SEED", help: "A different number gives different sequences." },
  path: { value: "PATH", env: "STAGING_SEQUENCE", help: "Run one sequence again, as a report names it." },
  strict: { help: "Findings fail the run, too." },
  because: { value: "TEXT", help: "Why it is accepted; required for a failure." },
} as const;
type Flags = Values<typeof flags>;

/** Writes to the baseline what the last run has found. */
function acceptCauses(env: Environment, file: string | undefined, key: string, because: string | undefined): number {
  const report = join(env["STAGING_REPORT"] || "reports/staging", "report.json");
  const by = process.env["GIT_AUTHOR_NAME"] || userInfo().username;
  const since = new Date().toISOString().slice(0, 10);
  for (const line of acceptFromReport(report, file, { key, because, by, since })) console.log(line);
  return 0;
}

/** Prints what there is to test. */
async function tellChecks(contracts: Contracts, check: string | undefined): Promise<number> {
  const checks = allChecks.map((info) => ({ ...info, looks: looking.has(info.name) }));
  const plan = await rehearse(contracts, anyTarget);
  const lines = check === undefined ? listLines(plan, checks) : explanation(check, checks, plan);
  console.log(lines.join("\n"));
  return 0;
}

/** What a setting complains of, with the name that it has where its value comes from. */
function inItsWords<T>({ inItsWords: words }: Configuration, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsError ? new SettingsError(words(error.message)) : error;
  }
}

async function main(given: Flags): Promise<number> {
  const contracts = loadContracts();
  if (given.list || given.explain !== undefined) return tellChecks(contracts, given.explain);
  const configuration = readConfiguration(given.config, {
    ...process.env,
    ...{ STAGING_STEPS: given.steps, STAGING_SEED: given.seed, STAGING_SEQUENCE: given.path },
  });
  const { env } = configuration;
  const file = given.baseline || env["STAGING_BASELINE"] || undefined;
  if (given.accept !== undefined) return acceptCauses(env, file, given.accept, given.because);
  const baseline = readBaseline(file);
  const names = given.only.length > 0 ? given.only : configuration.only;
  // One sequence again needs nothing of a run but what leads to its IDs.
  const isReplay = names.length === 0 && (env["STAGING_SEQUENCE"] ?? "") !== "";
  const only = readOnly(contracts, isReplay ? sequenceRules.map((rule) => rule.name) : names);
  const warnings = unknownNames(process.env);
  const isFull = configuration.full || given.full;
  const settings = inItsWords(configuration, () => readSettings(contracts, env, isFull));
  for (const warning of warnings) console.error(`${title}: ${warning}`);
  const { target, reportFolder } = settings;
  const letGo = given.plan ? () => {} : inItsWords(configuration, () => holdFolder(reportFolder));
  try {
    const plan = await tellPlan(contracts, settings, only, given.plan);
    if (given.plan) return 0;
    const { signal, release } = interruptible();
    const result = await runPlanned(contracts, target, plan, { signal, only }).finally(release);
    return await tell(contracts, reportFolder, result, baseline, given.strict);
  } finally {
    letGo();
  }
}

/** Prints what is going to be tested, and how. */
async function tellPlan(contracts: Contracts, { target }: RunSettings, only: Only, whole: boolean): Promise<RunPlan> {
  for (const [service, origin] of Object.entries(target.origins)) console.log(`${service.padEnd(8)} ${origin}`);
  const plan = await rehearse(contracts, target, only);
  const { most, writes, deliveries } = target;
  console.log(planLines(plan, { whole, most, writes, wait: deliveries?.wait }).join("\n"));
  return plan;
}

await command({ name, summary, flags, more }, main);
