// The proof that every defect is found, shared by the test files that each take a part of them.

import { expect, test } from "vitest";
import { loadContract } from "../../../conformance/contract.ts";
import { type Defect, defects, novelties } from "./defects.ts";
import { focusOn, prove } from "./prove.ts";

const contract = loadContract();

/** Every `of`-th defect and novelty, starting with the `part`-th, is found by the check meant for it. */
export function testPart(part: number, of: number): void {
  const mine = (list: Defect[]) => list.filter((_, i) => i % of === part);
  test.each(mine(defects))("$id is found by $check", async ({ behaviour, check, target }) => {
    const { failures } = await prove(contract, behaviour, target, { focus: focusOn(check) });
    expect(failures.map((failure) => failure.check)).toContain(check);
  });
  test.each(mine(novelties))("$id is a finding of $check and no failure", async ({ behaviour, check, target }) => {
    const { failures, findings } = await prove(contract, behaviour, target, { focus: focusOn(check) });
    expect(failures).toEqual([]);
    expect(findings.map((finding) => finding.check)).toContain(check);
  });
}
