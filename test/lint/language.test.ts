// The language check: each term is found and only it, spelling is American, and nothing but prose is looked at.

import { describe, expect, test } from "vitest";
import { checkLanguage, readTerms } from "../../scripts/language/linter.ts";

const terms = await readTerms();

/** Texts by file: what is wrong and what is right of each term, prose of each kind of file, an exception, spelling. */
const texts: Record<string, string> = {
  ...Object.fromEntries(terms.map(({ id, red }) => [`${id}.red.md`, red])),
  ...Object.fromEntries(terms.map(({ id, green }) => [`${id}.green.md`, green])),
  "openapi/finance/schemas/A.yaml": [
    "description: >-",
    "  An organisation pays",
    "  an answer.",
    "enum: [ORGANISATION, answer]",
    "x-enumDescriptions:",
    "  ANSWER: Its answer.",
    "x-not-shown:",
    "  - The member.",
    "examples:",
    "  some:",
    "    value: { text: the sources are not prose here }",
  ].join("\n"),
  "openapi/register.yaml": "- origin: R. Jansen, in the answer to a call\n  says: The answer is late.\n",
  "README.md":
    "The answer, in `answer` and <https://a.example/answer>.\n\n```sh\nthe answer\n```\n\n- [an answer](answers/answer.md)\n",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test has a template
  "scripts/a.ts": 'const answer = "answer"; // the answer\nfail(`No ${answer} was the answer.`);\n',
  "openapi/questions.yaml": "- why: An answer changes the contract.\n",
  "a.md": "Arazzo and SEPA are known; the behaviour of a colour is not, nor is a recieved payment.\n",
};

/** Findings by file, each as its term or the misspelt word. One run for all: the tools start once. */
const findings = await checkLanguage(new Map(Object.entries(texts)), terms);
const foundIn = (name: string): string[] =>
  findings
    .filter(({ file }) => file === name)
    .map(
      ({ line, column, text }) => `${line}:${column} ${/^\[([a-z-]+)\]|\((\w+)\)/.exec(text)?.slice(1).join("")}`,
    );

describe("a term of the list", () => {
  test.each(terms.map(({ id }) => id))("%s is found where it is wrong, and only there", (id) => {
    expect(foundIn(`${id}.red.md`).map((one) => one.split(" ")[1])).toContain(id);
    expect(foundIn(`${id}.green.md`)).toEqual([]);
  });

  test("has an id, a replacement and a reason of its own", () => {
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const { write, reason } of terms) expect(`${write}${reason}`).not.toMatch(/undefined|%/);
  });
});

test.each([
  ["openapi/finance/schemas/A.yaml", ["2:6 organisation", "3:6 response", "6:15 response", "8:9 field"]],
  ["openapi/register.yaml", ["2:13 response"]],
  ["README.md", ["1:5 response", "7:7 response"]],
  ["scripts/a.ts", ["2:28 response"]],
  // A file that the list excepts; and spelling is American, and knows the words of the project.
  ["openapi/questions.yaml", []],
  ["a.md", ["1:32 behaviour", "1:47 colour", "1:71 recieved"]],
])("%s is checked in its prose, on the line and column of the word", (file, found) => {
  expect(foundIn(file)).toEqual(found);
});
