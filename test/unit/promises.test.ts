// The contract promises no more than is documented: an open list is not complete. What a listed field may require, lint says.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { componentsOf, type JsonObject } from "../../model/document.ts";

const contracts = Object.values(loadContracts());
/** What the reference and the README say in their own words. */
const pages = globSync(
  ["reference/guides/*", "reference/{pages,components,data,text}/**/*.{astro,ts}", "README.md"],
  {
    cwd: root,
  },
).map((name) => readFileSync(root + name, "utf8"));

/** What the lists of codes and events are called where their schema is not named; both lists are open. */
const things = "(?:error codes?|event types?|webhook events?)\\b";
const completeInWords = new RegExp(
  `\\b(?:all|every) (?:(?!known)\\w+,? ){0,3}${things}|${things} in full\\b`,
  "i",
);

/** Sentences that call an open list complete. */
function falseClaims(texts: string[], lists: string[]): string[] {
  const sentences = texts.flatMap((text) => text.replace(/\s+/g, " ").split(/(?<=[.:]) /));
  return sentences.filter(
    (sentence) =>
      completeInWords.test(sentence) ||
      (lists.some((name) => sentence.includes(`\`${name}\``)) && /\b(all|every|complete|full)\b/i.test(sentence)),
  );
}

function textsUnder(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  return Object.values(node).flatMap(textsUnder);
}

const isOpen = (schema: JsonObject) => schema["x-extensible-enum"] !== undefined;
const openLists = contracts.flatMap(({ document }) =>
  Object.entries(componentsOf(document, "schemas"))
    .filter(([, schema]) => isOpen(schema))
    .map(([name]) => name),
);

test("no text calls an open list complete", () => {
  expect(pages.length).toBeGreaterThan(20);
  const texts = contracts.flatMap(({ document }) => textsUnder(document));
  expect(falseClaims([...texts, ...pages], openLists)).toEqual([]);
});

test.each(["Every operation, event, error code and state.", "The event types in full."])(
  "a sentence that does is found: %s",
  (claim) => {
    expect(falseClaims([`Codes are short. ${claim.replace(" ", "\n")}`], openLists)).toEqual([claim]);
  },
);
