// Every seeded defect of what deliveries tell of is found.

import { describe } from "vitest";
import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

// At once, because they wait for what does not come.
describe.concurrent("in deliveries", () => testDefects(tables["delivery-outcomes"]));
