// Runs one check across requests, or says why it cannot be run.

import { NotCovered, type SemanticCheck } from "../checks/check.ts";
import type { Course } from "./course.ts";
import { UnreachableError } from "./http.ts";
import { StoppedError } from "./pace.ts";
import { RefusedError } from "./tokens.ts";

/** Runs a check, unless the run may not call what it needs. */
export async function acrossCheck(course: Course, check: SemanticCheck): Promise<void> {
  const { coverage, operations } = course;
  const service = (operations.find(({ operationId }) => operationId === check.needs[0]) ?? operations[0])?.api;
  if (service === undefined) return;
  coverage.expect(service, "across requests", "check", check.name);
  const reason = reasonNotToRun(course, check) ?? (await reasonItFailed(course, check));
  if (reason === undefined) coverage.cover(service, "across requests", "check", check.name);
  else coverage.miss(reason, service, "across requests", "check", check.name);
}

function reasonNotToRun({ target, refusalOf }: Course, { needs, refusedOnly }: SemanticCheck): string | undefined {
  const writes = refusedOnly && target.writes !== "none" ? "all" : target.writes;
  const refused = needs.find((operationId) => refusalOf(operationId, writes) !== undefined);
  return refused === undefined ? undefined : `${refused}: ${refusalOf(refused, writes)}`;
}

/** @throws What is about the run and not about one check. */
async function reasonItFailed({ probe }: Course, { name, run }: SemanticCheck): Promise<string | undefined> {
  try {
    await run(probe(name));
    return undefined;
  } catch (error) {
    if ([StoppedError, UnreachableError, RefusedError].some((kind) => error instanceof kind)) throw error;
    // A response may be so far from its schema that a check cannot read it; the checks of single responses tell that.
    return error instanceof NotCovered ? error.message : `the responses could not be read: ${error}`;
  }
}
