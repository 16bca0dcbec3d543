// Everything that is new and not wrong is a finding, and no failure.

import { novelties } from "../seeded-defects/defects.ts";
import { testNovelties } from "../seeded-defects/proofs.ts";

testNovelties(novelties);
