// Runs one check across requests, or says why it cannot be run.

import { NotCovered, type SemanticCheck } from "../checks/check.ts";
import { refusalToCall } from "../plan/policy.ts";
import { UnreachableError } from "./http.ts";
import { StoppedError } from "./pace.ts";
import type { Parts } from "./parts.ts";
import { makeProbe } from "./probe.ts";
import { RefusedError } from "./tokens.ts";

/** Runs a check, unless the run may not call what it needs. */
export async function semantic(parts: Parts, check: SemanticCheck): Promise<void> {
  const { coverage } = parts;
  const service = (parts.operations.find(({ operationId }) => operationId === check.needs[0]) ?? parts.operations[0])
    ?.api;
  if (service === undefined) return;
  const reason = reasonNotToRun(parts, check);
  coverage.expect(service, "across requests", "check", check.name);
  if (reason !== undefined) {
    coverage.miss(service, "across requests", "check", check.name, reason);
    return;
  }
  try {
    await check.run(makeProbe(parts, check.name));
    coverage.cover(service, "across requests", "check", check.name);
  } catch (error) {
    if (endsRun(error)) throw error;
    // A response may be so far from its schema that a check cannot read it; the checks of single responses tell that.
    const reason = error instanceof NotCovered ? error.message : `the responses could not be read: ${error}`;
    coverage.miss(service, "across requests", "check", check.name, reason);
  }
}

/** Errors that are about the run and not about one check. */
function endsRun(error: unknown): boolean {
  return [StoppedError, UnreachableError, RefusedError].some((kind) => error instanceof kind);
}

function reasonNotToRun({ operations, target }: Parts, { needs, refusedOnly }: SemanticCheck): string | undefined {
  for (const operationId of needs) {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    if (operation === undefined) return `${operationId} is not tested`;
    const refusal = refusalToCall(operation, refusedOnly && target.writes !== "none" ? "all" : target.writes);
    if (refusal !== undefined) return `${operationId}: ${refusal}`;
  }
  return undefined;
}
