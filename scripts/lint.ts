// npm run lint: runs the linters of code, contract, language and workflows; any finding is a failure.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { command, stage, UserError } from "../cli/command.ts";
import { apis, generatedDir, root } from "../model/apis.ts";
import { isFresh } from "./generate/freshness.ts";
import { checkLanguage, files, filesOf, readTerms } from "./language/linter.ts";
import { arrowGraph, checkArrows } from "./linters/arrows.ts";
import { automationFiles, lintAutomation } from "./linters/automation.ts";
import { lintDeprecatedCalls } from "./linters/deprecated-calls.ts";
import { lintTypeNames } from "./linters/type-names.ts";
import { lintWorkflows } from "./linters/workflows.ts";
import { oversizedRows, rows } from "./size.ts";
import { runTool, type ToolResult } from "./tool.ts";

const summary =
  "Lints the code (Biome, TypeScript, dependency-cruiser), the contract and its workflows (Redocly), its bundles (Spectral), " +
  "the language of documents and messages (cspell), and the GitHub workflows (actionlint). Checks that changes have entries " +
  "and versions, and that no room exceeds its size.";

/** A linter: its title while it runs, and the function that returns its findings. */
type Linter = [title: string, find: () => Promise<string[]>];

/** The findings of a tool. Redocly does not fail for a warning, so `complaint` searches its output. */
async function complaints(running: Promise<ToolResult>, complaint?: RegExp): Promise<string[]> {
  const { code, stdout, stderr } = await running;
  const output = `${stdout}${stderr}`.trim();
  return code !== 0 || complaint?.test(output) ? [output] : [];
}
const warning = /\bwarning/;

/** Runs a linter of the bundles only if they are fresh; otherwise it would lint old text. */
const onFresh = (find: () => Promise<string[]>) => async () =>
  (await isFresh()) ? find() : ["generated/ is stale; run npm run build, then lint again."];

/** Compares the bundles with the releases and with main: entries and versions. In CI, a missing history is an error. */
async function lintChanges(): Promise<string[]> {
  // Loaded on demand: the other linters need not wait for the compiler.
  const { gate } = await import("./changes/gate.ts");
  const { problems, notes } = await gate({ root });
  for (const note of notes) console.log(`  ${note}`);
  return problems;
}

async function lintLanguage(): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const file of await filesOf(files)) texts.set(file, await readFile(root + file, "utf8"));
  const found = await checkLanguage(texts, await readTerms());
  return found.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
}

const bundles = apis.map((api) => `${generatedDir}${api}/openapi.json`);

/** The linters, by the names that --only takes, in their order. */
const linters: Record<string, Linter> = {
  changes: ["changes (entries, versions)", onFresh(lintChanges)],
  code: [
    "code style (Biome)",
    () => complaints(runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."])),
  ],
  types: ["types (TypeScript 7)", () => complaints(runTool("typescript-7/bin/tsc", ["--singleThreaded", "-p", root]))],
  arrows: ["arrows (dependency-cruiser)", checkArrows],
  sources: [
    "sources (Redocly)",
    () => complaints(runTool(".bin/redocly", ["lint", ...apis, "--format=stylish"]), warning),
  ],
  workflows: ["workflows (Redocly)", () => complaints(lintWorkflows(), warning)],
  bundles: [
    "bundles (Spectral)",
    onFresh(() => complaints(runTool(".bin/spectral", ["lint", "--fail-severity=hint", ...bundles]))),
  ],
  names: ["names of types", async () => (existsSync(`${root}.git`) ? lintTypeNames() : [])],
  // Integrators copy from examples and guides, so these must not call deprecated operations.
  calls: ["calls of deprecated operations", lintDeprecatedCalls],
  language: ["language (cspell, terms)", lintLanguage],
  automation: [
    "automation (actionlint)",
    async () => (await Promise.all(automationFiles().map((file) => lintAutomation(file)))).flat(),
  ],
  // A copy without a repository has no list of files.
  size: ["size (of each room)", async () => (existsSync(`${root}.git`) ? oversizedRows(rows()) : [])],
};

const flags = {
  only: { value: "NAMES", help: `Only these linters, separated by commas: ${Object.keys(linters).join(", ")}.` },
  graph: { help: "Print the imports between the rooms, counted, and lint nothing." },
};

/** The linters to run, by name. */
function chosen(only: string | undefined): [name: string, linter: Linter][] {
  const names = only?.split(",").map((name) => name.trim()) ?? Object.keys(linters);
  return names.map((name) => {
    const linter = linters[name];
    if (linter !== undefined) return [name, linter];
    const wrong = name === "" ? "--only needs the names of linters" : `there is no linter ${name}`;
    throw new UserError(`${wrong}; there are ${Object.keys(linters).join(", ")}`, 2);
  });
}

/** Runs linters, two at a time, because most are separate processes. @returns Their findings, in their order. */
async function run(wanted: [name: string, linter: Linter][]): Promise<string[]> {
  const found = new Map<string, string[]>();
  const queue = [...wanted];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, [title, find]] = next;
      found.set(name, await stage(title, find));
    }
  };
  await Promise.all([lane(), lane()]);
  const named = wanted.map(([name]) => [name, found.get(name) ?? []] as const);
  return named.flatMap(([name, lines]) => (lines.length > 0 ? [`--- ${name}`, ...lines] : []));
}

await command({ name: "npm run lint", summary, flags }, async ({ only, graph }) => {
  if (graph) return console.log((await arrowGraph()).join("\n"));
  const findings = await run(chosen(only));
  if (findings.length > 0) throw new UserError(`the linters have findings; correct them:\n${findings.join("\n")}`);
  console.log("No findings.");
});
