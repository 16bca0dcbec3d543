// What the build of the site takes from the registry, or without which it is built, and a line.

import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";

const run = promisify(execFile);
const program = `import { installTools } from ${JSON.stringify(`${root}reference/tools/tools.ts`)};
console.log([...(await installTools()).keys()].join());`;

let folder: string;
beforeAll(() => {
  folder = temporaryFolder("reference-tools");
});

/** Installs the tools with empty caches. */
async function installWith(registry: string): Promise<{ stdout: string; stderr: string }> {
  const cache = await mkdtemp(join(folder, "cache-"));
  const env = { ...process.env, XDG_CACHE_HOME: cache, npm_config_cache: cache, npm_config_registry: registry };
  return run(process.execPath, ["--input-type=module", "-e", program], { env });
}

test("without a registry, the site is built without them, and says so", async () => {
  const { stdout, stderr } = await installWith("http://127.0.0.1:9");
  expect(stdout).toBe("\n");
  const lines = stderr.trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/without the Postman collections: .*ECONNREFUSED/);
});
