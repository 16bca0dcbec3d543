// The share of the second stand-in's defects that are found, by kind, and that its legal variations are not blamed.

import { expect, test } from "vitest";
import { DEFECTS } from "../second-stand-in/defects/index.ts";
import { VARIATIONS } from "../second-stand-in/variations.ts";
import { proveDefects, proveVariations } from "./second/all.ts";
import { bounded, isReached, tableOf } from "./second/share.ts";

const patient = { timeout: 3_600_000 };
const quiet = () => {};

test.each(bounded)("%s: the share is reached, and what is missed is explained", patient, async (kind) => {
  const own = DEFECTS.filter((defect) => defect.kind === kind);
  const results = await proveDefects(own, { jobs: 2, say: quiet });
  const missed = results.filter(({ verdict }) => verdict === "missed").map(({ name }) => name);
  expect(isReached(results), `${tableOf(results)}\nmissed: ${missed.join(", ")}`).toBe(true);
});

test("the faithful server and its legal variations are not blamed", patient, async () => {
  expect(await proveVariations([undefined, ...VARIATIONS.map(({ name }) => name)], 2, quiet)).toEqual([]);
});
