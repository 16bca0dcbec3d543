// npm run test:staging: tests a live deployment. Exit 0: no failure; 1: failures; 2: called wrongly; 3: no access.

import { appendFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { command, UserError, type Values } from "../cli/command.ts";
import { calledAs, titleOf } from "../cli/invocation.ts";
import { loadContracts } from "../model/contract.ts";
import { allChecks } from "./checks/index.ts";
import type { Contracts } from "./contracts.ts";
import { makeFolder } from "./folder.ts";
import { observe } from "./learn/observations.ts";
import { readSettings } from "./plan/settings.ts";
import type { Target } from "./plan/target.ts";
import { unknownNames, variables } from "./plan/variables.ts";
import { isFailed, summaryOf } from "./report/console.ts";
import { acceptFromReport, readBaseline } from "./report/history.ts";
import type { Baseline } from "./report/report.ts";
import { writeReports } from "./report/write.ts";
import type { RunResult } from "./result.ts";
import { listLines, operationLines, planLines, showProgress } from "./run/announcement.ts";
import { UnreachableError, WrongHostError } from "./run/http.ts";
import { interruptible } from "./run/interruption.ts";
import { readOnly } from "./run/only.ts";
import { type RunOptions, run } from "./run/runner.ts";

const name = calledAs("npm run test:staging", "finance-ramp-conformance run");
const title = titleOf(name);
const summary = "Tests a live deployment against the contract, and writes reports to a folder.";
const more = `Without --full, STAGING_WRITES or STAGING_RATE, a run is a first contact: at most 50 requests, 2 a second, and none
that changes anything. A run first prints what it may change.

Describe the deployment in variables:

${variables.map(([variable, meaning]) => `  ${variable.padEnd(24)} ${meaning}`).join("\n")}

Exit 0: no failure; 1: failures, and with --strict also findings; 2: a setting is missing or wrong; 3: a host is unreachable, is
not the service, or refuses the credentials; 130: interrupted. At its end, a run removes what it created if
an operation can, and lists the rest.`;

/** The line for an error that ended a run early. */
function lineOf(problem: Error): string {
  if (problem instanceof WrongHostError) return `wrong host: ${problem.message}`;
  return `${problem instanceof UnreachableError ? "host unreachable" : "credentials refused"}: ${problem.message}`;
}

/** Runs, and shows the progress. */
async function runVisibly(contracts: Contracts, target: Target, more: RunOptions): Promise<RunResult> {
  let requests = 0;
  let phase = "";
  const progress = showProgress(() => `  ${phase}: ${requests} requests`, process.stdout);
  const onPhase = (name: string) => {
    phase = name;
  };
  const options = { ...more, onExchange: () => void requests++, onPhase };
  return run(contracts, target, options).finally(() => progress.end());
}

/** Writes the reports, and prints the summary. @returns The exit code. */
async function tell(contracts: Contracts, folder: string, result: RunResult, baseline: Baseline, isStrict: boolean) {
  const { problem, exchanges, isInterrupted = false, partial = false } = result;
  const ended = isInterrupted ? 130 : problem === undefined ? undefined : 3;
  // Printed first, because the summary below covers only what was seen before the problem.
  if (problem !== undefined) console.error(`${title}: ${lineOf(problem)}`);
  // Without any response of a service, the reports of the run before are kept.
  if (ended !== undefined && !exchanges.some(({ service, response }) => service !== "auth" && response.status !== 0)) {
    if (isInterrupted) console.log("Interrupted before any response of a service: nothing was tested.");
    return ended;
  }
  // A narrowed or limited run is not compared with the runs before it.
  const options = { baseline, history: !partial };
  const report = await writeReports(folder, contracts, result, allChecks, observe(contracts, exchanges), options);
  console.log(summaryOf(report, folder, isStrict, process.env));
  const jobSummary = process.env["GITHUB_STEP_SUMMARY"];
  if (jobSummary) appendFileSync(jobSummary, `\`\`\`text\n${summaryOf(report, folder, isStrict)}\n\`\`\`\n`);
  return ended ?? (isFailed(report, isStrict) ? 1 : 0);
}

const flags = {
  plan: { help: "Print which operations would be called, how many requests and how fast, and send nothing." },
  full: { help: "Test everything that the settings allow, without the limit of a first contact." },
  only: { value: "NAME", many: true, help: "Test only this operation; repeat the flag for more." },
  list: { help: "Print all operations, and all checks with what each finds, its source and its weight." },
  accept: {
    value: "KEY",
    help: "Accept a cause of the last run, or all findings with `all`: writes the baseline, and sends nothing.",
  },
  because: { value: "TEXT", help: "The reason for --accept; required for a failure." },
  strict: { help: "Findings fail the run, too." },
} as const;

/** Accepts causes of the last run in the baseline. */
function acceptCauses(file: string | undefined, key: string, because: string | undefined): number {
  const report = join(process.env["STAGING_REPORT"] || "reports/staging", "report.json");
  const by = process.env["GIT_AUTHOR_NAME"] || userInfo().username;
  const since = new Date().toISOString().slice(0, 10);
  for (const line of acceptFromReport(report, file, { key, because, by, since })) console.log(line);
  return 0;
}

async function main(given: Values<typeof flags>): Promise<number> {
  const contracts = loadContracts();
  const { env } = process;
  if (given.list) {
    console.log(listLines(contracts, allChecks).join("\n"));
    return 0;
  }
  const file = env["STAGING_BASELINE"] || undefined;
  if (given.because !== undefined && given.accept === undefined)
    throw new UserError("--because gives the reason of an acceptance; name its cause with --accept KEY", 2);
  if (given.accept !== undefined) return acceptCauses(file, given.accept, given.because);
  const baseline = readBaseline(file);
  const only = readOnly(contracts, given.only);
  const warnings = unknownNames(env);
  const { target, reportFolder } = readSettings(contracts, env, given.full);
  for (const warning of warnings) console.error(`${title}: ${warning}`);
  console.log(planLines(target).join("\n"));
  if (given.plan) {
    console.log(operationLines(contracts, target, only).join("\n"));
    return 0;
  }
  makeFolder(reportFolder);
  const { signal, release } = interruptible();
  const result = await runVisibly(contracts, target, { signal, only }).finally(release);
  return tell(contracts, reportFolder, result, baseline, given.strict);
}

await command({ name, summary, flags, more }, main);
