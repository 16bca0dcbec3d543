// Every seeded defect of the token endpoint is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/defects-test.ts";

testDefects(tables.token);
