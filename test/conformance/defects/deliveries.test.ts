// Every seeded defect of what is delivered to webhooks is found.

import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

testDefects(tables.deliveries);
