// npm run lint: code, sources, bundles; any finding of any linter is a failure.

import { apis, generatedDir, root } from "./lib/apis.ts";
import { command, stage, UserError } from "./lib/command.ts";
import { isFresh } from "./lib/sources.ts";
import { runTool, type ToolResult } from "./lib/tool.ts";
import { lintWorkflows } from "./lib/workflows.ts";

const summary =
  "Lints the code (Biome, TypeScript), the contract and its workflows (Redocly) and its bundles (Spectral).";

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

/** Spectral reads the bundles, which must be those of the sources; otherwise it would praise or blame old text. */
async function lintBundles(): Promise<string | undefined> {
  if (!(await isFresh())) return "--- bundles\ngenerated/ is stale; run npm run build, then lint again.";
  const bundles = apis.map((api) => `${generatedDir}${api}/openapi.json`);
  return linter("bundles (Spectral)", () => runTool(".bin/spectral", ["lint", "--fail-severity=hint", ...bundles]));
}

await command({ name: "npm run lint", summary }, async () => {
  const found = [
    await linter("code style (Biome)", () =>
      runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
    ),
    await linter("types (TypeScript 7)", () => runTool("typescript-7/bin/tsc", ["--noEmit", "-p", root])),
    await linter("sources (Redocly)", () => runTool(".bin/redocly", ["lint", ...apis, "--format=stylish"]), warning),
    await linter("workflows (Redocly)", () => lintWorkflows(), warning),
    await lintBundles(),
  ].filter((output) => output !== undefined);
  if (found.length > 0) throw new UserError(`the linters found something.\n${found.join("\n")}`);
  console.log("No findings.");
});
