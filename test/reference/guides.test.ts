// The guides as their reader follows them: block after block, against the mock.

import type { ChildProcess } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
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
import { type Block, blocksOf, isReceiver, says } from "./guides.ts";
import { startMock } from "./mock.ts";
import { folderInside } from "./site.ts";

const folder = await folderInside("guides");
const mock = await startMock(["--allow-http-webhooks"]);
/** Stands for 3000. */
const port = await getPort();
/** Receivers that a guide started, and all they printed. */
let receivers: { child: ChildProcess; end: Promise<unknown> }[] = [];
let received = "";

const ported = (code: string): string =>
  code.replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`).replaceAll(".listen(3000", `.listen(${port}`);

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

test("the guides read a payout route again before they pay over it", () => {
  const calls = guides.flatMap(({ source }) =>
    [...source.matchAll(/finance\.(createPayoutRoute|listPayoutRoutes|createPayout)\b/g)].map(([, call]) => call),
  );
  const next = calls.flatMap((call, index) => (call === "createPayoutRoute" ? [calls[index + 1]] : []));
  expect(next.length).toBeGreaterThan(0);
  expect(new Set(next)).toEqual(new Set(["listPayoutRoutes"]));
});

test("the guides give commands only flags that they have", async () => {
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
});
