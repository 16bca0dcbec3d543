// No legal variation is blamed: lists: their rows, pages and sort blocks.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.lists);
