// What the gate rates an edit, and what is wrong with it.

import type { Change, Rating } from "../../../model/change.ts";
import { heaviest } from "../../../model/change.ts";
import type { JsonObject } from "../../../model/document.ts";
import { rateChanges } from "../../../scripts/changes/rate.ts";
import { applied, bundleOf, type Edit } from "./edit.ts";

/** An edit with both of its sides and what the gate says. */
export interface Judged {
  before: JsonObject;
  after: JsonObject;
  wire: Rating;
  types: Rating;
  changes: Change[];
  /** What is not as the table says, in words; empty when all is. */
  problems: string[];
}

/** Rates an edit with the real rules, the real diff and the real compiler. */
export async function judge(edit: Edit): Promise<Judged> {
  const before = bundleOf(edit);
  const after = applied(before, edit.edit);
  const changes = await rateChanges(edit.api, before, after);
  const wire = heaviest(changes.map((change) => change.wire));
  const types = heaviest(changes.map((change) => change.types));
  return { before, after, wire, types, changes, problems: problemsOf(edit, { wire, types, changes }) };
}

function problemsOf(edit: Edit, { wire, types, changes }: Pick<Judged, "wire" | "types" | "changes">): string[] {
  const deciding = changes.filter((change) => change.wire === wire || change.types === types);
  const heaviestOnes = changes.filter((change) => change.wire === wire);
  const named = changes.flatMap(({ operationIds, events }) => [...operationIds, ...events]);
  const rules = deciding.map(({ rule }) => rule);
  const checks: [boolean, string][] = [
    [wire !== edit.wire, `wire is ${wire}, not ${edit.wire}`],
    [types !== edit.types, `types is ${types}, not ${edit.types}`],
    [edit.rule !== undefined && !rules.includes(edit.rule), `${edit.rule} did not decide, but ${rules.join(", ")}`],
    [!(edit.concerns ?? []).every((one) => named.includes(one)), `${edit.concerns} is not named, but ${named}`],
    [
      edit.nobodyElse === true && named.some((one) => !edit.concerns?.includes(one)),
      `others than ${edit.concerns} are named: ${named}`,
    ],
    [
      edit.correction === true && !heaviestOnes.every(({ correction }) => correction === true),
      "it is not called a correction",
    ],
    [edit.wire === "major" && heaviestOnes.some(({ correction }) => correction === true), "it is called a correction"],
  ];
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}
