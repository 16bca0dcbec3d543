// Every seeded defect of what is never shown is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables.exposure);
