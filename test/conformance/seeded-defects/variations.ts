// Legal variations of the seeded server: different from the plain one, and right all the same.

import type { Contracts } from "../../../conformance/contracts.ts";
import type { Behaviour } from "./behaviour.ts";
import { access } from "./variations/access.ts";
import { bodies } from "./variations/bodies.ts";
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
export const variations: Variation[] = Object.values(variationTables).flat();

/**
 * Variations of the bodies and headers of responses alone, which can be combined in one server: each changes what the
 * ones before it have left.
 */
export function combine(contracts: Contracts, table: Variation[]): { combined: Behaviour; alone: Variation[] } {
  const made = table.map((variation) => ({ variation, behaviour: variation.behaviour(contracts) }));
  const isCombined = ({ variation: { target, breaks }, behaviour: { answer, ...more } }: (typeof made)[number]) =>
    target === undefined && breaks === undefined && answer !== undefined && Object.keys(more).length === 0;
  const answers = made.filter(isCombined).flatMap(({ behaviour: { answer } }) => answer ?? []);
  return {
    combined: { answer: (answer, call) => answers.forEach((change) => void change(answer, call)) },
    alone: made.filter((one) => !isCombined(one)).map(({ variation }) => variation),
  };
}
