// A digest of what generated/ is made from, so that a stale folder is noticed without regenerating it.

import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { generatedDir, root } from "../../model/apis.ts";

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
export async function sourcesDigest(): Promise<string> {
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

/** Whether `generated/` was made from the sources as they are now. */
export async function isFresh(): Promise<boolean> {
  const made = await readFile(`${generatedDir}sources.sha256`, "utf8").catch(() => "");
  return made.trim() === (await sourcesDigest());
}

async function toolVersions(): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return tools.map((tool) => `${tool}@${devDependencies[tool]}`).join(" ");
}
