// No legal variation is blamed: what successful responses have in their bodies.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.bodies);
