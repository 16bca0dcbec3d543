// npm run lint: code, sources, bundles; any finding of any linter is a failure.

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
  "Lints the code (Biome, TypeScript, dependency-cruiser), the contract and its workflows (Redocly), its bundles (Spectral), the " +
  "language of what people read (cspell), and the GitHub workflows (actionlint). Checks that changes have entries and versions, and that no room exceeds its size.";

/** A linter: what it is called while it runs, and what it finds; nothing where all is right. */
type Linter = [title: string, find: () => Promise<string[]>];

/** What a tool found; a warning does not make Redocly fail, so it is looked for in what it prints. */
async function complaints(running: Promise<ToolResult>, complaint?: RegExp): Promise<string[]> {
  const { code, stdout, stderr } = await running;
  const output = `${stdout}${stderr}`.trim();
  return code !== 0 || complaint?.test(output) ? [output] : [];
}
const warning = /\bwarning/;

/** What reads the bundles must read those of openapi/; otherwise it would praise or blame old text. */
const onFresh = (find: () => Promise<string[]>) => async () =>
  (await isFresh()) ? find() : ["generated/ is stale; run npm run build, then lint again."];

/** Holds the bundles to what is released and to main: ratings, entries, versions. In CI, a history that is missing ends all. */
async function lintChanges(): Promise<string[]> {
  // Loaded when it is needed: whoever lints other things does not wait for the compiler.
  const { gate } = await import("./changes/gate.ts");
  const { problems, notes } = await gate({ root });
  for (const note of notes) console.log(`  ${note}`);
  return problems;
}

/** What people read. */
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
  // What people copy from must not lead them to an operation that ends.
  calls: ["calls of deprecated operations", lintDeprecatedCalls],
  language: ["language (cspell, terms)", lintLanguage],
  automation: [
    "automation (actionlint)",
    async () => (await Promise.all(automationFiles().map((file) => lintAutomation(file)))).flat(),
  ],
  // So that no room grows back. A copy without its repository has no list of the files.
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

/** Runs linters, two at a time: most are processes of their own. @returns What they found, in the order of their names. */
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
  if (findings.length > 0) throw new UserError(`the linters found something.\n${findings.join("\n")}`);
  console.log("No findings.");
});
