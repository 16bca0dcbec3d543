// No legal variation of the seeded server is blamed, each alone on its server.

import { expect, test } from "vitest";
import { loadContracts } from "../../../model/contract.ts";
import { blamedIn, patient } from "../seeded-defects/prove.ts";
import { variations } from "../seeded-defects/variations.ts";

const contracts = loadContracts();

test.each(variations)("$id: $what", patient, async (variation) => {
  expect(await blamedIn(contracts, variation)).toEqual([]);
});
