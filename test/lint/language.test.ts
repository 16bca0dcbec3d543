// The language check: each term is found and only it, spelling is American, and nothing but prose is looked at.

import { describe, expect, test } from "vitest";
import { checkLanguage, readTerms } from "../../scripts/language/linter.ts";

const terms = await readTerms();

/** Findings by file, each as its term or the misspelt word. */
async function found(texts: Record<string, string>): Promise<Record<string, string[]>> {
  const byFile: Record<string, string[]> = Object.fromEntries(Object.keys(texts).map((file) => [file, []]));
  for (const { file, line, column, text } of await checkLanguage(new Map(Object.entries(texts)), terms))
    byFile[file]?.push(`${line}:${column} ${/^\[([a-z-]+)\]|\((\w+)\)/.exec(text)?.slice(1).join("")}`);
  return byFile;
}

describe("a term of the list", async () => {
  const texts = terms.flatMap(({ id, red, green }) => [
    [`${id}.red.md`, red],
    [`${id}.green.md`, green],
  ]);
  const results = await found(Object.fromEntries(texts));
  test.each(terms.map(({ id }) => id))("%s is found where it is wrong, and only there", (id) => {
    expect(results[`${id}.red.md`]?.map((one) => one.split(" ")[1])).toContain(id);
    expect(results[`${id}.green.md`]).toEqual([]);
  });

  test("has an id, a replacement and a reason of its own", () => {
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const { write, reason } of terms) expect(`${write}${reason}`).not.toMatch(/undefined|%/);
  });
});

test("each kind of file is checked in its prose, on the line and column of the word", async () => {
  const results = await found({
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
  });
  expect(results).toEqual({
    "openapi/finance/schemas/A.yaml": ["2:6 organisation", "3:6 response", "6:15 response", "8:9 field"],
    "openapi/register.yaml": ["2:13 response"],
    "README.md": ["1:5 response", "7:7 response"],
    "scripts/a.ts": ["2:28 response"],
  });
});

test("a term is right in the files that the list excepts", async () => {
  expect(await found({ "openapi/questions.yaml": "- why: An answer changes the contract.\n" })).toEqual({
    "openapi/questions.yaml": [],
  });
});

test("spelling is American, and knows the words of the project", async () => {
  const text = "Arazzo and SEPA are known; the behaviour of a colour is not, nor is a recieved payment.\n";
  expect(await found({ "a.md": text })).toEqual({ "a.md": ["1:32 behaviour", "1:47 colour", "1:71 recieved"] });
});
