// Every seeded defect of authentication, tenants, scopes and correlation is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables.access);
