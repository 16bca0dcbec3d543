// The form of the register's entries: with a misspelt word, a fact would go unchecked.

import { apis } from "../../../model/apis.ts";
import { allEntries, apisOf, isConfirmed, kinds, type Register, type RegisterEntry } from "./register.ts";

/** Words of an entry that are no data. */
const others = ["id", "says", "api", "notShown", "used", "where"];
/** Those of what was confirmed. */
const ofConfirmed = ["date", "origin", "gone"];
const reasons = ["marked", "nullable", "state", "kind", "caller", "value"];
const places = ["schema", "parameter", "header", "events"];

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** Whether an entry has each mistake. */
function mistakesIn(entry: RegisterEntry, isLater: boolean): Record<string, boolean> {
  const words = [...others, ...kinds, ...(isLater ? ofConfirmed : [])];
  const listed = Object.values(entry.fields?.optional ?? {});
  return {
    "has another letter": isConfirmed(entry) !== isLater || !/^[FRC][1-9]\d*$/.test(entry.id),
    "has a word that is none": Object.keys(entry).some((word) => !words.includes(word)),
    "has no text": !isText(entry.says),
    "names an API that is none": apisOf(entry).some((api) => !apis.includes(api)),
    "has a reason that is none": listed.some((reason) => !reasons.includes(reason)),
    "has no place, or several": [entry.values, entry.limit].some(
      (data) => data && places.filter((word) => word in data).length !== 1,
    ),
    "needs a day and an origin": isLater && !(/^\d{4}-\d\d-\d\d$/.test(entry.date ?? "") && isText(entry.origin)),
    "needs both `used` and `where`": (entry.used === undefined) !== (entry.where === undefined),
  };
}

/** One sentence for each mistake. */
export function formProblems(register: Register): string[] {
  const ids = allEntries(register).map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is there twice.`);
  const mistakes = allEntries(register).flatMap((entry) =>
    Object.entries(mistakesIn(entry, register.confirmed.includes(entry))).flatMap(([text, is]) =>
      is ? `${entry.id} ${text}.` : [],
    ),
  );
  return [...twice, ...mistakes].map((problem) => `openapi/register.yaml: ${problem}`);
}
