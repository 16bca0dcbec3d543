// What a state starts with, as its options say: its settings and its contract.

import { webhookCap } from "../assumed.ts";
import { type Contracts, createStateContract, type StateContract } from "./contract.ts";
import { transitionsOf } from "./lifecycle/transitions.ts";
import type { Settings, StateOptions } from "./types.ts";

/** What an administrator has to enable is refused until then, as it is documented. */
export function settingsOf(options: StateOptions): Settings {
  return {
    webhookCap: options.webhookCap ?? webhookCap,
    paymentSessions: options.paymentSessions ?? false,
    kycNotRequired: options.kycNotRequired ?? false,
    companyActive: options.companyActive ?? true,
    strict: options.strict ?? false,
  };
}

/**
 * Looks at all that can be wrong with a contract before anything works by it.
 * @throws Error in one line when the state cannot work by it.
 */
export function contractFrom(contracts: Contracts): StateContract {
  const contract = createStateContract(contracts);
  transitionsOf(contract);
  return contract;
}
