// Defects that only a sequence shows are found with a short story.

import { expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { defects } from "../server/defects/index.ts";
import { patient, proveDefect, shortestStory } from "./prove.ts";

const contracts = loadContracts();

/** Requests that overlap; what else there is stands in sequences.long.test.ts. */
test("two approvals of one version are told in at most six requests", patient, async () => {
  const [defect] = defects.filter(({ name }) => name === "two-approvals");
  const result = await proveDefect(contracts, defect as (typeof defects)[number]);
  expect(result.isShown).toBe(true);
  expect(shortestStory(result, "sequence-lock")).toBeLessThanOrEqual(6);
});
