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
  // An event of two accounts names each by its part, as in senderAccountId.
  const fields = ids.map((id) => known.find((name) => name === id || name.toLowerCase().endsWith(id.toLowerCase())));
  if (fields.includes(undefined)) return undefined;
  const given = ids.map((id, at) => `          ${id}: result.${fields[at]},`);
  return [
    `      const ${nameOf(operationId)} = await unwrap(`,
    `        ${service}.${operationId}({`,
    ...given,
    "        }),",
    "      );",
  ].join("\n");
}

/**
 * The handler of an event within a receiver whose other parts the guide has.
 * @param fields Names of the fields of the event's result.
 * @param readBack Operations to read back with, the first one first.
 * @returns TypeScript; undefined where nothing is read back, or the event does not have the IDs for it.
 */
export function receiverOf(
  { type }: EventEntry,
  fields: readonly string[],
  [first]: readonly OperationEntry[],
): string | undefined {
  if (first === undefined) return undefined;
  const call = callOf(first, fields);
  if (call === undefined) return undefined;
  return [
    "const receiver = createWebhookReceiver({",
    "  authenticate,",
    "  dedupe,",
    "  on: {",
    `    ${type}: async ({ result }) => {`,
    call,
    "    },",
    "  },",
    "});",
  ].join("\n");
}
