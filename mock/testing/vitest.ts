// Fixtures for Vitest: a sandbox of the shared mock for each test, or for each worker.

import { test as base, type TestAPI } from "vitest";
import type { SandboxControl } from "./mock-control.ts";
import { useSandbox } from "./setup.ts";

/** Fixtures of the tests. */
export interface VitestFixtures {
  /** A sandbox for this test alone, also with `test.concurrent`. */
  mock: SandboxControl;
  /** A sandbox for all tests of a worker; it is not reset between tests. */
  workerMock: SandboxControl;
}

/** `test` with the fixtures, each made at its first use. Needs `globalSetup: "finance-ramp-mock/setup"`. */
export const test: TestAPI<VitestFixtures> = base.extend<VitestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner requires an object pattern
  mock: async ({}, use) => useSandbox(use),
  // biome-ignore lint/correctness/noEmptyPattern: the runner requires an object pattern
  workerMock: [async ({}, use) => useSandbox(use), { scope: "worker" }],
});
