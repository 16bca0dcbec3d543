// Every seeded defect of what deliveries tell of is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables["delivery-outcomes"]);
