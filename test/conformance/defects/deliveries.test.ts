// Every seeded defect of what is delivered to webhooks is found.

import { describe } from "vitest";
import { tables } from "../seeded-defects/defects.ts";
import { testDefects } from "../seeded-defects/proofs.ts";

// At once, because they wait for what does not come.
describe.concurrent("in deliveries", () => testDefects(tables.deliveries));
