// Every seeded defect of what writes have to keep is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables.writes);
