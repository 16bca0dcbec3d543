// The mock keeps the contract: no failure, no finding, and everything that can be reached is covered.

import { describe, expect, test } from "vitest";
import type { Difference } from "../../conformance/result.ts";
import { loadContracts } from "../../model/contract.ts";
import { gapsOf, runMock } from "./mock-run.ts";

const contracts = loadContracts();
const brief = ({ check, operationId, expected, actual, evidence }: Difference) => ({
  check,
  operationId,
  expected,
  actual,
  evidence,
});

describe("the mock", async () => {
  const { failures, findings, coverage } = await runMock(contracts);
  test("has no failures", () => expect(failures.map(brief)).toEqual([]));
  test("has no findings", () => expect(findings.map(brief)).toEqual([]));
  test("is covered as far as it can be reached", () => {
    expect(
      gapsOf(coverage).map(({ operationId, kind, item, reason }) => `${operationId} ${kind} ${item}: ${reason}`),
    ).toEqual([]);
  });
});
