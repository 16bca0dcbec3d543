// Linters with the rules that they recommend, not ours.

import type { Adapter, Stage } from "../tool.ts";

interface Found {
  rule: string;
  message: string;
}

/** An adapter of a linter: every error refuses the bundle, and the note counts them. */
function linter(find: (stage: Stage) => Promise<Found[]>): Adapter {
  return {
    async accept(stage) {
      const found = await find(stage);
      const rules = [...new Set(found.map(({ rule }) => rule))];
      if (found.length > 0) throw new Error(`${found.length} errors of ${rules.length} rules: ${rules.join(", ")}`);
      return {};
    },
  };
}

/** What a linter printed; it ends with an error where it found one. */
async function printed(stage: Stage, program: string, ...args: string[]): Promise<string> {
  const result = await stage.attempt(program, ...args);
  if (!result.stdout.includes("{") && !result.stdout.includes("[")) throw new Error(result.stderr || result.stdout);
  return result.stdout;
}

/** Redocly CLI with `recommended-strict`. */
export const redocly = linter(async (stage) => {
  const config = await stage.write("redocly.yaml", "extends: [recommended-strict]\n");
  const text = await printed(stage, "redocly", "lint", stage.file, "--config", config, "--format=json");
  const { problems } = JSON.parse(text) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => ({ rule: ruleId, message }));
});

/** Spectral with its ruleset for OpenAPI. */
export const spectral = linter(async (stage) => {
  const ruleset = await stage.write("ruleset.yaml", 'extends: ["spectral:oas"]\n');
  const text = await printed(
    stage,
    "spectral",
    "lint",
    stage.file,
    "--ruleset",
    ruleset,
    "--format",
    "json",
    "--quiet",
  );
  const results = JSON.parse(text) as { code: string; message: string }[];
  return results.map(({ code, message }) => ({ rule: code, message }));
});

/** IBM's validator with the rules of IBM Cloud's handbook. */
export const ibm = linter(async (stage) => {
  const text = await printed(stage, "lint-openapi", "--json", stage.file);
  const { error } = JSON.parse(text) as { error: { results: Found[] } };
  return error.results;
});
