// No legal variation is blamed: statuses, media types and headers.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.statuses);
