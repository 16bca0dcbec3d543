// All checks of single resources across requests.

import type { SemanticCheck } from "../check.ts";
import { foreignHidden, unknownHidden } from "./hidden.ts";
import { listedFound, sameResource } from "./reads.ts";
import { consent, payIns, reactivated, verification, wallets } from "./rules.ts";

/** All checks of single resources. */
export const resourceChecks: SemanticCheck[] = [
  sameResource,
  listedFound,
  foreignHidden,
  unknownHidden,
  payIns,
  consent,
  verification,
  reactivated,
  wallets,
];
