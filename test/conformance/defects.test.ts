// Defects of the server of the tests are found, legal variations are not blamed, and the tables are complete.
// npm test proves a few, npm run test:long one for each check, and npm run test:defects all.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkNames, rowOf } from "../../conformance/check-table.ts";
import { allChecks } from "../../conformance/checks/index.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { some } from "../lib/some.ts";
import { defects } from "../server/defects/index.ts";
import { patient, proveAll, proveDefect, proveDeliveries, shortestStory } from "./prove.ts";
import { variationsOf } from "./variations.ts";

const contracts = loadContracts();
const isLong = process.env["LONG"] === "1";

/** Deliveries alone. */
const focus = { across: () => false, broken: false };

/** Defects of different kinds. All are failures, because a finding takes a second run, without the defect. */
const names = [
  "deleted-webhook-still-told",
  "two-approvals",
  "foreign-account-read",
  "from-any",
  "equal-bounds-refused",
];
const few = defects.filter(({ name }) => names.includes(name));
/** One defect for each check. */
const firsts = [...new Map(defects.toReversed().map((one) => [one.check, one])).values()];

describe("a defect", patient, () => {
  test.each(some([...few, ...firsts.filter((one) => !few.includes(one))], few.length))(
    "$name is found by $check",
    async (defect) => {
      const result = await proveDefect(contracts, defect);
      expect(result.isShown).toBe(true);
      if (!defect.check.startsWith("sequence-")) return;
      expect(shortestStory(result, defect.check)).toBeLessThanOrEqual(6);
      expect(result.exchanges.map(({ purpose }) => purpose)).toContain("tidy up after a sequence");
    },
  );
});

describe("a legal variation", patient, () => {
  const all = variationsOf(contracts);
  // npm run test:defects runs all of them alone, and the long tests some. Those of deliveries run together.
  const alone = all.filter((_, index) => index % 12 === 5);
  const sample = [
    ...["duplicates", "order-reversed", "deliveries-with-put", "deliveries-with-more", "doubled-z"],
    ...["scheme-in-lower-case", "clock-ahead", "payout-fails-later"],
  ];
  const together = all.filter(([name]) => sample.includes(name)).map(([, bend]) => bend);
  test.each(some([["several", together] as const, ...alone], 1))("%s: nothing is blamed", async (_, bends) => {
    const run = isLong ? proveAll(contracts, bends) : proveDeliveries(contracts, bends, {}, { focus });
    const { failures } = await run;
    expect(failures.map(({ check, operationId, actual }) => `${operationId} ${check}: ${actual}`)).toEqual([]);
  });
});

describe("the tables", () => {
  test("have names of their own, and every check has a defect", () => {
    const names = [...defects.map(({ name }) => name), ...variationsOf(contracts).map(([name]) => name)];
    expect(new Set(names).size).toBe(names.length);
    const meant = new Set(defects.map(({ check }) => check));
    // No operation of the contract ends. sunset.test.ts adds one.
    const without = checkNames.filter((name) => !meant.has(name) && name !== "sunset");
    expect(without, 'add a defect to test/server/defects/: CONTRIBUTING.md, "Add a check"').toEqual([]);
    expect([...meant].filter((name) => rowOf(name) === undefined)).toEqual([]);
  });
  test("every row of the table of checks is one check", () => {
    expect(allChecks.map(({ name }) => name).sort()).toEqual([...checkNames].sort());
  });
  test("every number that a check rests on is in the register", () => {
    const register = readFileSync(`${root}openapi/register.yaml`, "utf8");
    const cited = checkNames.flatMap((name) => rowOf(name)?.place.match(/\b[FRC]\d+\b/g) ?? []);
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((number) => !register.includes(`- id: ${number}\n`))).toEqual([]);
  });
});
