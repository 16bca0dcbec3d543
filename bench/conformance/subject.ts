// What the bench knows of the conformance tests, of the seeded server and of the workflows: all its ways into their rooms.

import type { Contracts } from "../../conformance/contracts.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { type Defect, tables } from "../../test/conformance/seeded-defects/defects.ts";
import { multiply } from "../lib/multiply.ts";

export { type Contracts, operationsIn } from "../../conformance/contracts.ts";
export type { RunResult } from "../../conformance/result.ts";
export { loadContracts } from "../../model/contract.ts";
export type { Operation } from "../../model/operations.ts";
export { respectArguments, stories } from "../../scripts/lib/workflows.ts";
export { runMock } from "../../test/conformance/mock-run.ts";
export type { Behaviour } from "../../test/conformance/seeded-defects/behaviour.ts";
export { body, type Defect, on } from "../../test/conformance/seeded-defects/defects/defect.ts";
export { defects } from "../../test/conformance/seeded-defects/defects.ts";
export { focusOn, prove } from "../../test/conformance/seeded-defects/prove.ts";
export { clients } from "../../test/conformance/seeded-defects/server/state.ts";
export { type SeededServer, startSeeded } from "../../test/conformance/seeded-defects/server.ts";
export { exampleOf, ownTenant, type World } from "../../test/conformance/seeded-defects/world.ts";

/** The contracts with many times the operations of both services. */
export function loadContractsTimes(times: number): Contracts {
  const { finance, ramp, auth } = loadContracts();
  return {
    finance: createContract("finance", multiply(finance.document, times)),
    ramp: createContract("ramp", multiply(ramp.document, times)),
    auth,
  };
}

/** The defects by what they break, as the tables that hold them say it; each defect is in one. */
export const groups: Record<string, Defect[]> = tables;

/** Name of the group of a defect. */
export function groupOf(defect: Defect): string {
  return Object.keys(groups).find((name) => groups[name]?.includes(defect)) ?? "other";
}
