// The guides as their reader follows them: block after block against the mock, each with the answer the guide prints.

import type { ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { guides } from "../../reference/text/guides.ts";
import { finish, runScript, startScript } from "../lib/process.ts";
import { type SnippetMock, startMock } from "./lib/mock.ts";

/** A block of code, and what the guide says it prints. */
interface Block {
  name: string;
  language: string;
  /** `norun`, or the HTTP status that is the right answer. */
  flag: string;
  code: string;
  answer: string | undefined;
}

function blocksOf({ name, source }: (typeof guides)[number]): Block[] {
  const fences = [...source.matchAll(/^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$/gm)];
  return fences.map(([, language = "", flag = "", code = ""], at) => {
    const next = fences[at + 1];
    return { name: `${name}-${at + 1}`, language, flag, code, answer: next?.[1] === "text" ? next[3] : undefined };
  });
}

/** Whether a program prints what a guide says; `…` stands for what differs each time. */
function says(answer: string): RegExp {
  const parts = answer.trimEnd().split("…");
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".+")}\n$`);
}

const isReceiver = (block: Block): boolean => block.code.includes(".listen(");
const programs = guides.flatMap(blocksOf).filter(({ language }) => language === "ts");

let folder: string;
let mock: SnippetMock;
/** Stands for 3000. */
let port: number;
/** Receivers that a guide started, and all they printed. */
let receivers: { child: ChildProcess; end: Promise<unknown> }[] = [];
let received = "";

const ported = (code: string): string =>
  code.replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`).replaceAll(".listen(3000", `.listen(${port}`);

/** Waits until the receivers of a guide have printed something. */
async function hears(text: string): Promise<string> {
  for (let tries = 0; tries < 100 && !received.includes(text); tries++) await pause(100);
  return received;
}

beforeAll(async () => {
  await mkdir(`${root}node_modules/.cache`, { recursive: true });
  await mkdir(`${root}node_modules/.cache`, { recursive: true });
  folder = await mkdtemp(`${root}node_modules/.cache/guides-`);
  port = await getPort();
  mock = await startMock(["--allow-http-webhooks"]);
}, 60_000);
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true, force: true });
});

async function runCurl({ name, flag, code }: Block): Promise<void> {
  const { status, body } = await mock.call(ported(code));
  const wanted = /^\d+$/.test(flag) ? flag : /Prefer: code=(\d+)/.exec(code)?.[1];
  const right = wanted === undefined ? status >= 200 && status <= 299 : status === Number(wanted);
  expect(right, `${name}: ${status} ${body.slice(-200)}`).toBe(true);
}

async function runWebhook({ name, code, answer }: Block): Promise<void> {
  const args = ported(code).trim().split(" ").slice("npm run webhook --".split(" ").length);
  const { code: exit, stdout, stderr } = await runScript("mock/webhook.ts", args);
  expect(exit, `${name}: ${stdout}${stderr}`).toBe(0);
  if (answer !== undefined) expect(await hears(answer), name).toContain(answer);
}

async function runProgram(block: Block): Promise<void> {
  const file = join(folder, `${block.name}.mjs`);
  await writeFile(file, mock.runnable(ported(block.code)));
  const child = startScript(file.replace(root, ""));
  if (isReceiver(block)) {
    receivers.push({ child, end: finish(child) });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (received += chunk));
    expect(await hears("listening"), block.name).toContain("listening");
    return;
  }
  const { code, stdout, stderr } = await finish(child);
  expect({ code, stderr }, block.name).toEqual({ code: 0, stderr: "" });
  expect(stdout, block.name).toMatch(says(block.answer ?? ""));
}

describe("the guides", () => {
  test.each(guides.map((guide) => [guide.name, guide] as const))(
    "%s does what it says",
    { timeout: 120_000 },
    async (_, guide) => {
      await mock.reset();
      received = "";
      try {
        for (const block of blocksOf(guide)) {
          if (block.flag === "norun") continue;
          if (block.language === "ts") await runProgram(block);
          if (block.language !== "sh") continue;
          if (block.code.startsWith("curl ")) await runCurl(block);
          else await runWebhook(block);
        }
        if (receivers.length === 0) return;
        // The ping, and the event that the guide has the mock deliver.
        expect(await hears("ping: ")).toContain("ping: ");
        expect(await hears("read back payout ")).toContain("read back payout ");
      } finally {
        for (const { child } of receivers) child.kill();
        await Promise.all(receivers.map(({ end }) => end));
        receivers = [];
      }
    },
  );

  test("print what each program answers", () => {
    expect(programs.length).toBeGreaterThan(8);
    const silent = programs.filter((block) => block.answer === undefined && !isReceiver(block));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test("name only npm scripts that exist, and flags that the mock takes", async () => {
    const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { scripts: object };
    const named = guides.flatMap(({ source }) => [...source.matchAll(/npm run ([\w:]+)(?: -- (--[\w-]+))?/g)]);
    expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
    const { stdout: help } = await runScript("mock/cli.ts", ["--help"]);
    const flags = named.filter(([, name]) => name === "mock").map(([, , flag = "--help"]) => flag);
    expect(flags.filter((flag) => !help.includes(flag))).toEqual([]);
  });

  test("have programs that Node 20 runs as they are: no syntax of TypeScript", () => {
    const typed = programs.filter(({ code }) => stripTypeScriptTypes(code) !== code);
    expect(typed.map(({ name }) => name)).toEqual([]);
  });
});
