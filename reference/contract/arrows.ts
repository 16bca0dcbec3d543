// The arrows of a state machine: transitions between the same two statuses are one arrow, labeled with what causes or announces
// it.

import { address } from "./addresses.ts";
import type { StateEntry } from "./states.ts";

/** What stands on an arrow, and where it leads: an operation, an event, or else the row of the status in the table. */
export interface Label {
  text: string;
  href: string;
  /** What a screen reader says where the text alone says too little. */
  name: string | undefined;
}

/** One arrow of the diagram. */
export interface Arrow {
  /** Status it starts from; `created` for a new resource, undefined where the start is not documented. */
  from: string | undefined;
  to: string;
  assumed: boolean;
  labels: Label[];
}

/** Where a new resource comes from. */
export const created = "created";

/** How many characters of a condition stand on its arrow. */
const longest = 32;

/** The first words of a condition. */
function begin(condition: string): string {
  const words = condition.replace(/\.$/, "").replaceAll("`", "");
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(" ", longest - 1))} …`;
}

/** The arrows of a state machine, in the order of the contract. */
export function arrowsOf({ service, schemaName, transitions }: StateEntry): Arrow[] {
  const arrows: Arrow[] = [];
  transitions.forEach(({ from, to, operationId, event, condition = "", evidence }) => {
    const start = from === null ? created : from;
    const assumed = evidence === "assumed";
    const known = arrows.find((one) => one.from === start && one.to === to && one.assumed === assumed);
    const arrow = known ?? { from: start, to, assumed, labels: [] };
    if (known === undefined) arrows.push(arrow);
    if (operationId !== undefined)
      arrow.labels.push({ text: operationId, href: address.operation(service, operationId), name: undefined });
    if (event !== undefined) arrow.labels.push({ text: event, href: address.event(service, event), name: undefined });
    if (operationId !== undefined || event !== undefined || condition === "") return;
    const text = begin(condition);
    const href = `${address.state(service, schemaName)}#${to}`;
    arrow.labels.push({ text, href, name: text === condition ? undefined : condition });
  });
  return arrows.map((arrow) => ({ ...arrow, labels: arrow.labels.filter((label) => !isSaid(arrow, label, arrows)) }));
}

/** Whether a documented arrow to the same status has the label of an assumed one: it is not said twice beside it. */
function isSaid({ to, assumed }: Arrow, { text }: Label, arrows: Arrow[]): boolean {
  return (
    assumed && arrows.some((one) => one.to === to && !one.assumed && one.labels.some((other) => other.text === text))
  );
}
