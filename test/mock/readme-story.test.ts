// The examples of mock/README.md: its blocks run as they are printed, and its test is the one beside this file.

import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../mock/control/commands/index.ts";
import { listOutcomes } from "../../mock/domain/lifecycle/outcomes.ts";
import { startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { alone, comparable, readStory } from "./story.ts";

const story = await readStory("mock/README.md");
const { blocks } = story;
beforeAll(() => story.start());
afterAll(() => story.stop());

test("every block prints what it says, after the first alone", async () => {
  expect(blocks.length).toBeGreaterThan(6);
  const { code, outputs, stderr } = await story.run(alone(blocks));
  for (const [index, { commands, answer }] of blocks.entries())
    expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
  expect([code, stderr]).toEqual([0, ""]);
  for (const { commands, answer } of blocks.slice(1)) expect(answer, commands).not.toBe("");
  await expect.poll(story.received).toContain("PAYOUT_COMPLETED");
}, 120_000);

test("its test in Vitest is the one that runs here", async () => {
  const [, printed] = /^```ts\n([\s\S]*?)^```$/m.exec(story.text) ?? [];
  const [, ...lines] = (await readFile(`${root}test/mock/example.test.ts`, "utf8")).split("\n");
  expect(printed).toBe(lines.join("\n").replace("../../mock/start.ts", "finance-ramp-mock"));
});

test("it names every known input", () => {
  const [, table = ""] = story.text.split("## Known inputs");
  const named = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listOutcomes().filter(({ value }) => !named.has(value))).toEqual([]);
});

test("GET /__mock/ describes every command of the control API, and no other, to a client that asks for JSON", async () => {
  const read = (accept: string) => fetch(`${story.finance()}/__mock/`, { headers: { Accept: accept } });
  const { commands: described } = (await (await read("application/json")).json()) as { commands: object };
  expect(Object.keys(described).sort()).toEqual(Object.keys(commands).sort());
  for (const accept of ["*/*", "text/html,application/json;q=0.9"])
    expect((await read(accept)).headers.get("content-type")).toContain("text/html");
});

test("its scenario file is loaded", async () => {
  const [, file = ""] = /^A scenario file [\s\S]*?```json\n([\s\S]*?)^```$/m.exec(story.text) ?? [];
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
