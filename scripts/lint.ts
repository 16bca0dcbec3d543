// npm run lint: code, sources, bundles; any finding of any linter is a failure.

import { readFile } from "node:fs/promises";
import { type Api, apis, generatedDir, root } from "./lib/apis.ts";
import { command, stage, UserError } from "./lib/command.ts";
import { sourcesDigest } from "./lib/sources.ts";
import { runTool } from "./lib/tool.ts";

const summary = "Lints the code (Biome, TypeScript), the contract's sources (Redocly) and its bundles (Spectral).";

/** The bundles Spectral reads must be those of the sources. */
async function refuseStaleBundles(): Promise<void> {
  const digest = await readFile(`${generatedDir}sources.sha256`, "utf8").catch(() => "");
  if (digest.trim() !== (await sourcesDigest())) throw new UserError("generated/ is stale; run npm run build first.");
}

/** Runs one linter; what it found is kept until all have run. */
async function linter(name: string, tool: string, args: string[], complaint: RegExp): Promise<string | undefined> {
  return stage(name, async () => {
    const { code, stdout, stderr } = await runTool(tool, args);
    const output = `${stdout}${stderr}`.trim();
    return code !== 0 || complaint.test(output) ? `--- ${name}\n${output}` : undefined;
  });
}

const bundles = (list: readonly Api[]) => list.map((api) => `${generatedDir}${api}/openapi.json`);

await command({ name: "npm run lint", summary }, async () => {
  await refuseStaleBundles();
  const found = [
    await linter("code style (Biome)", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."], /^$never/),
    await linter("types (TypeScript 7)", "typescript-7/bin/tsc", ["--noEmit", "-p", root], /^$never/),
    await linter("sources (Redocly)", ".bin/redocly", ["lint", ...apis, "--format=stylish"], /\bwarning/),
    await linter("bundles (Spectral)", ".bin/spectral", ["lint", "--fail-severity=hint", ...bundles(apis)], /^$never/),
  ].filter((output) => output !== undefined);
  if (found.length > 0) throw new UserError(`the linters found something.\n${found.join("\n")}`);
  console.log("No findings.");
});
