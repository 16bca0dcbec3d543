// The summary of a run for a terminal: the verdict, one sentence for each cause, and where to see more.

import { onOneLine } from "./escape.ts";
import { interruptedText, placesOf, plural, type Report, type WrittenCause } from "./report.ts";

/** The most lines for causes, so that a run prints at most 40 lines in all. */
const most = 14;

/** The most failures with a line for their request, so that findings get lines, too. */
const mostFailures = 6;

const ofKind = <T extends WrittenCause>(causes: T[], kind: WrittenCause["kind"]): T[] =>
  causes.filter((cause) => cause.kind === kind);

/** `3 failures of 1 cause`, or `0 failures`. */
function counted(causes: WrittenCause[], what: string): string {
  const number = causes.reduce((sum, { count }) => sum + count, 0);
  const noun = plural(number, what);
  return number === 0 ? noun : `${noun} of ${plural(joined(causes).length, "cause")}`;
}

/** Whether open differences fail a run. */
export function isFailed({ causes }: Report, isStrict: boolean): boolean {
  return causes.some(({ kind }) => isStrict || kind === "failure");
}

/** Joins causes that have the same sentence, such as those of both services. */
function joined(causes: WrittenCause[]): { says: string; example: WrittenCause["example"] }[] {
  return [...Map.groupBy(causes, ({ says }) => says)].map(([says, own]) => {
    const [{ example }] = own as [WrittenCause];
    return { says: `${says}: ${placesOf(own)}`, example };
  });
}

/** One request that shows a failure, or a line that refers to the sequence in the report. */
function requestOf({ curl, story }: WrittenCause["example"]): string {
  return `    ${story === undefined ? curl : `${story.length} requests show it; the report lists them in order`}`;
}

function section(title: string, lines: string[], more: number): string[] {
  if (lines.length === 0) return [];
  return [`${title}:`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

function causeLines({ causes }: Report): string[] {
  const failures = joined(ofKind(causes, "failure"));
  const shown = failures.slice(0, mostFailures);
  const lines = shown.flatMap(({ says, example }) => [`  ${says}`, requestOf(example)]);
  const findings = joined(ofKind(causes, "finding"));
  const rest = findings.slice(0, most - lines.length).map(({ says }) => `  ${says}`);
  return [
    ...section("Failures", lines, failures.length - shown.length),
    ...section("Findings", rest, findings.length - rest.length),
  ];
}

/** A line of names, cut when it is long; the report has all of them. */
function named(title: string, names: string[], separator = ", "): string[] {
  const text = `${title}: ${names.join(separator)}`;
  if (names.length === 0) return [];
  return [text.length > 240 ? `${text.slice(0, 230)} …` : text];
}

/** What changed since earlier runs. */
function changeLines({ gone, since }: Report): string[] {
  const lines = named(
    "Accepted, and gone",
    gone.map(({ key }) => key),
  );
  if (since === undefined) return lines;
  const keys = [...since.new.map((key) => `new ${key}`), ...since.gone.map((key) => `gone ${key}`)];
  return [...lines, ...named(`Since the run of ${since.run}`, keys.length > 0 ? keys : ["nothing new, nothing gone"])];
}

/** The coverage, and why the rest of the contract was not tested. */
function coverageLine({ coverage: { summary, notCovered, notTested } }: Report): string {
  const covered = Object.entries(summary).map(([kind, { covered, total }]) => `${kind} ${covered} of ${total}`);
  const beyond = notCovered.filter(({ reason }) => reason?.startsWith("beyond the first"));
  return [
    `Coverage: ${covered.join(", ")}`,
    ...(beyond.length === 0 ? [] : [`${beyond.length} not covered: ${beyond[0]?.reason}`]),
    ...notTested.map((service) => `${service} is not tested`),
  ].join("; ");
}

/** The first line. A run that ended early never passes; its line says how much it did not test. */
function verdictOf(report: Report, isStrict: boolean): string {
  const { causes, accepted, endedEarly, requests, seconds, coverage } = report;
  // Accepted failures are still counted, so that they are not forgotten.
  const kept = (["failure", "finding"] as const).flatMap((kind) =>
    ofKind(accepted, kind).length === 0 ? [] : [counted(ofKind(accepted, kind), `accepted ${kind}`)],
  );
  const counts = [
    counted(ofKind(causes, "failure"), "failure"),
    counted(ofKind(causes, "finding"), "finding"),
    ...kept,
  ].join(", ");
  const sent = `${plural(requests, "request")} in ${seconds} s`;
  const strict = isStrict ? " (strict: findings fail, too)" : "";
  if (endedEarly === undefined)
    return `${isFailed(report, isStrict) ? "Failed" : "Passed"}${strict}: ${counts}, ${sent}.`;
  const open = Object.entries(coverage.summary).map(
    ([kind, { covered, total }]) => `${total - covered} of ${total} (${kind})`,
  );
  const how = endedEarly === interruptedText ? "Interrupted" : "Ended early";
  return `${how} after ${sent}, with ${counts} until then. Not tested: ${open.join(", ")}.`;
}

/**
 * The summary of a run, ready to print: at most 26 lines.
 * @param folder Where the reports are.
 * @param isStrict Findings fail the run, too.
 * @param env The environment: in GitHub Actions, the verdict is an annotation.
 */
export function summaryOf(
  report: Report,
  folder: string,
  isStrict = false,
  env: Record<string, string | undefined> = {},
): string {
  const { deliveriesNotTested: whyNoDeliveries, rateLimits = [], leftBehind } = report;
  // The first line says it, because many people read no other.
  const left = whyNoDeliveries === undefined ? "" : ` Deliveries were not tested: ${whyNoDeliveries}.`;
  const verdict = verdictOf(report, isStrict) + left;
  const command = verdict.startsWith("Passed") ? "notice" : "error";
  return [
    env["GITHUB_ACTIONS"] === "true"
      ? `::${command} title=Contract tests::${onOneLine(verdict).replaceAll("%", "%25")}`
      : verdict,
    ...causeLines(report),
    ...changeLines(report),
    coverageLine(report),
    ...named("Rate limits met (observed, none is documented)", rateLimits),
    ...named("Left behind, because no documented operation removes it", leftBehind, "; "),
    `All of it, with the keys for --accept: ${folder}/report.html`,
  ].join("\n");
}
