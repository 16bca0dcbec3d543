// npm run lint: code, sources, bundles; any finding of any linter is a failure.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { command, stage, UserError } from "../cli/command.ts";
import { apis, generatedDir, root } from "../model/apis.ts";
import { isFresh } from "./generate/sources.ts";
import { checkLanguage, type Finding, files, filesOf, readTerms } from "./language/linter.ts";
import { arrowGraph, checkArrows } from "./linters/arrows.ts";
import { automationFiles, lintAutomation } from "./linters/automation.ts";
import { lintDeprecatedCalls } from "./linters/deprecated-calls.ts";
import { lintWorkflows } from "./linters/workflows.ts";
import { oversized, rows } from "./size.ts";
import { runTool, type ToolResult } from "./tool.ts";

const summary =
  "Lints the code (Biome, TypeScript, dependency-cruiser), the contract and its workflows (Redocly), its bundles (Spectral), the " +
  "language of what people read (cspell, Recheck) and what the host runs (actionlint), holds what has changed to its entries and versions, and each room to its size.";

// A warning does not make Redocly fail, so it is looked for in what it prints.
const warning = /\bwarning/;

/** Runs one linter; what it found is kept until all have run. */
async function linter(name: string, run: () => Promise<ToolResult>, complaint?: RegExp): Promise<string | undefined> {
  return stage(name, async () => {
    const { code, stdout, stderr } = await run();
    const output = `${stdout}${stderr}`.trim();
    return code !== 0 || complaint?.test(output) ? `--- ${name}\n${output}` : undefined;
  });
}

const stale = "generated/ is stale; run npm run build, then lint again.";

/** Spectral reads the bundles, which must be those of openapi/; otherwise it would praise or blame old text. */
async function lintBundles(): Promise<string | undefined> {
  if (!(await isFresh())) return `--- bundles\n${stale}`;
  const bundles = apis.map((api) => `${generatedDir}${api}/openapi.json`);
  return linter("bundles (Spectral)", () => runTool(".bin/spectral", ["lint", "--fail-severity=hint", ...bundles]));
}

/** What people copy from must not lead them to an operation that ends. */
async function lintCalls(): Promise<string | undefined> {
  return stage("calls of deprecated operations", async () => {
    const found = await lintDeprecatedCalls();
    return found.length > 0 ? `--- calls\n${found.join("\n")}` : undefined;
  });
}

/** Holds the bundles to what is released and to main: ratings, entries, versions. In CI, a history that is missing ends all. */
async function lintChanges(): Promise<string | undefined> {
  if (!(await isFresh())) return `--- changes\n${stale}`;
  return stage("changes (entries, versions)", async () => {
    // Loaded when they are needed: whoever lints other things does not wait for the compiler.
    const [{ gate }, { rateChanges }] = await Promise.all([import("./changes/gate.ts"), import("./changes/rate.ts")]);
    const { problems, notes } = await gate({ root, rate: rateChanges });
    for (const note of notes) console.log(`  ${note}`);
    return problems.length > 0 ? `--- changes\n${problems.join("\n")}` : undefined;
  });
}

/** What people read. */
async function lintLanguage(): Promise<string | undefined> {
  return stage("language (cspell, Recheck)", async () => {
    const texts = new Map<string, string>();
    for (const file of await filesOf(files)) texts.set(file, await readFile(root + file, "utf8"));
    const found = await checkLanguage(texts, await readTerms());
    return found.length > 0 ? `--- language\n${found.map(lineOf).join("\n")}` : undefined;
  });
}

/** What the host runs for us. */
async function lintHost(): Promise<string | undefined> {
  return stage("automation (actionlint)", async () => {
    const found: string[] = [];
    for (const file of automationFiles()) found.push(...(await lintAutomation(file)));
    return found.length > 0 ? `--- automation\n${found.join("\n")}` : undefined;
  });
}

/** So that no room grows back. A copy without its repository has no list of the files. */
async function lintSize(): Promise<string | undefined> {
  if (!existsSync(`${root}.git`)) return undefined;
  return stage("size (of each room)", async () => {
    const found = oversized(rows());
    return found.length > 0 ? `--- size\n${found.join("\n")}` : undefined;
  });
}

const lineOf = ({ file, line, column, text }: Finding): string => `${file}:${line}:${column} ${text}`;

/** The linters, by the names that --only takes, in their order. */
const linters: Record<string, () => Promise<string | undefined>> = {
  changes: () => lintChanges(),
  code: () =>
    linter("code style (Biome)", () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."])),
  types: () => linter("types (TypeScript 7)", () => runTool("typescript-7/bin/tsc", ["--noEmit", "-p", root])),
  arrows: () => linter("arrows (dependency-cruiser)", () => checkArrows()),
  sources: () =>
    linter("sources (Redocly)", () => runTool(".bin/redocly", ["lint", ...apis, "--format=stylish"]), warning),
  workflows: () => linter("workflows (Redocly)", () => lintWorkflows(), warning),
  bundles: () => lintBundles(),
  calls: () => lintCalls(),
  language: lintLanguage,
  automation: () => lintHost(),
  size: () => lintSize(),
};

const flags = {
  only: { value: "NAMES", help: `Only these linters, separated by commas: ${Object.keys(linters).join(", ")}.` },
  graph: { help: "Print the imports between the rooms, counted, and lint nothing." },
};

/** The names of the linters to run. */
function chosen(only: string | undefined): string[] {
  const names = only?.split(",").map((name) => name.trim()) ?? Object.keys(linters);
  const unknown = names.find((name) => !(name in linters));
  if (unknown === undefined) return names;
  throw new UserError(`there is no linter ${unknown}; there are ${Object.keys(linters).join(", ")}`, 2);
}

/** Runs linters, two at a time: most are processes of their own. @returns What they found, in the order of their names. */
async function run(names: string[]): Promise<string[]> {
  const found = new Map<string, string>();
  const queue = [...names];
  const lane = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      found.set(name, (await linters[name]?.()) ?? "");
  };
  await Promise.all([lane(), lane()]);
  return names.map((name) => found.get(name) ?? "");
}

await command({ name: "npm run lint", summary, flags }, async ({ only, graph }) => {
  if (graph) return console.log((await arrowGraph()).join("\n"));
  const findings = (await run(chosen(only))).filter((output) => output !== "");
  if (findings.length > 0) throw new UserError(`the linters found something.\n${findings.join("\n")}`);
  console.log("No findings.");
});
