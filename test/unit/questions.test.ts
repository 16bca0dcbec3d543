// The questions to the services' team: each unknown is covered by one, and a question that covers nothing is refused.

import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { costs, parseQuestions, rank, readQuestions } from "../../scripts/generate/questions.ts";
import { questionsPage } from "../../scripts/generate/questions-page.ts";
import { bundles } from "../lib/bundles.ts";

/** A small contract with an unknown in each kind of place. */
const finance: JsonObject = {
  "x-not-shown": ["The retry schedule.", "The rate limits."],
  components: {
    schemas: {
      Payout: {
        properties: { routeId: { "x-evidence": "assumed" }, seen: { "x-evidence": "confirmed" } },
        "x-not-shown": ["An idempotency key.", "The permit of a payout."],
      },
      Known: { type: "string" },
    },
  },
  paths: {
    "/v1/payouts": {
      get: {
        operationId: "listPayouts",
        "x-not-shown": ["The order of the list."],
        responses: { 200: { "x-evidence": "assumed" } },
      },
    },
  },
  webhooks: { PAYOUT_FAILED: { post: { "x-not-shown": ["The meaning of UNKNOWN."] } } },
};

const question = (id: string, places: string, cost = "money"): string => `
- id: ${id}
  cost: ${cost}
  question: What of ${id}?
  why: It matters.
  meanwhile: Nothing is promised.
  changes: A field.
  places: { finance: [${places}] }
`;

const complete = "Payout, listPayouts, PAYOUT_FAILED, info";
const ranked = (text: string) => rank(parseQuestions(text), { finance });

describe("what a question covers", () => {
  test("is every unknown of a place that is named alone, and its weaker evidence", () => {
    expect(ranked(question("all", complete))[0]?.covered).toEqual([
      {
        api: "finance",
        name: "Payout",
        notShown: ["An idempotency key.", "The permit of a payout."],
        weaker: ["assumed: `routeId`"],
      },
      {
        api: "finance",
        name: "listPayouts",
        notShown: ["The order of the list."],
        weaker: ["assumed: response 200"],
      },
      { api: "finance", name: "PAYOUT_FAILED", notShown: ["The meaning of UNKNOWN."], weaker: [] },
      { api: "finance", name: "info", notShown: ["The retry schedule.", "The rate limits."], weaker: [] },
    ]);
  });

  test("is what its words pick, and what is left goes to the question that names the place alone", () => {
    const [keys, rest] = ranked(question("keys", "Payout: Idempotency") + question("rest", complete));
    expect(keys?.covered).toEqual([{ api: "finance", name: "Payout", notShown: ["An idempotency key."], weaker: [] }]);
    expect(rest?.covered[0]?.notShown).toEqual(["The permit of a payout."]);
  });
});

describe("the build stops with one line when", () => {
  const refused: [string, string, string][] = [
    ["a place does not exist", question("all", `${complete}, Payot`), "all names finance Payot, which is no component"],
    [
      "an unknown is covered by no question",
      question("all", "Payout, PAYOUT_FAILED, info"),
      'no question covers finance listPayouts ("The order of the list.")',
    ],
    [
      "the words of all questions leave an unknown out",
      question("all", "Payout: permit, listPayouts, PAYOUT_FAILED, info"),
      'no question covers finance Payout ("An idempotency key.")',
    ],
    [
      "a question covers nothing",
      question("all", complete) + question("none", "Known"),
      "none covers nothing: its places have no x-not-shown",
    ],
    [
      "a word picks nothing",
      question("all", complete) + question("word", "Payout: [permit, signature]"),
      'word names finance Payout with "signature", which no x-not-shown there has',
    ],
    ["a cost is unknown", question("all", complete, "time"), "all needs a cost: money, events, access, convenience"],
    [
      "a question of more weight stands behind one of less",
      question("light", complete, "access") + question("heavy", complete),
      "heavy costs money and stands behind questions of less weight",
    ],
    ["an id is used twice", question("all", complete) + question("all", complete), "all has the `id` of an earlier"],
    ["a text is missing", question("all", complete).replace(/why: .*/, ""), "all has no text in why"],
    ["an API is unknown", question("all", complete).replace("finance:", "fiannce:"), "all names the API fiannce"],
  ];
  test.each(refused)("%s", (_, text, line) => {
    let message = "";
    try {
      ranked(text);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`openapi/questions.yaml: ${line}`);
    expect(message.split("\n")).toHaveLength(1);
  });
});

test("an unknown that YAML reads as an object is refused, not lost", () => {
  const broken = { ...finance, "x-not-shown": [{ "What it is": "a tenant or a setting." }] };
  expect(() => rank([], { finance: broken })).toThrow('info has an x-not-shown that is no text: {"What it is"');
});

describe("the questions of the contract", async () => {
  const questions = rank(await readQuestions(), bundles);

  test("begin with what can lose money", () => {
    expect(questions.slice(0, 5).map(({ id }) => id)).toEqual([
      "idempotency-of-payouts-and-transfers",
      "lists-that-find-a-lost-request",
      "permit-of-pull-payouts",
      "pay-ins-without-their-event",
      "signature-of-deliveries",
    ]);
  });

  test("stand on the page in their order, each with the unknowns it covers", () => {
    const page = questionsPage(questions);
    const headings = [...page.matchAll(/^### (\d+)\. (.*)$/gm)].map(([, number, text]) => [Number(number), text]);
    expect(headings).toEqual(questions.map(({ question }, index) => [index + 1, question.trim()]));
    for (const { covered } of questions)
      for (const { notShown } of covered) for (const entry of notShown) expect(page).toContain(entry.trim());
    expect([...page.matchAll(/^## (\w+)$/gm)].map(([, cost]) => cost?.toLowerCase())).toEqual([...costs]);
  });
});
