// npm run test:staging: tests a live deployment. Exit 0: no failure; 1: failures; 2: called wrongly; 3: no access.

import { userInfo } from "node:os";
import { join } from "node:path";
import { calledAs, command, type Values } from "../cli/command.ts";
import { loadContracts } from "../model/contract.ts";
import { allChecks } from "./checks/index.ts";
import type { Contracts } from "./contracts.ts";
import { observe } from "./learn/observations.ts";
import { readSettings, type Settings, variables } from "./plan/settings.ts";
import { annotations } from "./report/annotations.ts";
import { acceptFromReport, type Baseline, defaultBaseline, readBaseline } from "./report/baseline.ts";
import { summaryOf } from "./report/console.ts";
import { openFailures } from "./report/json.ts";
import { writeReports } from "./report/write.ts";
import type { RunResult } from "./result.ts";
import { UnreachableError } from "./run/http.ts";
import { interruptible } from "./run/interruption.ts";
import { attempt } from "./run/runner.ts";

const name = calledAs("npm run test:staging", "finance-ramp-conformance run");
const summary = "Tests a live deployment against the contract, and writes what it found to a folder.";
const more = `Everything is told by the environment:

${variables.map(([variable, meaning]) => `  ${variable.padEnd(24)} ${meaning}`).join("\n")}

Exit 0: no failure; 1: failures; 2: something in the environment is missing or wrong; 3: a host is unreachable or
refuses the credentials; 130: interrupted. What the run made is removed in every case.`;

/** Milliseconds between lines that tell a long run goes on. */
const interval = 10_000;

async function carryOut(contracts: Contracts, { target }: Settings, signal: AbortSignal): Promise<RunResult> {
  let requests = 0;
  const progress = setInterval(() => console.log(`    ${requests} requests so far`), interval);
  try {
    return await attempt(contracts, target, {
      signal,
      onExchange: () => requests++,
      onPhase: (phase) => console.log(`  ${phase} …`),
    });
  } finally {
    clearInterval(progress);
  }
}

/** One line for what ended a run early. */
function lineOf(problem: Error): string {
  return `${problem instanceof UnreachableError ? "host unreachable" : "credentials refused"}: ${problem.message}`;
}

/** Runs, writes the reports, and says in the exit code how it went. */
async function test(
  contracts: Contracts,
  settings: Settings,
  baseline: Baseline,
  signal: AbortSignal,
): Promise<number> {
  const result = await carryOut(contracts, settings, signal);
  const folder = settings.reportFolder;
  const seen = observe(contracts, result.exchanges);
  const report = await writeReports(folder, contracts, result, allChecks, seen, { baseline, history: true });
  // Without any response of a service there is nothing to sum up.
  const isToldAnything = result.exchanges.some(({ service, response }) => service !== "auth" && response.status !== 0);
  if (isToldAnything) console.log(summaryOf(report, folder));
  for (const line of annotations(report, process.env)) console.log(line);
  if (result.problem !== undefined) console.error(`${name}: ${lineOf(result.problem)}`);
  if (signal.aborted) return 130;
  if (result.problem !== undefined) return 3;
  return openFailures(report).length > 0 ? 1 : 0;
}

const flags = {
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
  seed: { value: "NUMBER", env: "STAGING_SEED", help: "Another number makes other sequences." },
  path: { value: "PATH", env: "STAGING_SEQUENCE", help: "One sequence again, as a report names it." },
  because: { value: "TEXT", help: "Why it is accepted; a failure needs it." },
} as const;

/** Writes to the baseline what the last run has found. */
function acceptCauses(file: string | undefined, key: string, because: string | undefined): number {
  const report = join(process.env["STAGING_REPORT"] || "reports/staging", "report.json");
  const by = process.env["GIT_AUTHOR_NAME"] || userInfo().username;
  const since = new Date().toISOString().slice(0, 10);
  for (const line of acceptFromReport(report, file, { key, because, by, since })) console.log(line);
  return 0;
}

async function main({ baseline: file, accept, because, steps, seed, path }: Values<typeof flags>): Promise<number> {
  if (accept !== undefined) return acceptCauses(file || undefined, accept, because);
  const baseline = readBaseline(file || undefined);
  const contracts = loadContracts();
  const settings = readSettings(contracts, {
    ...process.env,
    ...{ STAGING_STEPS: steps, STAGING_SEED: seed, STAGING_SEQUENCE: path },
  });
  for (const warning of settings.warnings) console.error(`${name}: ${warning}`);
  for (const [service, origin] of Object.entries(settings.target.origins)) {
    console.log(`${service.padEnd(8)} ${origin}`);
  }
  const { signal, release } = interruptible();
  return test(contracts, settings, baseline, signal).finally(release);
}

await command({ name, summary, flags, more }, main);
