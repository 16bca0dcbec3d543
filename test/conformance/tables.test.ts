// No legal variation of the seeded server is blamed, and the tables are complete.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkNames, rowOf } from "../../conformance/check-table.ts";
import { allChecks } from "../../conformance/checks/index.ts";
import { operationsIn } from "../../conformance/contracts.ts";
import { effectOf } from "../../conformance/plan/policy.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { defects, novelties, tables } from "./seeded-defects/defects.ts";
import { blamedIn, patient, prove } from "./seeded-defects/prove.ts";
import type { Variation } from "./seeded-defects/variations/variation.ts";
import { combine, variationTables } from "./seeded-defects/variations.ts";
import { sequenceDefects } from "./sequences/defects.ts";

const contracts = loadContracts();

/** A sample of the tables, both in one run; npm run test:long tries every one. */
const sampled: [string, Variation[]][] =
  process.env["LONG"] === "1"
    ? Object.entries(variationTables)
    : [["access and statuses", [...variationTables.access, ...variationTables.statuses]]];

// Each alone, and those that change more than responses: variations.long.test.ts.
test.each(sampled)("variations of %s that change responses only: none is blamed", patient, async (_, table) => {
  expect(await blamedIn(contracts, { behaviour: () => combine(contracts, table) })).toEqual([]);
});

describe("tables", () => {
  test("there are at least sixty defects, each with an id of its own", () => {
    expect(defects.length).toBeGreaterThanOrEqual(60);
    const ids = [...defects, ...novelties].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("every table of defects has a test file of its own", () => {
    const files = readdirSync(new URL("defects", import.meta.url));
    const names = [...Object.keys(tables), "novelties"];
    expect(files.sort()).toEqual(names.map((name) => `${name}.test.ts`).sort());
  });
  test("every check has a defect or a novelty", () => {
    const meant = new Set([
      ...[...defects, ...novelties].map(({ check }) => check),
      // Each rule of sequences is proven behind a gateway: sequences/defects.test.ts.
      ...sequenceDefects.map(({ rule }) => rule as string),
    ]);
    const without = checkNames.filter((name) => !meant.has(name));
    expect(without, 'add a defect to seeded-defects/defects/: CONTRIBUTING.md, "Add a check"').toEqual([]);
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

describe("a run against the plain server", async () => {
  const { coverage, requests, leftBehind } = await prove(contracts);
  test("covers every parameter and every constraint", () => {
    const gaps = coverage.filter(({ kind, covered }) => !covered && (kind === "parameter" || kind === "constraint"));
    expect(gaps.map(({ operationId, item, reason }) => `${operationId} ${item}: ${reason}`)).toEqual([]);
  });
  test("gives a reason for every gap", () => {
    expect(coverage.filter(({ covered, reason }) => !covered && (reason ?? "") === "")).toEqual([]);
  });
  test("makes more than two thousand requests and leaves behind only what nothing removes", () => {
    expect(requests).toBeGreaterThan(2000);
    // One line for each operation whose results nothing removes, with their IDs.
    const lasting = operationsIn(contracts).filter((one) => ["lasting", "slight"].includes(effectOf(one)));
    const named = leftBehind.map((line) => /^[\w ]+ \((\w+)\): [\da-f-]{36}(?:, [\da-f-]{36})*$/.exec(line)?.[1]);
    expect(named).toContain("createPayout");
    expect(named).toContain("inviteCompanyUser");
    const others = named.filter((name) => !lasting.some(({ operationId }) => operationId === name));
    expect(others).toEqual(["approveRampRequest"]);
  });
});
