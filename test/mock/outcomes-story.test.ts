// The outcomes of mock/OUTCOMES.md, run as they are printed: one mock, whose clock stands still.

import { afterAll, beforeAll, expect, test } from "vitest";
import { listOutcomes, type PrintedOutcome } from "../../mock/state/lifecycle/printed.ts";
import { alone, comparable, readStory } from "./story.ts";

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

/** `virtualBankAccounts` as a path has it, so that it is found whether one is read or several. */
const asPath = (kind: string) =>
  kind
    .replace(/s$/, "")
    .replace(/ie$/, "")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a text has a value as a word of its own; `Rejected` is the end of a name. */
const says = (text: string, value: string) =>
  new RegExp(`(?<![\\w.])${value.replaceAll(".", "\\.")}(?![\\w.])`).test(text);

const values = [...new Set(listOutcomes().map(({ value }) => value))];

/** Whether a block sends a test value, and prints where it leads: in the line of the value, where it sends several. */
function shows({ commands, answer }: { commands: string; answer: string }, row: PrintedOutcome): boolean {
  const { value, field, kind, statuses } = row;
  const sent = values.filter((one) => says(commands, one) || commands.includes(`"${one}-`));
  if (!commands.includes(field) || !new RegExp(asPath(kind)).test(commands)) return false;
  if (!commands.includes(value)) return false;
  const lines = answer.split("\n").filter((line) => sent.length <= 1 || says(line, value));
  return lines.some((line) => says(line, statuses.at(-1) ?? ""));
}

test.each(listOutcomes())("$value as $where has a block that shows where it leads", (row) => {
  expect(story.blocks.filter((block) => shows(block, row)).length, "add a block to mock/OUTCOMES.md").toBeGreaterThan(
    0,
  );
});
