// report.sarif: one result for each cause in SARIF 2.1.0, for code scanning and other viewers.

import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { isPackage } from "../../cli/command.ts";
import { generatedDir } from "../../model/apis.ts";
import type { AcceptedCause, Report, WrittenCause } from "./json.ts";

/** What a check is, as its rule in the log. */
export interface Rule {
  /** Name of the check. */
  name: string;
  /** What has to hold, in one sentence. */
  rule: string;
  /** What it rests on. */
  source: string;
}

/** The most operations and files that a result names. */
const most = 20;

/** Failures break what is documented; findings are worth a look. */
const levels = { failure: "error", finding: "warning" } as const;

/**
 * Writes the causes of a run as a SARIF log.
 * @param report What was found, with secrets masked.
 * @param checks All checks; those that found something become rules of the log.
 */
export function sarif(report: Report, checks: Rule[]): string {
  const causes = [...report.causes, ...report.accepted];
  const found = new Set(causes.map(({ example }) => example.check));
  const rules = [...found].map((id) => ruleOf(id, checks));
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "finance-ramp-conformance", rules } },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: report.endedEarly === undefined }],
        results: causes.map((cause) => resultOf(cause, [...found].indexOf(cause.example.check))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(id: string, checks: Rule[]) {
  const check = checks.find(({ name }) => name === id);
  if (check === undefined) return { id };
  return { id, shortDescription: { text: check.rule }, help: { text: `Rests on: ${check.source}` } };
}

/** Code scanning refuses results without a file. In a package, the only one of the contract is the bundle that it brings. */
function urisOf(service: string, files: string[]): string[] {
  if (isPackage) {
    const bundle = `${generatedDir}${service}/openapi.json`;
    const here = relative(process.cwd(), bundle).replaceAll("\\", "/");
    return [here.startsWith("..") ? pathToFileURL(bundle).href : encodeURI(here)];
  }
  // What has no file, such as a path that the contract does not have, is about the contract as a whole.
  return (files.length === 0 ? [`openapi/${service}/openapi.yaml`] : files.slice(0, most)).map(encodeURI);
}

function resultOf(cause: WrittenCause | AcceptedCause, ruleIndex: number) {
  const { key, kind, says, changes, evidence, count, operations, files, example } = cause;
  const { service, check, operationId, expected, actual, curl, story } = example;
  const text = `${says}. For example ${operationId}: expected ${expected}, was ${actual}. Would change ${changes}.`;
  const logicalLocations = operations.slice(0, most).map((name) => ({
    name,
    fullyQualifiedName: `${service}.${name}`,
    kind: "function",
  }));
  return {
    ruleId: check,
    ruleIndex,
    level: levels[kind],
    message: { text },
    occurrenceCount: count,
    locations: urisOf(service, files).map((uri, i) => ({
      physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } },
      ...(i === 0 && { logicalLocations }),
    })),
    partialFingerprints: { "cause/v1": key },
    ...("why" in cause && { suppressions: [{ kind: "external", status: "accepted", justification: cause.why }] }),
    properties: { cause: key, evidence, curl, ...(story && { story }) },
  };
}
