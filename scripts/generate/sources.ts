// What generated/ is made from, and whether it still is what they give.

import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { generatedDir, root } from "../../model/apis.ts";
import { freshnessOf } from "./freshness.ts";

/** What generated/ is made from: the contract, the generators, and what steers the bundler. */
export const patterns = [
  "openapi/{common,finance,ramp,auth}/**/*.yaml",
  "openapi/questions.yaml",
  "scripts/{generate,redocly}/*.{ts,js}",
  "model/*.{ts,js}",
  "redocly.yaml",
];

/** The pinned tools whose output is committed. */
const tools = ["@redocly/cli", "openapi-typescript", "typescript", "yaml"];

/**
 * Digest over the contract, the generators and the versions of the tools.
 * @returns SHA-256 as hexadecimal text.
 */
async function sourcesDigest(): Promise<string> {
  const files: string[] = [];
  for (const pattern of patterns) for await (const file of glob(pattern, { cwd: root })) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(root + file))
      .update("\0");
  return hash.update(await toolVersions()).digest("hex");
}

const generated = freshnessOf({
  folder: generatedDir,
  // The site of the reference is built by itself, and is not committed.
  except: /^reference/,
  sources: sourcesDigest,
  // Loaded when it is needed first: what finds generated/ fresh is quick.
  generate: async (folder, isQuiet) =>
    (await import("./generate.ts")).generate(folder, isQuiet ? (_, work) => work() : undefined),
  memory: `${root}node_modules/.cache/finance-ramp/fresh`,
});

/**
 * Whether `generated/` is what the sources give. Where that is not known yet, as in a fresh clone, it generates (4 s); it prints nothing.
 * @throws UserError when a source cannot be bundled.
 */
export const isFresh = (): Promise<boolean> => generated.isFresh();

/** Whether `generated/` is known to be what the sources give: a quick look, false also where nobody has compared yet. */
export const isKnownFresh = (): Promise<boolean> => generated.isKnownFresh();

/**
 * Generates, and compares with `generated/`.
 * @returns The files that differ, such as `errors.json (missing)`.
 * @throws UserError when a source cannot be bundled.
 */
export const differences = (): Promise<string[]> => generated.differences();

/**
 * Makes `generated/` what the sources give. It is left as it was when one of them cannot be bundled.
 * @throws UserError when a source cannot be bundled.
 */
export const refresh = (): Promise<void> => generated.refresh();

async function toolVersions(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return tools.map((tool) => `${tool}@${devDependencies[tool]}`).join(" ");
}
