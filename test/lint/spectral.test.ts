// Every rule of .spectral.yaml says what to do, reports each way to break it, and leaves what conforms alone.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { deprecationBreaches, deprecationVariants } from "../fixtures/lint/spectral-deprecation.ts";
import { operationBreaches } from "../fixtures/lint/spectral-operations.ts";
import { schemaBreaches } from "../fixtures/lint/spectral-schemas.ts";
import { sourceBreaches } from "../fixtures/lint/spectral-sources.ts";
import { variants as otherVariants } from "../fixtures/lint/spectral-variants.ts";
import { document, type Finding, messageOf, rulesOf, spectral } from "../lib/lint.ts";

const { rules } = parse(readFileSync(`${root}.spectral.yaml`, "utf8")) as { rules: Record<string, Rule> };
type Rule = { message?: string; severity?: string };

const ours = Object.keys(rules).filter((name) => !name.startsWith("owasp:"));
const breaches = [...operationBreaches, ...schemaBreaches, ...sourceBreaches, ...deprecationBreaches];
const variants = [...otherVariants, ...deprecationVariants];
const ownRules = (findings: Finding[]) => rulesOf(findings).filter((rule) => ours.includes(rule));

let conforming: Finding[];
let allowed: Finding[][];
let broken: Finding[][];

beforeAll(async () => {
  const changes = [...variants, ...breaches].map(({ change }) => document(change));
  const [first, ...others] = await spectral([document(), ...changes]);
  conforming = first as Finding[];
  allowed = others.slice(0, variants.length);
  broken = others.slice(variants.length);
}, 600_000);

test("the conforming document has no finding, of ours or of OWASP", () => expect(conforming).toEqual([]));

test.each(variants.map(({ name }, i) => [name, i] as const))("passes: %s", (_, i) => {
  expect(allowed[i]?.filter(({ rule }) => !rule.startsWith("owasp:"))).toEqual([]);
});

describe.each(ours)("%s", (rule) => {
  const cases = breaches.map((breach, i) => ({ ...breach, i })).filter((breach) => breach.rule === rule);

  test("has a message, is an error, and has a failing document", () => {
    expect(rules[rule]).toMatchObject({ message: expect.stringMatching(/\S/), severity: "error" });
    expect(cases.length).toBeGreaterThan(0);
  });

  test.each(cases)("fails: $name", ({ i, at, says }) => {
    const findings = broken[i] as Finding[];
    expect(ownRules(findings), JSON.stringify(findings, null, 2)).toEqual([rule]);
    expect(findings).toContainEqual({
      rule,
      at: expect.stringContaining(at),
      message: expect.stringMatching(messageOf(says)),
    });
  });
});

test("every case is of a rule that exists", () => {
  expect(breaches.filter(({ rule }) => !ours.includes(rule))).toEqual([]);
});
