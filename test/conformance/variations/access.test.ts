// No legal variation is blamed: tokens, tenants and clients.

import { testVariations } from "../seeded-defects/proofs.ts";
import { variationTables } from "../seeded-defects/variations.ts";

testVariations(variationTables.access);
