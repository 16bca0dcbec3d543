// The mock keeps the contract: no failure, no finding, and everything that can be reached is covered.

import { describe, expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { gapsOf, runMock } from "./mock-run.ts";
import { lineOf } from "./prove.ts";

const contracts = loadContracts();
describe("the mock", async () => {
  const { failures, findings, coverage } = await runMock(contracts);
  test("has no failures", () => expect(failures.map(lineOf)).toEqual([]));
  test("has no findings", () => expect(findings.map(lineOf)).toEqual([]));
  test("is covered as far as it can be reached", () => expect(gapsOf(coverage)).toEqual([]));
});
