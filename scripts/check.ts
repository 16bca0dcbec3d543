// npm run check: fails when generated/ is not exactly what openapi/ gives.

import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, UserError } from "../cli/command.ts";
import { generatedDir } from "../model/apis.ts";

const summary = "Regenerates into a temporary folder and fails on any difference with generated/.";

/** Files of a folder as relative paths; what npm run reference writes is not committed and left out. */
async function filesOf(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true, exclude: ["reference"] })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ""));
  }
  return files.sort();
}

/** Names of the files that are missing, left over or different. */
async function differences(fresh: string, committed: string): Promise<string[]> {
  const [expected, present] = [await filesOf(fresh), await filesOf(committed)];
  const found = present.filter((file) => !expected.includes(file)).map((file) => `${file} (left over)`);
  for (const file of expected) {
    if (!present.includes(file)) found.push(`${file} (missing)`);
    else if ((await readFile(join(fresh, file), "utf8")) !== (await readFile(join(committed, file), "utf8")))
      found.push(file);
  }
  return found;
}

await command({ name: "npm run check", summary }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "check-"));
  try {
    const { generate } = await import("./generate/generate.ts");
    await generate(folder);
    const stale = await differences(folder, generatedDir);
    if (stale.length > 0) throw new UserError(`generated/ is stale; run npm run build. Different: ${stale.join(", ")}`);
    console.log("generated/ is fresh.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
