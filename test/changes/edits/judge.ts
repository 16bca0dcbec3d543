// The table of edits, and what is wrong with how the gate rates one of them.

import { apis } from "../../../model/apis.ts";
import { heaviest } from "../../../model/change.ts";
import { readBundle } from "../../../model/load.ts";
import { rateChanges } from "../../../scripts/changes/rate.ts";
import type { EditRows } from "./edit.ts";
import { events } from "./events.ts";
import { operations } from "./operations.ts";
import { schemas } from "./schemas.ts";
import { unseen } from "./unseen.ts";

/** Every edit, by what it is about. */
export const tables = [operations, schemas, events, unseen];
export const edits: EditRows = Object.assign({}, ...tables);

const form = /^(\w+) (\w+) (\w+)(?: ([\w-]+))?: [^(]+(?: \((only )?([^)]+)\))?$/;

/**
 * Rates an edit of a real bundle with the real compiler.
 * @returns What is not as its row says; nothing when all is.
 */
export async function judge(row: string): Promise<string[]> {
  const [, named, asked = "", types = "", rule, only, concerned] = form.exec(row) ?? [];
  const api = apis.find((one) => one === named);
  const pair = [edits[row] ?? []].flat();
  const edit = pair.pop();
  if (api === undefined || edit === undefined) throw new Error(`no edit ${row}`);
  const before = structuredClone(readBundle(api).document);
  for (const given of pair) given(before);
  const after = structuredClone(before);
  edit(after);
  const changes = await rateChanges(api, before, after);
  const wire = asked === "correction" ? "minor" : asked;
  const is = { wire: heaviest(changes.map((one) => one.wire)), types: heaviest(changes.map((one) => one.types)) };
  const heaviestOnes = changes.filter((change) => change.wire === is.wire);
  const deciding = changes.filter((change) => change.wire === is.wire || change.types === is.types);
  const users = changes.flatMap(({ operationIds, events }) => [...operationIds, ...events]);
  const concerns = concerned?.split(", ") ?? [];
  const problems: [isWrong: boolean, problem: string][] = [
    [is.wire !== wire, `wire is ${is.wire}`],
    [is.types !== types, `types is ${is.types}`],
    [rule !== undefined && !deciding.some((one) => one.rule === rule), `not ${rule} decided`],
    [!concerns.every((one) => users.includes(one)), `only ${users} are named`],
    [only !== undefined && !users.every((one) => concerns.includes(one)), `${users} are named`],
    [
      asked === "correction" && !heaviestOnes.every(({ correction }) => correction),
      "it is not called a correction",
    ],
    [wire === "major" && heaviestOnes.some(({ correction }) => correction), "it is called a correction"],
  ];
  return problems.flatMap(([isWrong, problem]) =>
    isWrong ? [`${problem}: ${JSON.stringify(changes, null, 2)}`] : [],
  );
}
