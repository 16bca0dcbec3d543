// How a receiver with our own client handles an event: it reads back what the event is about.

import type { EventEntry, OperationEntry } from "../model.ts";

/** What the value that is read back is called: getPayout gives `payout`. */
const nameOf = (id: string): string => {
  const noun = id.replace(/^[a-z]+/, "");
  return `${noun[0]?.toLowerCase() ?? ""}${noun.slice(1)}`;
};

/** The call that reads back, with IDs of the event; nothing where the event does not have them all. */
function callOf({ service, operationId, parameters }: OperationEntry, known: readonly string[]): string | undefined {
  const ids = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  if (!ids.every((id) => known.includes(id))) return undefined;
  const given = ids.map((id) => `${id}: result.${id}`).join(", ");
  return `const ${nameOf(operationId)} = await unwrap(${service}.${operationId}({ ${given} }));`;
}

/**
 * The handler of an event within a receiver whose other parts the guide has.
 * @param fields Names of the fields of the event's result.
 * @param reasons Values of its `reason`; empty where it has none.
 * @param readBack Operations to read back with, the first one first.
 * @returns TypeScript; undefined for an event that there is nothing to read back of.
 */
export function receiverOf(
  { type }: EventEntry,
  fields: readonly string[],
  reasons: readonly string[],
  [first]: readonly OperationEntry[],
): string | undefined {
  if (first === undefined) return undefined;
  const call = callOf(first, fields) ?? `// Read back with ${first.operationId}: the event has IDs, and no values.`;
  return [
    "const receiver = createWebhookReceiver({",
    "  authenticate,",
    "  dedupe,",
    "  on: {",
    `    ${type}: async ({ result }) => {`,
    `      ${call}`,
    ...(reasons.length === 0 ? [] : [`      // result.reason: ${reasons.join(", ")}`]),
    "    },",
    "  },",
    "});",
  ].join("\n");
}
