// Every seeded defect of paging is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables.paging);
