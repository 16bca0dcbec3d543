// No legal variation of the seeded server is blamed, each alone on its server.

import { expect, test } from "vitest";
import { loadContract } from "../../conformance/contract.ts";
import { blamedIn } from "./seeded-defects/prove.ts";
import { variations } from "./seeded-defects/variations.ts";

const contract = loadContract();

test.each(variations)("$id: $what", async (variation) => expect(await blamedIn(contract, variation)).toEqual([]));
