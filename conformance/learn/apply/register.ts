// Entries of openapi/register.yaml for what a run has shown: the authority that the edits of the contract name.

/** What a run has shown of an operation; no values of responses are in it, only codes of lists. */
export interface Fact {
  /** Its number, such as `C5`. */
  id: string;
  api: string;
  operationId: string;
  /** The success status that was seen, where it was assumed. */
  success?: number;
  /** True when the payload of a listed operation was as the contract has it. */
  isShown?: boolean;
  /** Values that lists did not have. */
  values: { schema: string; property?: string; list: string[] }[];
}

/** The highest number of an entry with C; 0 when there is none. */
export function lastNumber(register: string): number {
  return Math.max(0, ...Array.from(register.matchAll(/^ {2}- id: C(\d+)$/gm), ([, number]) => Number(number)));
}

/**
 * Adds entries at the end of the register.
 * @param register Its text, which ends with the list of what was confirmed.
 * @param date The day of the run, as YYYY-MM-DD.
 */
export function entriesText(register: string, facts: Fact[], date: string): string {
  return `${register.replace(/^confirmed: \[\]\n$/m, "confirmed:\n")}${facts.map((fact) => entryOf(fact, date)).join("")}`;
}

function entryOf({ id, api, operationId, success, isShown, values }: Fact, date: string): string {
  const says =
    success === undefined
      ? `Responses of ${operationId} were as the contract has them.`
      : `Responses of ${operationId} came with ${success} and were as the contract has them.`;
  const shown = isShown ? ", shown: true" : "";
  const status = success === undefined ? "" : `, success: [${success}]`;
  const operation =
    shown === "" && status === "" ? [] : [`    operation: { operationId: ${operationId}${shown}${status} }`];
  // An entry has one set of values at most; the places of all others name its number.
  const lists = values.slice(0, 1).map(({ schema, property, list }) => {
    const field = property === undefined ? "" : `, property: ${property}`;
    return `    values: { schema: ${schema}${field}, closed: false, list: [${list.join(", ")}] }`;
  });
  return [
    `  - id: ${id}`,
    `    date: ${date}`,
    "    origin: A run of npm run test:staging",
    `    api: ${api}`,
    "    section: Seen on staging",
    `    says: ${says}`,
    ...operation,
    ...lists,
    "",
  ].join("\n");
}
