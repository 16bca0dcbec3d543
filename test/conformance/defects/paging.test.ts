// Every seeded defect of paging is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/defects-test.ts";

testDefects(tables.paging);
