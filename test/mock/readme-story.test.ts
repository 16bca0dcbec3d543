// The examples of mock/README.md: its blocks run as they are printed, and its test is the one beside this file.

import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../mock/control/commands/index.ts";
import { startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { alone, comparable, readStory } from "./story.ts";

const story = await readStory("mock/README.md");
const { blocks } = story;
beforeAll(() => story.start());
afterAll(() => story.stop());

test("every block prints what it says, after the first alone", async () => {
  expect(blocks.length).toBeGreaterThan(12);
  const { code, outputs, stderr } = await story.run(alone(blocks));
  for (const [index, { commands, answer }] of blocks.entries())
    expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
  expect([code, stderr]).toEqual([0, ""]);
  for (const { commands, answer } of blocks.slice(1)) expect(answer, commands).not.toBe("");
  // The listener of the section on webhooks has got its event, and no sandbox is left.
  expect(story.received()).toContain("PAYOUT_COMPLETED");
  const sandboxes = await fetch(`${story.finance()}/__mock/sandboxes`);
  expect(await sandboxes.json()).toEqual([]);
}, 120_000);

test("its test in Vitest is the one that runs here", async () => {
  const [, printed] = /^```ts\n([\s\S]*?)^```$/m.exec(story.text) ?? [];
  const [, ...lines] = (await readFile(`${root}test/mock/example.test.ts`, "utf8")).split("\n");
  expect(printed).toBe(lines.join("\n").replace("../../mock/start.ts", "finance-ramp-mock"));
});

test("shows the fields of /health, and no version of the contract, which would become outdated", async () => {
  const [printed = "{}"] = /^\{"status":"ok","contract".*$/m.exec(story.text) ?? [];
  const shown = JSON.parse(printed) as { contract: Record<string, string> };
  const health = (await (await fetch(`${story.finance()}/health`)).json()) as typeof shown;
  expect(Object.keys(shown).sort()).toEqual(Object.keys(health).sort());
  expect(Object.keys(shown.contract)).toEqual(Object.keys(health.contract));
  expect(Object.values(shown.contract).filter((version) => /\d/.test(version))).toEqual([]);
});

/** What the first cells of all tables name in code. */
const named = [...story.text.matchAll(/^\| (`[^|]*?`) *\|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
);

test("its tables have every command of the control API, and no other", () => {
  const requests = named.filter((name) => /^(GET|POST|PUT|DELETE) \//.test(name));
  expect(requests.sort()).toEqual(Object.keys(commands).sort());
});

test("its table of options names what startMock has", async () => {
  const [, section = ""] = story.text.split("All options of `startMock` are optional.");
  const [table = ""] = section.split("\n\n").slice(1);
  const cells = [...table.matchAll(/^\| (`.*?`) *\|/gm)].flatMap(([, cell = ""]) => cell.match(/\w+/g) ?? []);
  const surface = await readFile(new URL("../surface/surface.txt", import.meta.url), "utf8");
  const known = [...surface.matchAll(/^option finance-ramp-mock MockOptions (\w+)$/gm)].map(([, name]) => name);
  // What is for the mock itself.
  expect(cells.sort()).toEqual(known.filter((name) => name !== "watch").sort());
});

test("its scenario file is loaded", async () => {
  const [, file = ""] = /^### Scenario file\n[\s\S]*?```json\n([\s\S]*?)^```$/m.exec(story.text) ?? [];
  const scenario = `${temporaryFolder("readme")}/scenario.json`;
  await writeFile(scenario, file);
  const mock = await startMock({ scenario });
  const read = async (path: string) => (await fetch(`${mock.addresses.finance}/__mock${path}`)).text();
  const { moves, settings } = JSON.parse(file) as { moves: { id: string; to: string }[]; settings: object };
  expect(JSON.parse(await read("/settings"))).toMatchObject(settings);
  expect(await read(`/state?kind=payouts&id=${moves[0]?.id}`)).toContain(`"status":"${moves[0]?.to}"`);
  expect(await read("/scenarios")).toContain("429");
  await mock.stop();
});
