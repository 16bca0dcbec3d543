// All defects and legal variations by name.

import { DEFECTS } from "./defects/index.ts";
import type { Rules, World } from "./model.ts";
import { VARIATIONS } from "./variations.ts";

/** Something that changes the faithful server. */
export interface Change {
  name: string;
  apply: (rules: Rules, world: World) => void;
}

/**
 * The defect or the variation with a name.
 * @throws Error for a name that neither table has.
 */
export function changes(name: string): Change {
  const found = [...DEFECTS, ...VARIATIONS].find((one) => one.name === name);
  if (!found) throw new Error(`No defect or variation is called ${name}. --list shows them all.`);
  return found;
}
