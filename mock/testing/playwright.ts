// Fixtures for Playwright: a sandbox of the shared mock for each test, or for each worker.

import { test as base } from "@playwright/test";
import type { SandboxControl } from "./mock-control.ts";
import { useSandbox } from "./setup.ts";

/** Fixtures of each test. */
export interface PlaywrightFixtures {
  /** A sandbox for this test alone. */
  mock: SandboxControl;
}

/** Fixtures that all tests of a worker share. */
export interface MockWorkerFixtures {
  /** A sandbox for all tests of a worker; it is not reset between tests. */
  workerMock: SandboxControl;
}

/** `test` with the fixtures, each made at its first use. Needs `globalSetup: "finance-ramp-mock/setup"`. */
export const test = base.extend<PlaywrightFixtures, MockWorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner requires an object pattern
  mock: async ({}, use) => useSandbox(use),
  // biome-ignore lint/correctness/noEmptyPattern: the runner requires an object pattern
  workerMock: [async ({}, use) => useSandbox(use), { scope: "worker" }],
});
