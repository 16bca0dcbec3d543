// What the build of the site takes from the registry: only what the committed integrity describes, or nothing, and a line.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";

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
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/without the pages to try calls on: .*ECONNREFUSED/);
  expect(lines[1]).toMatch(/without the Postman collections: .*ECONNREFUSED/);
});

test("a package that differs from the committed integrity is not taken", async () => {
  const pin = JSON.parse(await readFile(`${root}reference/tools/scalar.json`, "utf8")) as Record<string, string>;
  await mkdir(join(folder, "package/dist/browser"), { recursive: true });
  await writeFile(
    join(folder, "package/package.json"),
    JSON.stringify({ name: pin["package"], version: pin["version"] }),
  );
  await writeFile(join(folder, String(pin["file"])), "console.log('another')");
  await run("tar", ["-czf", "other.tgz", "package"], { cwd: folder });
  const tarball = await readFile(join(folder, "other.tgz"));
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  const registry = createServer((request, response) => {
    if (request.url?.endsWith(".tgz")) return response.end(tarball);
    const dist = { tarball: `http://${request.headers.host}/other.tgz`, integrity };
    const { package: name = "", version = "" } = pin;
    return response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }));
  });
  const { stdout, stderr } = await installWith((await listen(registry)).origin);
  registry.close();
  expect(stdout).toBe("\n");
  expect(stderr).toContain("@scalar/api-reference@1.72.1 is not the file that scalar.json describes");
});
