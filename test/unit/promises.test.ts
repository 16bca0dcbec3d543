// The contract promises no more than is documented: an open list is not complete. What a listed field may require, lint says.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { componentsOf, type JsonObject } from "../../model/document.ts";

const contracts = Object.values(loadContracts());
const guides = readdirSync(`${root}reference/guides`).map((name) =>
  readFileSync(`${root}reference/guides/${name}`, "utf8"),
);

/** Sentences that call an open list complete. */
function falseClaims(texts: string[], lists: string[]): string[] {
  const sentences = texts.flatMap((text) => text.replace(/\s+/g, " ").split(/(?<=[.:]) /));
  return sentences.filter(
    (sentence) =>
      lists.some((name) => sentence.includes(`\`${name}\``)) && /\b(all|every|complete|full)\b/i.test(sentence),
  );
}

function textsUnder(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  return Object.values(node).flatMap(textsUnder);
}

describe("no text calls an open list complete", () => {
  const isOpen = (schema: JsonObject) => schema["x-extensible-enum"] !== undefined;
  const openLists = contracts.flatMap(({ document }) =>
    Object.entries(componentsOf(document, "schemas"))
      .filter(([, schema]) => isOpen(schema))
      .map(([name]) => name),
  );

  test.each(contracts.map(({ api, document }) => [api, document] as const))("of %s", (_, document) => {
    expect(falseClaims(textsUnder(document), openLists)).toEqual([]);
  });

  test("of a guide", () => {
    expect(falseClaims(guides, openLists)).toEqual([]);
  });

  test("and a sentence that does is found", () => {
    const claim = "`ErrorCode` lists them\nall.";
    expect(falseClaims([`Codes are short. ${claim}`], openLists)).toEqual(["`ErrorCode` lists them all."]);
  });
});
