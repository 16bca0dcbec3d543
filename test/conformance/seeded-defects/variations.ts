// Legal variations of the seeded server: different from the plain one, and right all the same.

import type { Contracts } from "../../../conformance/contracts.ts";
import type { Behaviour } from "./behaviour.ts";
import { access } from "./variations/access.ts";
import { bodies } from "./variations/bodies.ts";
import { deliveries } from "./variations/deliveries.ts";
import { errors } from "./variations/errors.ts";
import { listed } from "./variations/listed.ts";
import { lists } from "./variations/lists.ts";
import { rules } from "./variations/rules.ts";
import { statuses } from "./variations/statuses.ts";
import type { Variation } from "./variations/variation.ts";

/** The tables of variations, by the names of their files. */
export const variationTables = { rules, bodies, statuses, listed, errors, access, lists } as const satisfies Record<
  string,
  Variation[]
>;

/** Every variation. */
export const variations: Variation[] = [...Object.values(variationTables).flat(), ...deliveries];

/**
 * The variations of a table that change responses only, combined in one server: each changes what the ones before it
 * have left.
 */
export function combine(contracts: Contracts, table: Variation[]): Behaviour {
  const changes = table.flatMap((variation) => {
    const { answer, ...more } = variation.behaviour(contracts);
    const { target, breaks, contracts: own } = variation;
    const isAlone = [target, breaks, own].some((one) => one !== undefined) || Object.keys(more).length > 0;
    return answer === undefined || isAlone ? [] : [answer];
  });
  return { answer: (answer, call) => changes.forEach((change) => void change(answer, call)) };
}
