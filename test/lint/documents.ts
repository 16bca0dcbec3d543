// Runs the two linters of the repository over small documents, each a conforming one with a change.

import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { type Json, type JsonObject, keysOf } from "../../model/document.ts";
import { runTool } from "../../scripts/tool.ts";
import { temporaryFolder } from "../lib/folder.ts";

/** Values by place; a place is a list of keys separated by spaces, and `undefined` removes what stands there. */
export type DocumentChange = Record<string, Json | undefined>;

export interface LintFinding {
  rule: string;
  at: string;
  message: string;
}

const fixture = await readFile(`${root}test/lint/conforming.yaml`, "utf8");

export function document(change: DocumentChange = {}): JsonObject {
  const changed = parse(fixture) as JsonObject;
  for (const [place, value] of Object.entries(change)) put(changed, place.split(" "), value);
  return changed;
}

/** Writes a value; an array takes an index as key. A place whose parent is missing is a mistake in a table. */
function put(start: JsonObject, keys: string[], value: Json | undefined): void {
  let parent = start;
  for (const key of keys.slice(0, -1)) {
    const next = parent[key];
    if (typeof next !== "object" || next === null) throw new Error(`no ${key} in ${keys.join(" ")}`);
    parent = next as JsonObject;
  }
  const last = keys.at(-1) as string;
  if (value === undefined) delete parent[last];
  else parent[last] = structuredClone(value);
}

interface SpectralResult {
  code: string;
  path: (string | number)[];
  message: string;
  source: string;
}

/** Lints documents with .spectral.yaml. @returns The findings of each. */
export async function spectral(documents: JsonObject[]): Promise<LintFinding[][]> {
  const files = await filesOf(documents);
  const output = await tool(".bin/spectral", [
    "lint",
    ...files,
    "-r",
    `${root}.spectral.yaml`,
    "-f",
    "json",
    "-q",
  ]);
  const byFile = Map.groupBy(JSON.parse(output) as SpectralResult[], ({ source }) => basename(source));
  return files.map((file) =>
    (byFile.get(basename(file)) ?? []).map(({ code, path, message }) => ({
      rule: code,
      at: path.join(" "),
      message,
    })),
  );
}

interface RedoclyResult {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
}

/** Lints documents with redocly.yaml. @returns The findings of each. */
export async function redocly(documents: JsonObject[]): Promise<LintFinding[][]> {
  const files = await filesOf(documents);
  const options = ["--config", `${root}redocly.yaml`, "--format=json", "--max-problems=1000"];
  const output = await tool(".bin/redocly", ["lint", ...files, ...options]);
  // One indented JSON object for each file, in their order, with nothing between them.
  const results = output.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text) as RedoclyResult);
  if (results.length !== files.length) throw new Error(`${results.length} results for ${files.length} documents`);
  return results.map(({ problems }) =>
    problems.map(({ ruleId, message, location }) => {
      return { rule: ruleId, at: keysOf(location[0]?.pointer ?? "").join(" "), message };
    }),
  );
}

async function filesOf(documents: JsonObject[]): Promise<string[]> {
  const folder = temporaryFolder("lint");
  const files = documents.map((_, i) => join(folder, `${i}.json`));
  await Promise.all(files.map((file, i) => writeFile(file, JSON.stringify(documents[i], null, 2))));
  return files;
}

/** Findings end a linter with 1; anything else is a failure of the tool. */
async function tool(name: string, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runTool(name, args);
  if (code > 1 || stdout === "") throw new Error(`${name} ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

export function rulesOf(findings: LintFinding[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}
