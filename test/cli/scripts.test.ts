// The scripts as a user meets them: help, wrong flags, one clear line, exit codes, and calls that work as printed. npm test asks a
// few scripts for their help, npm run test:long all.

import { exec } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { listen } from "../lib/listen.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { some } from "../lib/some.ts";
import { siteFolder } from "../reference/lib/site.ts";

const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };
/** Every npm script that runs a file of ours, with that file. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node ([\w/.-]+\.ts)\b/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

test("every npm script that runs a file of ours names one that is there", () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.filter(([, file]) => !existsSync(root + file))).toEqual([]);
});

describe.each(some(commands, 6))("npm run %s", (_, file) => {
  test("--help says what it does and exits with 0; an unknown flag is one clear line and exits with 2", async () => {
    const [help, wrong] = await Promise.all([runScript(file, ["--help"]), runScript(file, ["--no-such-flag"])]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toMatch(/^Usage: /);
    expect(help.stdout).toContain("--help");
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr.trim().split("\n")).toHaveLength(1);
    expect(wrong.stderr).toMatch(/--no-such-flag.*--help/);
  });
});

test("npm run score prints both scores and holds them to the floor", async () => {
  const { code, stdout, stderr } = await runScript("scripts/score.ts");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  for (const api of ["finance", "ramp"])
    expect(Number(stdout.match(new RegExp(`^${api} ([\\d.]+)`, "m"))?.[1])).toBeGreaterThanOrEqual(87);
});

const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];

describe("npm run mock", () => {
  test("an occupied port is one clear line with the way out", async () => {
    const blocker = createServer();
    const { port } = await listen(blocker);
    const { code, stderr } = await runScript("mock/cli.ts", [...anyPort, `--ramp-port=${port}`]);
    blocker.close();
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(`127.0.0.1:${port} (ramp) is already in use`);
  });

  test.each([["--ramp-port=70000"], ["--ramp-port=http"], ["--host=256.0.0.1"]])(
    "%s is refused in one line",
    async (flag) => {
      const { code, stderr } = await runScript("mock/cli.ts", [...anyPort, flag]);
      expect(code).not.toBe(0);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    },
  );

  test("takes ports from the environment and ends on Ctrl-C", async () => {
    const child = startScript("mock/cli.ts", [], { FINANCE_PORT: "0", RAMP_PORT: "0", AUTH_PORT: "0" });
    const ended = finish(child);
    await printed(child, "Ctrl-C");
    child.kill("SIGINT");
    expect((await ended).code).toBe(0);
  });
});

// That it builds a reference that is not there is in start.long.test.ts.
test("npm start prints three calls that work as printed, and serves the reference", {
  timeout: 120_000,
}, async () => {
  const folder = await siteFolder();
  const child = startScript("scripts/start.ts", anyPort, { REFERENCE_PORT: "0", REFERENCE_FOLDER: folder });
  const ended = finish(child);
  const served = printed(child, /reference http\S+\n|could not be built/);
  try {
    const output = await printed(child, /Try it[\s\S]*pairs\n/);
    const calls = output.split("\n").filter((line) => line.trim().startsWith("curl "));
    expect(calls).toHaveLength(3);
    for (const call of calls) {
      const { stdout } = await promisify(exec)(call);
      const answer = JSON.parse(stdout) as { success?: boolean; access_token?: string };
      expect(answer.success ?? answer.access_token, `${call}\n${stdout}`).toBeTruthy();
    }
    const [, address = ""] = /reference (http\S+)/.exec(await served) ?? [];
    expect(await (await fetch(address)).text()).toContain("<h1>");
  } finally {
    child.kill("SIGINT");
    await ended;
  }
});
