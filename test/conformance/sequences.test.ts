// Defects that only a sequence shows are found with a short story, and the flags of the story repeat it.

import { expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { defects } from "../server/defects/index.ts";
import { bendOf, focusOn, patient, prove, proveDefect, shortestStory } from "./prove.ts";

const contracts = loadContracts();

/** Requests that overlap; what else there is stands in sequences.long.test.ts. */
test("two approvals of one version are told in at most six requests", patient, async () => {
  const [defect] = defects.filter(({ name }) => name === "two-approvals");
  const result = await proveDefect(contracts, defect as (typeof defects)[number]);
  expect(result.isShown).toBe(true);
  expect(shortestStory(result, "sequence-lock")).toBeLessThanOrEqual(6);
});

test("a story is repeated by its flags", patient, async () => {
  const rule = "sequence-gone";
  const explore = async (sequences: { path?: string }) => {
    const options = { focus: focusOn(rule) };
    const { failures } = await prove(contracts, bendOf("webhook-deleted-still-listed"), { sequences }, options);
    return failures.find(({ check }) => check === rule)?.story;
  };
  const first = await explore({});
  const again = await explore({ path: first?.replay.replace(/^--path /, "") ?? "none" });
  const called = (story: typeof first) => story?.exchanges.map(({ operation }) => operation?.operationId);
  expect(first).toBeDefined();
  expect(called(again)).toEqual(called(first));
});
