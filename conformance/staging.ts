// npm run test:staging: tests a live deployment. Exit 0: no failure; 1: failures; 2: called wrongly; 3: no access.

import { calledAs, command } from "../cli/command.ts";
import { loadContracts } from "../model/contract.ts";
import { allChecks } from "./checks/index.ts";
import type { Contracts } from "./contracts.ts";
import { observe } from "./learn/observations.ts";
import { readSettings, type Settings, variables } from "./plan/settings.ts";
import { summaryOf } from "./report/console.ts";
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
async function test(contracts: Contracts, settings: Settings, signal: AbortSignal): Promise<number> {
  const result = await carryOut(contracts, settings, signal);
  const checks = allChecks.map((check) => check.name);
  const folder = settings.reportFolder;
  const report = await writeReports(folder, contracts, result, checks, observe(contracts, result.exchanges));
  // Without any response of a service there is nothing to sum up.
  const isToldAnything = result.exchanges.some(({ service, response }) => service !== "auth" && response.status !== 0);
  if (isToldAnything) console.log(summaryOf(report, folder));
  if (result.problem !== undefined) console.error(`${name}: ${lineOf(result.problem)}`);
  if (signal.aborted) return 130;
  if (result.problem !== undefined) return 3;
  return report.failures.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const contracts = loadContracts();
  const settings = readSettings(contracts, process.env);
  for (const warning of settings.warnings) console.error(`${name}: ${warning}`);
  for (const [service, origin] of Object.entries(settings.target.origins)) {
    console.log(`${service.padEnd(8)} ${origin}`);
  }
  const { signal, release } = interruptible();
  return test(contracts, settings, signal).finally(release);
}

await command({ name, summary, more }, main);
