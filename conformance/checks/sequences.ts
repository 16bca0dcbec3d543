// What has to hold over random sequences of requests; sequences/ makes the sequences, and these are its checks.

import { type CheckName, checkNames } from "../check-table.ts";
import type { ServiceName } from "../exchange.ts";

/** The name of such a rule. */
export type SequenceRuleName = Extract<CheckName, `sequence-${string}`>;

/** A rule of sequences. How certain it is depends on the operations, so most differences say their own evidence. */
export interface SequenceRule {
  name: SequenceRuleName;
  /** The service whose resources show it; undefined for both. */
  service?: ServiceName;
}

const ofFinance = /repeat|gone|settled|balances|money|reserved/;
const ofRamp = /lock|approved|version/;

/** Every rule of sequences. */
export const sequenceRules: SequenceRule[] = checkNames
  .filter((name) => name.startsWith("sequence-"))
  .map((name) => ({
    name: name as SequenceRuleName,
    ...(ofFinance.test(name) && { service: "finance" }),
    ...(ofRamp.test(name) && { service: "ramp" }),
  }));
