// The OWASP ruleset is on: each exemption has its reason, and each rule without one reports what breaks it.

import { readFileSync } from "node:fs";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { owaspBreaches } from "../fixtures/lint/owasp.ts";
import { document, type Finding, rulesOf, spectral } from "../lib/lint.ts";

/** Rules for OpenAPI 2 and 3.0 only; on a 3.1 document they have nothing to say. */
const olderVersions = ["owasp:api4:2023-integer-limit-legacy", "owasp:api8:2023-no-scheme-http"];

const lines = readFileSync(`${root}.spectral.yaml`, "utf8").split("\n");
const [common, overrides] = [lines.slice(0, lines.indexOf("overrides:")), lines.slice(lines.indexOf("overrides:"))];
const exemption = /^\s*(owasp:[^ ]+): (.*)$/;
const exempted = (part: string[]) => part.flatMap((line) => exemption.exec(line)?.[1] ?? []);
// The package's types describe its CommonJS form, which wraps the ruleset once more than the module that is loaded.
const rules = Object.keys((owasp as unknown as typeof owasp.default).rules);
const active = rules.filter((rule) => !exempted(common).includes(rule) && !olderVersions.includes(rule));

describe("exemptions", () => {
  test.each([...common, ...overrides].filter((line) => exemption.test(line)))("%s", (line) => {
    expect(line).toMatch(/: off # \S+( \S+)+$/);
  });

  test("are of rules that exist, each once", () => {
    expect(exempted(common)).toEqual([...new Set(exempted(common))]);
    expect([...exempted(common), ...exempted(overrides)].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});

describe("active rules", () => {
  let broken: Finding[][];

  beforeAll(async () => {
    broken = await spectral(active.map((rule) => document(owaspBreaches[rule.replace("owasp:", "")])));
  }, 600_000);

  test.each(active.map((rule, i) => [rule, i] as const))("%s", (rule, i) => {
    expect(rulesOf(broken[i] as Finding[])).toContain(rule);
  });
});
