// What a comparison of the contract with the register is.

import type { Api } from "../../../model/apis.ts";
import type { JsonObject } from "../../../model/document.ts";
import type { Register } from "./register.ts";

/** What is compared with the register. */
export interface Contract {
  bundles: Record<Api, JsonObject>;
}

/**
 * Compares one kind of facts.
 * @returns One sentence for each difference, which says the file to edit; empty when there is none.
 */
export type Comparison = (register: Register, contract: Contract) => string[];
