// No legal variation is blamed: what the service allows and how far a resource has come.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.rules);
