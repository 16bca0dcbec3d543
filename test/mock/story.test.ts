// The story of mock/STORY.md, run as it is printed: its commands start mock and listener, its blocks go through one
// bash with real curl, and each has to print what stands under it. Only the ports are others.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { exchange } from "../lib/listen.ts";
import { comparable, readStory } from "./story.ts";

const story = await readStory("mock/STORY.md");
const { blocks } = story;
/** The events of the contract that the story names: a new one turns no story red. */
const events = [...loadContracts().finance.events.keys()].filter((type) => story.text.includes(`\`${type}\``)).sort();

beforeAll(() => story.start());
afterAll(() => story.stop());

beforeEach(async () => {
  await fetch(`${story.finance()}/__mock/reset`, { method: "POST" });
  story.forget();
});

/** The types of events in lines that the listener printed, in alphabetical order: the service promises no order. */
function typesIn(lines: RegExp): string[] {
  return [...new Set([...story.received().matchAll(lines)].map(([, type = ""]) => type))].sort();
}
const arrived = () => typesIn(/ POST \/hooks \{"eventType":"(\w+)"/g);

test("runs from top to bottom, prints what it says, and every event that it names arrives with the registered key", async () => {
  expect(blocks.length).toBeGreaterThan(8);
  expect(events.length).toBeGreaterThan(8);
  const { code, outputs, stderr } = await story.run(blocks);
  for (const [index, { commands, answer }] of blocks.entries())
    expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
  expect([code, stderr]).toEqual([0, ""]);
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(events);
  expect(story.received()).not.toContain("REFUSED");
}, 300_000);

test("a call that is refused ends it", async () => {
  const broken = blocks.map((block) => ({
    ...block,
    commands: block.commands.replace('"partyType": "INDIVIDUAL"', '"partyType": "PERSON"'),
  }));
  const { code, outputs } = await story.run(broken);
  expect([code === 0, outputs.length < blocks.length]).toEqual([false, true]);
});

test("with another key than the listener's every event is refused", async () => {
  const end = blocks.findIndex(({ commands }) => commands.includes("/v1/webhooks"));
  const wrong = blocks
    .slice(0, end + 1)
    .map(({ commands, answer }) => ({ commands: commands.replace("example-webhook-key", "another-key"), answer }));
  expect((await story.run(wrong)).code).toBe(0);
  const refused = () => typesIn(/ REFUSED: wrong or no authentication \{"eventType":"(\w+)"/g);
  await expect
    .poll(refused, { timeout: 30_000 })
    .toEqual(["ACCOUNT_WALLETS_PROVISIONED", "PARTY_VERIFICATION_COMPLETED", "PING"]);
  expect(arrived()).toEqual([]);
});

test("a free port that begins like one of the text is exchanged once", () => {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const ports = new Map([
    [at(4010), at(40_205)],
    [at(4020), at(35_001)],
  ]);
  expect(exchange(`${at(4010)}/v1 ${at(4020)}/v1`, ports)).toBe(`${at(40_205)}/v1 ${at(35_001)}/v1`);
});
