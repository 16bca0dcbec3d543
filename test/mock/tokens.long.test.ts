// Signed access tokens across processes: the key comes from a file or from the environment.

import { writeFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { printed, runScript, startScript } from "../lib/process.ts";
import { ask, tokenOf } from "./sandbox.ts";

const key = "a key for tests that has more than 32 bytes";
const flags = [...apis.map((api) => `--${api}-port=0`), "--stateless"];

test("a file that is not there is refused with its name, a short key without what it is", async () => {
  const missing = await runScript("mock/cli.ts", [...flags, "--token-key", "/nowhere/key"]);
  const line = "the file /nowhere/key of the token key does not exist";
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining(line)]);
  const short = await runScript("mock/cli.ts", flags, { MOCK_TOKEN_KEY: "short-and-secret" });
  expect([short.code, short.stderr]).toEqual([1, expect.stringContaining("the token key has 16 bytes")]);
  expect(short.stderr + short.stdout).not.toContain("short-and-secret");
});

test("tokens of one process are taken by another with the same key", async () => {
  const folder = temporaryFolder("sandboxes-key");
  await writeFile(`${folder}/key`, `${key}\n`);
  const start = async (more: string[], env: Record<string, string>) => {
    const child = startScript("mock/cli.ts", [...flags, ...more], env);
    onTestFinished(() => void child.kill());
    const output = await printed(child, "Ctrl-C");
    expect(output).not.toContain(key);
    return (api: string) => String(new RegExp(`${api} +(http\\S+)`).exec(output)?.[1]);
  };
  const [one, two] = await Promise.all([
    start(["--token-key", `${folder}/key`], {}),
    start([], { MOCK_TOKEN_KEY: key }),
  ]);
  for (const [issuer, taker] of [
    [one, two],
    [two, one],
  ] as const) {
    const token = await tokenOf(issuer("auth"), "mock-client", "mock-secret");
    expect((await ask(`${taker("finance")}/v1/parties`, "GET", undefined, token)).status).toBe(200);
  }
});
