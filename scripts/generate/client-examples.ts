// Generates what the client's testing tools need of one API: each operation with the examples of its responses, and the events.

import type { Contract } from "../../model/contract.ts";
import type { Example, Media } from "../../model/media.ts";
import type { Operation, ResponseSpec } from "../../model/operations.ts";
import { union } from "./type-tree.ts";

/**
 * Generates `examples.ts`: the examples of responses and events as data, and their names as types.
 * @param title Name of the API for the header.
 * @param contract The contract of the API.
 * @returns TypeScript source.
 */
export function clientExamples(title: string, { operations, events }: Contract): string {
  const rows = operations.map((one) => `  ${one.operationId}: ${JSON.stringify(exchangeOf(one))},`);
  const names = operations.map((one) => `  ${one.operationId}: ${union(namesOf(one))};`);
  const eventRows = [...events.values()].map((one) => `  ${one.eventType}: ${JSON.stringify(byName(one.examples))},`);
  const eventNames = [...events.values()].map((one) => `  ${one.eventType}: ${union(one.examples.map(nameOf))};`);
  return `// Examples of the ${title}, for tests with the client. Generated from openapi/ by npm run build; do not edit.

/** An operation, with the examples of its responses by status (or \`4XX\`, \`5XX\`, \`default\`) and name. */
export interface Exchange {
  method: string;
  path: string;
  responses: Record<string, { type?: string; examples: Record<string, unknown> }>;
}

/** The operations by their names. */
export const exchanges: Record<keyof ExampleNames, Exchange> = {
${rows.join("\n")}
};

/** The names of the examples of each operation. */
export interface ExampleNames {
${names.join("\n")}
}
${
  eventRows.length === 0
    ? ""
    : `
/** The examples of each event, by name. */
export const eventExamples: { [Type in keyof EventExampleNames]: Record<string, unknown> } = {
${eventRows.join("\n")}
};

/** The names of the examples of each event. */
export interface EventExampleNames {
${eventNames.join("\n")}
}
`
}`;
}

function exchangeOf({ method, path, responses }: Operation) {
  return { method, path, responses: Object.fromEntries(responses.map((one) => [one.status, bodyOf(one)])) };
}

/** The first media type: the only one, but for a file that can be had in several forms. */
function bodyOf({ media: [first] }: ResponseSpec) {
  return first === undefined ? { examples: {} } : { type: first.type, examples: byName(first.examples) };
}

function namesOf({ responses }: Operation): string[] {
  const media = responses.flatMap(({ media: [first] }): Media[] => (first === undefined ? [] : [first]));
  return [...new Set(media.flatMap(({ examples }) => examples.map(nameOf)))];
}

const byName = (examples: Example[]) => Object.fromEntries(examples.map(({ name, value }) => [name, value]));
const nameOf = ({ name }: Example) => name;
