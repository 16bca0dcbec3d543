// npm run test:staging: tests a live deployment. Exit 0: no failure; 1: failures; 2: called wrongly; 3: no access.

import { allChecks } from "./checks/index.ts";
import { summaryOf } from "./console.ts";
import { loadContract } from "./contract.ts";
import { UnreachableError } from "./http.ts";
import { observe } from "./observations.ts";
import { writeReports } from "./report/write.ts";
import { run } from "./runner.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { RefusedError } from "./tokens.ts";

const name = "npm run test:staging";

/** One line, and its exit code, for what stops a run before it tells anything. */
function problemOf(error: unknown): [line: string, code: number] | undefined {
  if (error instanceof SettingsError) return [error.message, 2];
  if (error instanceof UnreachableError) return [`host unreachable: ${error.message}`, 3];
  if (error instanceof RefusedError) return [`credentials refused: ${error.message}`, 3];
  return undefined;
}

async function main(): Promise<number> {
  const { target, reportFolder } = readSettings(process.env);
  const contract = loadContract();
  const interruption = new AbortController();
  const interrupt = () => {
    console.error("\nInterrupted; removing what the run made …");
    interruption.abort();
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  for (const [service, origin] of Object.entries(target.origins)) console.log(`${service.padEnd(8)} ${origin}`);
  const result = await run(contract, target, {
    signal: interruption.signal,
    onPhase: (phase) => console.log(`  ${phase} …`),
  });
  const checks = allChecks.map((check) => check.name);
  const report = await writeReports(reportFolder, result, checks, observe(contract, result.exchanges));
  console.log(summaryOf(report, reportFolder));
  if (interruption.signal.aborted) return 130;
  return report.failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const problem = problemOf(error);
  if (problem === undefined) throw error;
  console.error(`${name}: ${problem[0]}`);
  process.exitCode = problem[1];
}
