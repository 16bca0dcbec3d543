// No report of a run shows personal, bank or secret data, as the contract marks it (`x-data`).

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allChecks } from "../../conformance/checks/index.ts";
import { observe } from "../../conformance/learn/observations.ts";
import { summaryOf } from "../../conformance/report/console.ts";
import { planLines } from "../../conformance/report/plan.ts";
import { writeReports } from "../../conformance/report/write.ts";
import { anyTarget, rehearse } from "../../conformance/run/rehearsal.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { leaksIn, sensitiveExamples } from "../lib/sensitive.ts";
import { refusal } from "../server/defects/bends.ts";
import { patient, prove } from "./prove.ts";

const contracts = loadContracts();
const folder = temporaryFolder("sensitive");

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

test("no report of a whole run shows it, also where the server writes it into error messages", patient, async () => {
  const values = sensitiveExamples();
  // A server that repeats what it was sent in the message of every error, so that failures are full of it.
  const repeats = refusal("*", (reply, error, { body }) => {
    error["message"] = `refused: ${JSON.stringify(body)}`;
    return reply;
  });
  const result = await prove(contracts, repeats);
  const report = await writeReports(folder, contracts, result, allChecks, observe(contracts, result.exchanges));
  expect(leaksIn(summaryOf(report, folder), values), "the console").toEqual([]);
  for (const name of await readdir(folder)) {
    expect(leaksIn(await readFile(join(folder, name), "utf8"), values), name).toEqual([]);
  }
});
