// Whether an operation has the answer that `Prefer` or a scenario asks for, and what it has instead.

import type { Examples, Operation } from "../contract/types.ts";

/**
 * Looks for an answer in the contract.
 * @param operation The operation.
 * @param status HTTP status; the first success when left out. Ranges and `default` cover what has no entry of its own.
 * @param example Name of an example of that status.
 * @returns What the contract lacks, as a sentence without its full stop; undefined when it has the answer.
 */
export function lackOf(operation: Operation, status?: number, example?: string): string | undefined {
  const { operationId, responses } = operation;
  const response = status === undefined ? successOf(operation) : responseOf(responses, status);
  if (response === undefined)
    return `${operationId} has no answer ${status}; it has ${Object.keys(responses).join(", ")}`;
  const names = Object.values(response).flat();
  if (example === undefined || names.includes(example)) return undefined;
  const of = status === undefined ? "its success" : status;
  return `${operationId} has no example ${example} of ${of}; it has ${names.join(", ")}`;
}

/** The first success of an operation: its examples by media type. */
export function successOf({ responses }: Operation): Examples | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
}

function responseOf(responses: Operation["responses"], status: number): Examples | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
}
