// What has to hold over random sequences of requests; sequences/ makes the sequences, and these are its checks.

import type { Service } from "../exchange.ts";
import type { CheckInfo } from "./check.ts";

/** A rule of sequences. How certain it is depends on the operations, so each difference says its own evidence. */
export interface SequenceRule extends CheckInfo {
  name: SequenceRuleName;
  /** The service whose resources show it; undefined for both. */
  service?: Service;
}

/** The rules, by name. */
export type SequenceRuleName =
  | "sequence-repeat"
  | "sequence-new"
  | "sequence-read-back"
  | "sequence-listed"
  | "sequence-gone"
  | "sequence-refused"
  | "sequence-status"
  | "sequence-settled-once"
  | "sequence-lock"
  | "sequence-approved"
  | "sequence-version"
  | "sequence-balances"
  | "sequence-money"
  | "sequence-reserved";

/** Every rule of sequences. */
export const sequenceRules: SequenceRule[] = [
  {
    name: "sequence-repeat",
    rule: "The same idempotency key with the same body gives the original result, whatever happened since, also when both overlap.",
    source: "contract: F167",
    service: "finance",
  },
  {
    name: "sequence-new",
    rule: "A creation with a key of its own, or without a key, makes something new.",
    source: "contract: F167",
  },
  {
    name: "sequence-read-back",
    rule: "What was created or changed last is what is shown, and nothing that was changed is lost.",
    source: "contract: F57 to F61, F117 to F122",
  },
  {
    name: "sequence-listed",
    rule: "What was created is in the list until it is deleted.",
    source: "contract: F117 to F122",
  },
  {
    name: "sequence-gone",
    rule: "What was deleted is neither found nor listed.",
    source: "contract: F117 to F122",
    service: "finance",
  },
  {
    name: "sequence-refused",
    rule: "A change that was refused changes nothing.",
    source: "contract: R38, R73, F55",
  },
  {
    name: "sequence-status",
    rule: "A status does not go back to one that it has left.",
    source: "contract: F191, R33",
  },
  {
    name: "sequence-settled-once",
    rule: "A payment request that is settled or reversed is not settled again with another key.",
    source: "the names of the operations; the conditions are not documented",
    service: "finance",
  },
  {
    name: "sequence-lock",
    rule: "An approval succeeds with the current version only, also when two overlap.",
    source: "contract: R38, R73",
    service: "ramp",
  },
  {
    name: "sequence-approved",
    rule: "An approved ramp request awaits funds and can no longer be canceled.",
    source: "contract: R33",
    service: "ramp",
  },
  {
    name: "sequence-version",
    rule: "The version of a ramp request is another one after each change, and a higher one.",
    source: "contract: R73; that it rises is assumed",
    service: "ramp",
  },
  {
    name: "sequence-balances",
    rule: "No balance is negative, and the part reserved is no more than the whole.",
    source: "contract: F35",
    service: "finance",
  },
  {
    name: "sequence-money",
    rule: "Over the accounts of the run, no money appears or is lost but what was settled.",
    source: "contract: F192; that nothing else costs is assumed",
    service: "finance",
  },
  {
    name: "sequence-reserved",
    rule: "What is reserved for an operation is released when the operation is over.",
    source: "contract: F35; when it is released is assumed",
    service: "finance",
  },
];
