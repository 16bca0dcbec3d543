// Each rule of ours, broken in the bundled contract itself: that rule turns red, and no other of ours.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { apis, root } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { readDocuments } from "../../model/load.ts";
import { type Mutant, redoclyMutants, spectralMutants } from "../fixtures/lint/mutants.ts";
import { type Finding, redocly, rulesOf, spectral } from "../lib/lint.ts";

const bundles = readDocuments();

function rulesIn(file: string): string[] {
  const { rules } = parse(readFileSync(root + file, "utf8")) as { rules: Record<string, unknown> };
  return Object.keys(rules);
}

/** A copy of the bundle with the change; a change that changes nothing is a mistake in the table. */
function mutated({ api, name, mutate }: Mutant): JsonObject {
  const document = structuredClone(bundles[api]);
  mutate(document);
  if (JSON.stringify(document) === JSON.stringify(bundles[api])) throw new Error(`${name} changes nothing`);
  return document;
}

const textOf = ({ rule, at, message }: Finding) => `${rule} ${at} ${message}`;

const linters = [
  {
    file: ".spectral.yaml",
    lint: spectral,
    mutants: spectralMutants,
    ours: rulesIn(".spectral.yaml").filter((name) => !name.startsWith("owasp:")),
  },
  {
    file: "redocly.yaml",
    lint: redocly,
    mutants: redoclyMutants,
    ours: rulesIn("redocly.yaml").filter((name) => name.startsWith("rule/")),
  },
];

describe.each(linters)("$file", ({ lint, mutants, ours }) => {
  let before: Record<string, Set<string>>;
  let after: Finding[][];

  // One run for all of them: the linter starts once. What it says of the contract as it is, is no news of a mutant.
  beforeAll(async () => {
    const found = await lint([...apis.map((api) => bundles[api]), ...mutants.map(mutated)]);
    before = Object.fromEntries(apis.map((api, i) => [api, new Set((found[i] ?? []).map(textOf))]));
    after = found.slice(apis.length);
  }, 600_000);

  describe.each(ours)("%s", (rule) => {
    const cases = mutants.map((mutant, i) => ({ ...mutant, i })).filter((mutant) => mutant.rule === rule);

    test("has a mutant", () => expect(cases.length).toBeGreaterThan(0));

    test.each(cases)("$api: $name", ({ api, i }) => {
      const news = (after[i] ?? []).filter((finding) => !before[api]?.has(textOf(finding)));
      const own = rulesOf(news).filter((name) => ours.includes(name));
      expect(own, news.map(textOf).join("\n")).toEqual([rule]);
    });
  });

  test("every mutant is of a rule that exists", () => {
    expect(mutants.filter(({ rule }) => !ours.includes(rule))).toEqual([]);
  });
});
