// Asks a mock for every example of every response by name.

import { inParallel } from "../parallel.ts";
import type { Parts } from "./parts.ts";

/** Asks for every example of every response by name. */
export async function preferred(parts: Parts): Promise<void> {
  const wanted = parts.operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, media }) =>
      media.flatMap(({ examples }) => examples.map(({ name }) => ({ operation, status, example: name }))),
    ),
  );
  await inParallel(wanted, async ({ operation, status, example }) => {
    // A range is asked for by its first status, `default` by one that no operation names.
    const code = `code=${status === "default" ? "422" : status.replace("XX", "00")}, `;
    const headers: [string, string][] = [["prefer", `${code}example=${example}`]];
    await parts.caller.call(operation, { headers, inventIds: true, purpose: `example ${example} of ${status}` });
  });
}
