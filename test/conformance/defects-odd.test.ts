// Half of the seeded defects; the other half is in defects-even.test.ts, so that both run at the same time.

import { testPart } from "./seeded-defects/defects-test.ts";

testPart(1, 2);
