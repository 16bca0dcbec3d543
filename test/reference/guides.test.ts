// The guides as their reader follows them: block after block against the mock; each does what the guide says.

import type { ChildProcess } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { format } from "node:util";
import getPort from "get-port";
import { expect, test, vi } from "vitest";
import { root } from "../../model/apis.ts";
import { snippetsOf } from "../../reference/contract/snippets.ts";
import { firstCall, firstResponse, shorten } from "../../reference/data/home.ts";
import { guides } from "../../reference/text/guides.ts";
import { finish, runScript, startScript } from "../lib/process.ts";
import { type Block, blocksOf, isReceiver, says } from "./lib/guides.ts";
import { startMock } from "./lib/mock.ts";
import { folderInside } from "./lib/site.ts";

const programs = guides.flatMap(blocksOf).filter(({ language }) => language === "ts");

const folder = await folderInside("guides");
const mock = await startMock(["--allow-http-webhooks"]);
/** Stands for 3000. */
const port = await getPort();
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

async function runCurl({ name, flag, code }: Block): Promise<void> {
  const { status, body } = await mock.call(ported(code));
  const wanted = /^\d+$/.test(flag) ? flag : /Prefer: code=(\d+)/.exec(code)?.[1];
  const right = wanted === undefined ? status >= 200 && status <= 299 : status === Number(wanted);
  expect(right, `${name}: ${status} ${body.slice(-200)}`).toBe(true);
}

async function runWebhook({ name, code }: Block): Promise<void> {
  const args = (/finance-ramp-webhook (.*)/.exec(ported(code))?.[1] ?? "--help").split(" ");
  const { code: exit, stdout, stderr } = await runScript("mock/webhook.ts", args);
  expect(exit, `${name}: ${stdout}${stderr}`).toBe(0);
}

async function runProgram(block: Block): Promise<void> {
  const file = join(folder, `${block.name}.mjs`);
  await writeFile(file, mock.runnable(ported(block.code)));
  if (isReceiver(block)) {
    const child = startScript(file.replace(root, ""));
    receivers.push({ child, end: finish(child) });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (received += chunk));
    expect(await hears("listening"), block.name).toContain("listening");
    return;
  }
  // In this process, where the client is loaded once; every program ends with its last line.
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...parts) => void lines.push(format(...parts)));
  await import(file).finally(() => log.mockRestore());
  expect(`${lines.join("\n")}\n`, block.name).toMatch(says(block.printed ?? ""));
}

test.each(guides.map((guide) => [guide.name, guide] as const))("%s does what it says", async (_, guide) => {
  await mock.reset();
  received = "";
  try {
    for (const block of blocksOf(guide)) {
      if (block.flag === "norun") continue;
      if (block.language === "ts") await runProgram(block);
      if (block.flag === "received")
        for (const part of block.code.split(/[…\n]+/).filter((one) => one !== ""))
          expect(await hears(part), block.name).toContain(part);
      if (block.language === "sh")
        await (/^(?:TOKEN=\$\()?curl /.test(block.code) ? runCurl(block) : runWebhook(block));
    }
  } finally {
    for (const { child } of receivers) child.kill();
    await Promise.all(receivers.map(({ end }) => end));
    receivers = [];
  }
});

test("the first page shows what the mock responds to its call", async () => {
  await mock.reset();
  const { body } = await mock.call(firstCall === undefined ? "" : (snippetsOf(firstCall)[0]?.curl ?? ""));
  expect(firstResponse, "reference/data/home.ts").toEqual(shorten(JSON.parse(body)));
});

test("the guides have a task, numbered steps, a result one can see, and a way to undo what they change", () => {
  const wrong = guides.flatMap(({ name, lead, source }) => {
    const text = source.replace(/^```[\s\S]*?^```$/gm, "");
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);
    const steps = headings.filter((heading) => /^\d+\. /.test(heading));
    const at = (heading: string) => source.split(new RegExp(`^## ${heading}$`, "m"))[1]?.split(/^## /m)[0] ?? "";
    const isChanging = /\bfinance\.(?:create|register)|__mock\/(?:move|scenarios)/.test(source);
    const has = {
      "the task": /^[A-Z][^.]{20,}\./.test(lead),
      steps: steps.length >= 3 && steps.every((heading, index) => heading.startsWith(`${index + 1}. `)),
      "a result": headings.indexOf("Result") === steps.length && /```text/.test(at("Result")),
      "how to undo it": !isChanging || at("Undo").trim() !== "",
      // The table of test values is not read, but looked up.
      "a short text": text.replace(/^\|.*$/gm, "").split(/\s+/).length <= 650,
    };
    return Object.entries(has).flatMap(([what, isThere]) => (isThere ? [] : [`${name} lacks ${what}`]));
  });
  expect(wrong).toEqual([]);
});

test("the guides read a payout route again before they pay over it", () => {
  const calls = guides.flatMap(({ source }) =>
    [...source.matchAll(/finance\.(createPayoutRoute|listPayoutRoutes|createPayout)\b/g)].map(([, call]) => call),
  );
  const next = calls.flatMap((call, index) => (call === "createPayoutRoute" ? [calls[index + 1]] : []));
  expect(next.length).toBeGreaterThan(0);
  expect(new Set(next)).toEqual(new Set(["listPayoutRoutes"]));
});

test("the guides with a token send the one that was requested, and say beside an http:// receiver that only the mock takes it", () => {
  const sourceOf = (name: string) => guides.find((one) => one.name === name)?.source ?? "";
  const [authentication, webhooks] = [sourceOf("authentication"), sourceOf("webhooks")];
  expect(authentication).toMatch(/TOKEN=\$\(curl[\s\S]*Bearer \$TOKEN/);
  expect(webhooks).toMatch(/url: "http:\/\/127\.0\.0\.1:3000\/hooks", \/\/ with the mock only/);
  expect(webhooks.split("## Known gaps")[1]).toContain("signature");
});

test("the guides say what each program prints, of programs that Node 20 runs as they are: no syntax of TypeScript", () => {
  expect(programs.length).toBeGreaterThan(8);
  const silent = programs.filter((block) => block.printed === undefined && !isReceiver(block));
  const typed = programs.filter(({ code }) => stripTypeScriptTypes(code) !== code);
  expect([...silent, ...typed].map(({ name }) => name)).toEqual([]);
});

test("the guides give commands only flags that they have, and need no copy of the repository", async () => {
  const known = (await readFile(`${root}test/surface/surface.txt`, "utf8")).split(/=?\n/);
  const commands = /^npx .*(finance-ramp-(?:mock|webhook|conformance))(?:\.tgz)?((?: [^\n]*)?)$/gm;
  const wrong = guides.flatMap(({ source }) =>
    [...source.matchAll(commands)].flatMap(([, name, rest = ""]) =>
      [...rest.matchAll(/--[a-z][\w-]*/g)]
        .map(([flag]) => new RegExp(`^command ${name}(?: \\w+)? ${flag}$`))
        .filter((flag) => !known.some((line) => flag.test(line)))
        .map(String),
    ),
  );
  expect(wrong).toEqual([]);
  expect(guides.filter(({ source }) => /\bnpm (run|start)\b/.test(source)).map(({ name }) => name)).toEqual([]);
});
