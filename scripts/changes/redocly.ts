// Redocly's diff: every difference between two bundles, with its verdict.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root } from "../../model/apis.ts";
import type { Json, JsonObject } from "../../model/document.ts";
import { runTool } from "../lib/tool.ts";

/** One difference that Redocly's diff sees. */
export interface DiffEntry {
  /** Type of the node, for example `Schema`, `Operation` or `Response`. */
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: "patch" | "minor" | "major";
  /** Keyword that was modified, for example `required`. */
  property: string | undefined;
  /** Rules of Redocly that rate it, with their messages. */
  verdicts: { ruleId: string; message: string }[];
  /** JSON pointer without `#` and value; undefined where the side does not have it. */
  before: { pointer: string; value: Json } | undefined;
  after: { pointer: string; value: Json } | undefined;
}

/** One side of a change in Redocly's report; it has no value where the side lacks the keyword. */
interface ReportedSide {
  pointer: string;
  value?: Json;
}

/** What is read of a change in Redocly's report. */
interface ReportedChange {
  typeName: string;
  kind: DiffEntry["kind"];
  impact: DiffEntry["impact"];
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  base?: ReportedSide;
  revision?: ReportedSide;
}

const config = `${root}scripts/changes/redocly.yaml`;

/**
 * Compares two bundles with `redocly diff`.
 * @param before The bundle as it was.
 * @param after The bundle as it is.
 * @returns Every difference, also those that Redocly does not rate; empty, without starting a process, if both are equal.
 * @throws Error with what Redocly printed when it fails.
 */
export async function diff(before: JsonObject, after: JsonObject): Promise<DiffEntry[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const folder = await mkdtemp(join(tmpdir(), "changes-"));
  try {
    const files = [join(folder, "before.json"), join(folder, "after.json")] as const;
    await Promise.all([writeFile(files[0], JSON.stringify(before)), writeFile(files[1], JSON.stringify(after))]);
    const flags = ["--format=json", "--fail-on=none", `--config=${config}`, "--lint-config=off"];
    const { stdout, stderr } = await runTool(".bin/redocly", ["diff", ...files, ...flags], folder);
    return readReport(stdout, stderr).map(entryOf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The changes of a report. Redocly's exit code says whether there are any, so the report itself is what counts. */
function readReport(stdout: string, stderr: string): ReportedChange[] {
  try {
    return (JSON.parse(stdout) as { changes: ReportedChange[] }).changes;
  } catch {
    throw new Error(`redocly diff failed: ${stderr.trim() || stdout.trim() || "it printed nothing"}`);
  }
}

function entryOf({ typeName, kind, impact, property, verdicts, base, revision }: ReportedChange): DiffEntry {
  return {
    typeName,
    kind,
    impact,
    property,
    verdicts: verdicts.map(({ ruleId, message }) => ({ ruleId, message })),
    before: sideOf(base),
    after: sideOf(revision),
  };
}

function sideOf(side: ReportedSide | undefined): DiffEntry["before"] {
  return side?.value === undefined ? undefined : { pointer: side.pointer.replace(/^#/, ""), value: side.value };
}
