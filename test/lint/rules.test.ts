// Every rule of .spectral.yaml and every configurable rule of redocly.yaml: each breach is reported by that rule and no other, and what
// conforms passes. npm test has one breach of each rule.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { some } from "../lib/some.ts";
import { redoclyBreaches, spectralBreaches, strayWords } from "./breaches.ts";
import { document, type LintFinding, redocly, rulesOf, spectral } from "./documents.ts";
import { variants } from "./variants.ts";

/** What OWASP's ruleset is against: it is on, and what else it finds is its own affair. */
const insecure = { "servers 0 url": "http://api.staging.example" };

const linters = [
  {
    file: ".spectral.yaml",
    lint: spectral,
    isOurs: (rule: string) => !rule.startsWith("owasp:"),
    breaches: spectralBreaches,
  },
  {
    file: "redocly.yaml",
    lint: redocly,
    isOurs: (rule: string) => rule.startsWith("rule/"),
    breaches: redoclyBreaches,
  },
];

describe.each(linters)("$file", ({ file, lint, isOurs, breaches }) => {
  const { rules } = parse(readFileSync(root + file, "utf8"), { merge: true }) as {
    rules: Record<string, { message?: string }>;
  };
  const cases = Object.entries(breaches).flatMap(([rule, changes]) =>
    some(Object.entries(changes), 1).map(([name, change]) => ({ rule, name, change })),
  );
  const allowed = file === ".spectral.yaml" ? Object.entries(variants) : [];
  let findings: LintFinding[][];

  // One run for all of them: the linter starts once.
  beforeAll(async () => {
    const changes = [...cases.map(({ change }) => change), ...allowed.map(([, change]) => change), insecure];
    findings = await lint([document(), ...changes.map(document)]);
  }, 600_000);

  test("the conforming document has no finding", () => expect(findings[0]).toEqual([]));

  test("every rule of ours has a message and a breach, and every breach a rule", () => {
    const ours = Object.keys(rules).filter(isOurs);
    expect(Object.keys(breaches).sort()).toEqual(ours.sort());
    expect(ours.filter((rule) => !rules[rule]?.message)).toEqual([]);
  });

  test.each(cases.map(({ rule, name }, i) => [rule, name, i] as const))("%s fails: %s", (rule, _, i) => {
    const own = (findings[i + 1] ?? []).filter((finding) => isOurs(finding.rule));
    expect(rulesOf(own), JSON.stringify(findings[i + 1], null, 2)).toEqual([rule]);
    // A place that an author finds, and a sentence that says what to do.
    expect(own.filter(({ at, message }) => at === "" || message.length < 20)).toEqual([]);
  });

  test.runIf(file === ".spectral.yaml")("a word of no meaning is found wherever it stands", () => {
    const places = (findings[1] ?? []).map(({ at }) => at);
    expect(places.sort()).toEqual(Object.keys(strayWords).sort());
  });

  test.runIf(file === ".spectral.yaml")("the ruleset of OWASP is on", () => {
    expect(rulesOf(findings.at(-1) ?? [])).toContain("owasp:api8:2023-no-server-http");
  });

  test.each(allowed.map(([name], i) => [name, i] as const))("passes: %s", (_, i) => {
    expect((findings[cases.length + 1 + i] ?? []).filter(({ rule }) => isOurs(rule))).toEqual([]);
  });
});
