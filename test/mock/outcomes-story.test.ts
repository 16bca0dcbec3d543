// The outcomes of mock/OUTCOMES.md, run as they are printed: one mock, whose clock stands still.

import { afterAll, beforeAll, expect, test } from "vitest";
import { alone, comparable, readStory } from "../lib/story.ts";

const story = await readStory("mock/OUTCOMES.md");
beforeAll(() => story.start());
afterAll(() => story.stop());

test("every block prints what it says, after the first alone", async () => {
  const { blocks, run } = story;
  expect(blocks.length).toBeGreaterThan(12);
  const { code, outputs, stderr } = await run(alone(blocks));
  for (const [index, { commands, answer }] of blocks.entries())
    expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
  expect([code, stderr]).toEqual([0, ""]);
  // Each block but the first says what comes of it.
  for (const { commands, answer } of blocks.slice(1)) expect(answer, commands).not.toBe("");
}, 300_000);
