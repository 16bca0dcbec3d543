// Entries of openapi/register.yaml for the observations of a run; the edits of the contract cite them.

import { parse } from "yaml";
import { asArray, asObject, asStrings } from "../../../model/document.ts";

/** An observation of an operation. It has no values of responses except codes of open lists. */
export interface Fact {
  /** The number of its entry, such as `C5`. */
  id: string;
  api: string;
  /** The operation whose responses showed it; absent for a list of fields. */
  operationId?: string;
  /** Fields of a schema that the register did not state. */
  fields?: { schema: string; list: string[] };
  /** The success status that was seen, if it was assumed. */
  success?: number;
  /** True when the payload of a listed operation matched the contract. */
  isShown?: boolean;
  /** Values that open lists did not have. */
  values: { schema: string; property?: string; list: string[] }[];
}

/** The fields that the register states, by API and schema, such as `ramp Sort`; without schemas that have no list. */
export function statedFields(register: string): Map<string, Set<string>> {
  const { entries, confirmed } = asObject(parse(register));
  const stated = new Map<string, Set<string>>();
  for (const entry of [...asArray(entries), ...asArray(confirmed)]) {
    const { id, api = String(id).startsWith("R") ? "ramp" : "finance", fields } = asObject(entry);
    const { schema, list } = asObject(fields);
    if (typeof schema !== "string") continue;
    for (const one of [api].flat()) {
      const key = `${one} ${schema}`;
      stated.set(key, new Set([...(stated.get(key) ?? []), ...asStrings(list)]));
    }
  }
  return stated;
}

/** The highest number of the entries with C; 0 when there are none. */
export function lastNumber(register: string): number {
  return Math.max(0, ...Array.from(register.matchAll(/^ {2}- id: C(\d+)$/gm), ([, number]) => Number(number)));
}

/**
 * Adds entries at the end of the register.
 * @param register Its text, which ends with the list `confirmed`.
 * @param date The day of the run, as YYYY-MM-DD.
 */
export function entriesText(register: string, facts: Fact[], date: string): string {
  return `${register.replace(/^confirmed: \[\]\n$/m, "confirmed:\n")}${facts.map((fact) => entryOf(fact, date)).join("")}`;
}

function entryOf(fact: Fact, date: string): string {
  const { id, api, operationId, fields, success, isShown, values } = fact;
  const status = success === undefined ? "" : `came with ${success} and `;
  const says =
    fields === undefined
      ? `Responses of ${operationId} ${status}were as the contract has them.`
      : `Responses had ${fields.list.join(", ")} of ${fields.schema}.`;
  const told = `${isShown ? ", shown: true" : ""}${success === undefined ? "" : `, success: [${success}]`}`;
  // An entry has at most one set of values; the places of further sets cite the entry all the same.
  const [set] = values;
  const of = set && `schema: ${set.schema}${set.property === undefined ? "" : `, property: ${set.property}`}`;
  return [
    `  - id: ${id}`,
    `    date: ${date}`,
    "    origin: A run of npm run test:staging",
    `    api: ${api}`,
    `    says: ${says}`,
    ...(fields ? [`    fields: { schema: ${fields.schema}, presence: names, list: [${fields.list.join(", ")}] }`] : []),
    ...(told === "" ? [] : [`    operation: { operationId: ${operationId}${told} }`]),
    ...(set ? [`    values: { ${of}, closed: false, list: [${set.list.join(", ")}] }`] : []),
    "",
  ].join("\n");
}
