// No legal variation is blamed: operations that are listed only.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.listed);
