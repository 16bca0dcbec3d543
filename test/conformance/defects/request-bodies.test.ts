// Every seeded defect of the request bodies that are taken is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables["request-bodies"]);
