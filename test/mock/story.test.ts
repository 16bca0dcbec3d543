// The story of mock/STORY.md, run as it is printed: its commands start mock and listener, its blocks go through one
// bash with real curl, and each has to print what stands under it. Only the ports are others.

import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { finish, printed, type ScriptResult, startScript } from "../lib/process.ts";

/** A block that is run, and what it is printed to answer; nothing when it answers nothing. */
interface Block {
  commands: string;
  answer: string;
}

const story = await readFile(`${root}mock/STORY.md`, "utf8");
const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;
const fences = [...story.matchAll(fence)].map(([, language = "", content = ""]) => ({ language, content }));
const blocks = fences.flatMap(({ language, content: commands }, index): Block[] => {
  const next = fences[index + 1];
  return language === "sh" ? [{ commands, answer: next?.language === "text" ? next.content : "" }] : [];
});
const events = [
  "ACCOUNT_WALLETS_PROVISIONED",
  "PARTY_VERIFICATION_COMPLETED",
  "VIRTUAL_BANK_ACCOUNT_CREATED",
  "PAY_IN_SETTLED",
  "PAYOUT_PROCESSING",
  "PAYOUT_COMPLETED",
];

const running: ChildProcess[] = [];
/** What is printed in the story, and what stands for it here. */
const addresses = new Map<string, string>();
let received = "";

/** Starts an `npm run` command of the story on free ports; flags given later win. */
async function start(command: string, ready: RegExp, ...flags: string[]): Promise<string[]> {
  const [, name = "", args = ""] = /^npm run (\w+) -- (.+)\n$/.exec(command) ?? [];
  const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { scripts: Record<string, string> };
  const child = startScript(String(scripts[name]).replace(/^node /, ""), [...args.split(" "), ...flags]);
  running.push(child);
  if (name === "webhook") child.stdout?.on("data", (chunk) => (received += chunk));
  const [, ...found] = ready.exec(await printed(child, ready)) ?? [];
  return found;
}

beforeAll(async () => {
  const [mock = "", listener = ""] = fences.filter(({ language }) => language === "shell").map((one) => one.content);
  const ports = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
  const [finance = "", ramp = "", auth = ""] = await start(
    mock,
    /finance +(\S+)\nramp +(\S+)\nauth +(\S+)\n/,
    ...ports,
  );
  const [webhook = ""] = await start(listener, /Listening on (http\S+\d);/, "--port=0");
  for (const [port, address] of Object.entries({ 4010: finance, 4020: ramp, 4030: auth, 3000: webhook }))
    addresses.set(`http://127.0.0.1:${port}`, address);
});

afterAll(async () => {
  const ends = running.map(finish);
  for (const child of running) child.kill("SIGINT");
  await Promise.all(ends);
});

beforeEach(async () => {
  await fetch(`${addresses.get("http://127.0.0.1:4010")}/__mock/reset`, { method: "POST" });
  received = "";
});

const mark = "-- end of a block --";

/** Runs blocks in one bash that stops at the first failure. */
function run(wanted: Block[]): Promise<ScriptResult> {
  let script = wanted.map(({ commands }) => `${commands}\necho '${mark}'\n`).join("");
  for (const [shown, address] of addresses) script = script.replaceAll(shown, address);
  const { FORCE_COLOR: _, ...env } = process.env;
  return finish(spawn("bash", ["-e", "-c", script], { cwd: root, env: { ...env, NO_COLOR: "1" } }));
}

/** What was printed, with `…` for what differs each time, so that a difference shows in its line. */
function comparable(output: string, answer: string): string[] {
  const wanted = answer.split("\n");
  return output.split("\n").map((line, index) => {
    const parts = (wanted[index] ?? "").split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`).test(line) ? (wanted[index] ?? line) : line;
  });
}

/** The types of the events that arrived, in alphabetical order: the service promises no order. */
function arrived(): string[] {
  return [...received.matchAll(/ POST \/hooks \{"eventType":"(\w+)"/g)].map(([, type = ""]) => type).sort();
}

test("runs from top to bottom, prints what it says, and its events arrive with the registered key", async () => {
  expect(blocks.length).toBeGreaterThan(8);
  const { code, stdout, stderr } = await run(blocks);
  const printedAs = [...addresses].reduce((text, [shown, address]) => text.replaceAll(address, shown), stdout);
  const outputs = printedAs.split(`${mark}\n`);
  for (const [index, { commands, answer }] of blocks.entries())
    expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
  expect([code, stderr]).toEqual([0, ""]);
  await expect.poll(arrived, { timeout: 30_000 }).toEqual([...events].sort());
  expect(received).not.toContain("REFUSED");
  for (const type of events) expect(story).toContain(`\`${type}\``);
});

test("with another key than the listener's every event is refused", async () => {
  const end = blocks.findIndex(({ commands }) => commands.includes("/v1/webhooks"));
  const wrong = blocks.slice(0, end + 1).map(({ commands, answer }) => ({
    commands: commands.replace("example-webhook-key", "another-key"),
    answer,
  }));
  expect((await run(wrong)).code).toBe(0);
  const refusals = () => [...received.matchAll(/ REFUSED: wrong or no authentication \{"eventType":"(\w+)"/g)];
  await expect
    .poll(
      () =>
        refusals()
          .map(([, type]) => type)
          .sort(),
      { timeout: 30_000 },
    )
    .toEqual(events.slice(0, 2));
  expect(arrived()).toEqual([]);
});

test("a call that is refused ends it", async () => {
  const broken = blocks.map(({ commands, answer }) => ({
    commands: commands.replace('"amount": "100"', '"amount": "0"'),
    answer,
  }));
  const { code, stdout } = await run(broken);
  expect(code).not.toBe(0);
  expect(stdout).not.toContain("COMPLETED");
});
