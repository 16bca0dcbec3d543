// A plan shows no personal, bank or secret data, as the contract marks it (`x-data`); that no report does is in causes.test.ts.

import { expect, test } from "vitest";
import { planLines } from "../../conformance/report/plan.ts";
import { anyTarget, rehearse } from "../../conformance/run/rehearsal.ts";
import { loadContracts } from "../../model/contract.ts";
import { leaksIn, sensitiveExamples } from "../lib/sensitive.ts";
import { patient } from "./prove.ts";

const contracts = loadContracts();

test("the examples have such data, so that there is something to find", () => {
  const values = sensitiveExamples();
  for (const value of ["Maya", "maya.lindqvist@mail.example"]) expect(values).toContain(value);
});

test("a plan shows none of it, although it is made of the examples", patient, async () => {
  const plan = await rehearse(contracts, anyTarget);
  const lines = planLines(plan, { whole: true, writes: "all" });
  expect(lines.length).toBeGreaterThan(60);
  expect(leaksIn(JSON.stringify([plan, lines]), sensitiveExamples())).toEqual([]);
});
