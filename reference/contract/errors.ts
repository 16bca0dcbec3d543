// The contract's own example of an error code.

import type { ListedError } from "./document.ts";
import { operations } from "./model.ts";

/** A response with the code, from the first operation that shows one. */
export function exampleOf({ service, code, operations: ids }: ListedError): unknown {
  for (const entry of operations) {
    if (entry.service !== service || !ids.includes(entry.operationId)) continue;
    for (const { response } of entry.responses) {
      for (const media of Object.values(response.content ?? {})) {
        for (const { value } of Object.values(media.examples ?? {})) {
          const given = value as { errors?: { code?: string }[]; error?: string } | undefined;
          if (given?.errors?.[0]?.code === code || given?.error === code) return value;
        }
      }
    }
  }
  return undefined;
}
