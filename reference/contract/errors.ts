// The contract's own example of an error code.

import { type ErrorEntry, operations } from "./model.ts";

/** A response with the code, from the first operation that shows one. */
export function exampleOf({ service, code, operations: ids }: ErrorEntry): unknown {
  for (const entry of operations) {
    if (entry.service !== service || !ids.includes(entry.operationId)) continue;
    for (const { value } of entry.responses.flatMap(({ media }) => media.flatMap(({ examples }) => examples))) {
      const given = value as { errors?: { code?: string }[]; error?: string } | undefined;
      if (given?.errors?.[0]?.code === code || given?.error === code) return value;
    }
  }
  return undefined;
}
