// The questions to the services' team: each unknown is covered by one, and a question that covers nothing is refused.

import { expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { costs, parseQuestions, questionsPage, rank, readQuestions } from "../../scripts/generate/questions.ts";
import { bundles } from "../lib/bundles.ts";

/** A small contract with an unknown in each kind of place. */
const payout = {
  properties: { routeId: { "x-evidence": "assumed" }, seen: { "x-evidence": "confirmed" } },
  "x-not-shown": ["An idempotency key.", "The permit of a payout."],
};
const responses = { 200: { "x-evidence": "assumed" } };
const list = { operationId: "listPayouts", "x-not-shown": ["The order of the list."], responses };
const finance: JsonObject = {
  "x-not-shown": ["The retry schedule.", "The rate limits."],
  components: { schemas: { Payout: payout, Known: { type: "string" } } },
  paths: { "/v1/payouts": { get: list } },
  webhooks: { PAYOUT_FAILED: { post: { "x-not-shown": ["The meaning of UNKNOWN."] } } },
};

const texts = ["question", "why", "meanwhile", "changes"].map((field) => `  ${field}: Some text.\n`).join("");
const question = (id: string, places: string, cost = "money") =>
  `- id: ${id}\n  cost: ${cost}\n${texts}  places: { finance: [${places}] }\n`;
const complete = "Payout, listPayouts, PAYOUT_FAILED, info";
const ranked = (text: string) => rank(parseQuestions(text), { finance });

test.each<[mistake: string, text: string, line: string]>([
  ["an unknown place", question("all", `${complete}, Payot`), "all names finance Payot, which is not a component"],
  ["one left out", question("all", "Payout, PAYOUT_FAILED, info"), "no question covers finance listPayouts"],
  ["an unknown no word picks", question("all", complete.replace("t,", "t: permit,")), "covers finance Payout"],
  ["a question about nothing", question("all", complete) + question("none", "Known"), "none covers no unknown"],
  ["a word for nothing", question("all", complete) + question("w", "Payout: [signature]"), "w names finance"],
  ["an unknown cost", question("all", complete, "time"), "all needs a cost"],
  ["a wrong order", question("a", complete, "access") + question("heavy", complete), "heavy costs money; move"],
  ["an id twice", question("all", complete) + question("all", complete), "all has the `id` of an earlier"],
  ["a text missing", question("all", complete).replace(/ {2}why: .*\n/, ""), "all has no text in why"],
  ["an unknown API", question("all", complete).replace("finance:", "fiannce:"), "all names the API fiannce"],
])("the build stops at %s", (_, text, line) => {
  expect(() => ranked(text)).toThrow(line);
});

test("an unknown that YAML reads as an object is refused, not lost", () => {
  const broken = { ...finance, "x-not-shown": [{ "What it is": "a tenant or a setting." }] };
  expect(() => rank([], { finance: broken })).toThrow('x-not-shown of info is not a text: {"What it is"');
});

test("the questions of the contract stand on the page in their order, each with the unknowns it covers", async () => {
  const questions = rank(await readQuestions(), bundles);
  const page = questionsPage(questions);
  const headings = [...page.matchAll(/^### (\d+)\. (.*)$/gm)].map(([, number, text]) => [Number(number), text]);
  expect(headings).toEqual(questions.map(({ question }, index) => [index + 1, question.trim()]));
  for (const unknown of questions.flatMap(({ covered }) => covered)) expect(page).toContain(`\n${unknown}\n`);
  expect([...page.matchAll(/^## (\w+)$/gm)].map(([, cost]) => cost?.toLowerCase())).toEqual([...costs]);
});
