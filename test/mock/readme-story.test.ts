// The examples of mock/README.md: its blocks run as they are printed, and its test is the one beside this file.

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { alone, comparable, readStory } from "../lib/story.ts";

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
