// The scripts as a user meets them: one clear line for a wrong flag, exit codes, and calls that work as printed. npm test calls
// one script wrongly, npm run test:long all.

import { exec } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { some } from "../lib/some.ts";
import { siteFolder } from "../reference/site.ts";

const scripts = JSON.parse(await readFile(`${root}package.json`, "utf8")).scripts as Record<string, string>;
/** Every npm script that runs a file of ours, with that file. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node ([\w/.-]+\.ts)\b/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

// That each has help, test/surface sees.
test.each(some(commands, 1))("npm run %s says in one clear line what is no flag of it", async (_, file) => {
  const line = expect.stringMatching(/^.*--no-such-flag.*--help.*\n$/);
  expect(await runScript(file, ["--no-such-flag"])).toMatchObject({ code: 2, stdout: "", stderr: line });
});

test("finance-ramp-conformance names its commands to one that is none", async () => {
  const stderr = expect.stringMatching(/rnu is not a command; use run, learn, drift\n$/);
  expect(await runScript("conformance/cli.ts", ["rnu"])).toMatchObject({ code: 2, stdout: "", stderr });
});

// In npm run test:long it builds the reference, which is not there yet.
test("npm start prints three calls that work as printed, and serves the reference", async () => {
  const folder = process.env["LONG"] === "1" ? temporaryFolder("start") : await siteFolder();
  const environment = { REFERENCE_PORT: "0", REFERENCE_FOLDER: folder };
  const ports = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
  const child = startScript("scripts/start.ts", ports, environment);
  const ended = finish(child);
  const served = printed(child, /reference http\S+\n|could not be built/);
  try {
    const output = await printed(child, /Try it[\s\S]*pairs\n/);
    const calls = output.split("\n").filter((line) => line.trim().startsWith("curl "));
    expect(calls).toHaveLength(3);
    for (const call of calls)
      expect((await promisify(exec)(call)).stdout, call).toMatch(/"success": ?true|"access_token": ?"./);
    const [, address = ""] = /reference (http\S+)/.exec(await served) ?? [];
    expect(await (await fetch(address)).text()).toContain("<h1>");
  } finally {
    child.kill("SIGINT");
    await ended;
  }
}, 600_000);
