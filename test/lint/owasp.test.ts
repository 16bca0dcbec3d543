// The OWASP ruleset is on: each exemption has its reason, and one breach is reported; what the rules find is the affair of the ruleset.

import { readFileSync } from "node:fs";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { document, type Finding, rulesOf, spectral } from "./documents.ts";

const lines = readFileSync(`${root}.spectral.yaml`, "utf8").split("\n");
const [common, overrides] = [lines.slice(0, lines.indexOf("overrides:")), lines.slice(lines.indexOf("overrides:"))];
const exemption = /^\s*(owasp:[^ ]+): (.*)$/;
const exempted = (part: string[]) => part.flatMap((line) => exemption.exec(line)?.[1] ?? []);
// The package's types describe its CommonJS form, which wraps the ruleset once more than the module that is loaded.
const rules = Object.keys((owasp as unknown as typeof owasp.default).rules);

describe("exemptions", () => {
  test.each([...common, ...overrides].filter((line) => exemption.test(line)))("%s", (line) => {
    expect(line).toMatch(/: off # \S+( \S+)+$/);
  });

  test("are of rules that exist, each once", () => {
    expect(exempted(common)).toEqual([...new Set(exempted(common))]);
    expect([...exempted(common), ...exempted(overrides)].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});

test("the ruleset is on: a breach of it is reported", async () => {
  const insecure = document({ "servers 0 url": "http://api.staging.example" });
  const [findings] = await spectral([insecure]);
  expect(rulesOf(findings as Finding[])).toContain("owasp:api8:2023-no-server-http");
});
