// What the first page shows as the response to its call: what a mock responds as it starts. A test holds it to that.

import { operations } from "../contract/model.ts";

/** The call of the first page; a contract of the tests need not have the first one. */
export const firstCall = operations.find(({ operationId }) => operationId === "listWallets") ?? operations[0];

/** A response with one entry in each list, so that it fits beside the text. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** What differs there from the contract's example, which is of another moment: less is reserved, and there is one wallet less. */
const inMock = new Map<string, unknown>([
  ["available", "177.088375"],
  ["reserved", "91.686000"],
  ["numberOfElements", 3],
]);
const example = firstCall?.responses[0]?.media[0]?.examples[0]?.value ?? null;

export const firstResponse: unknown = JSON.parse(
  JSON.stringify(shortened(example), (key, value: unknown) => inMock.get(key) ?? value),
);
