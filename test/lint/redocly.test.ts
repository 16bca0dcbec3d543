// Every configurable rule of redocly.yaml says what to do and reports each way to break it.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { redoclyBreaches } from "../fixtures/lint/redocly.ts";
import { document, type Finding, messageOf, redocly, rulesOf } from "../lib/lint.ts";

const config = parse(readFileSync(`${root}redocly.yaml`, "utf8")) as { rules: Record<string, { message?: string }> };
const ours = Object.keys(config.rules).filter((name) => name.startsWith("rule/"));

let conforming: Finding[];
let broken: Finding[][];

beforeAll(async () => {
  const [first, ...others] = await redocly([document(), ...redoclyBreaches.map(({ change }) => document(change))]);
  conforming = first as Finding[];
  broken = others;
}, 600_000);

test("the conforming document has no finding, of ours or of Redocly", () => expect(conforming).toEqual([]));

describe.each(ours)("%s", (rule) => {
  const cases = redoclyBreaches.map((breach, i) => ({ ...breach, i })).filter((breach) => breach.rule === rule);

  test("has a message and a failing document", () => {
    expect(config.rules[rule]?.message).toMatch(/\S/);
    expect(cases.length).toBeGreaterThan(0);
  });

  test.each(cases)("fails: $name", ({ i, at, says }) => {
    const findings = broken[i] as Finding[];
    const own = rulesOf(findings).filter((name) => name.startsWith("rule/"));
    expect(own, JSON.stringify(findings, null, 2)).toEqual([rule]);
    expect(findings).toContainEqual({
      rule,
      at: expect.stringContaining(at),
      message: expect.stringMatching(messageOf(says)),
    });
  });
});

test("every case is of a rule that exists", () => {
  expect(redoclyBreaches.filter(({ rule }) => !ours.includes(rule))).toEqual([]);
});
