// One mock for all workers of a test runner: the global setup starts and stops it, and an environment variable tells
// the workers its addresses.

import type { Api } from "../../model/apis.ts";
import { type MockOptions, startMock } from "../start.ts";
import { createMockControl, type MockControl, type SandboxControl } from "./mock-control.ts";
import { sendTo } from "./send.ts";

/** Environment variable with the addresses of the mock; workers inherit the environment of the main process. */
const variable = "FINANCE_RAMP_MOCK";

/** A clock that stands still until a test advances it, and receivers on this machine. */
const usual: MockOptions = { speed: 0, allowHttpWebhooks: true };

/**
 * Makes a global setup for Vitest or Playwright.
 * @param options Options of the mock, besides `speed: 0` and `allowHttpWebhooks: true`.
 * @returns A function that starts the mock and returns one that stops it. Export it as default from your own file.
 */
export function sharedMock(options: MockOptions = {}): () => Promise<() => Promise<void>> {
  return async () => {
    const mock = await startMock({ ...usual, ...options });
    process.env[variable] = JSON.stringify(mock.addresses);
    return async () => {
      delete process.env[variable];
      await mock.stop();
    };
  };
}

/** The global setup with the usual options: `globalSetup: "finance-ramp-mock/setup"`. */
export default sharedMock();

/**
 * Finds the mock that the global setup has started, from a worker.
 * @returns Functions that control it over HTTP.
 * @throws Error if there is none.
 */
export function connect(): MockControl {
  const addresses = process.env[variable];
  if (addresses === undefined)
    throw new Error(
      `no mock is running; add globalSetup: "finance-ramp-mock/setup" to the configuration of your tests`,
    );
  const known = JSON.parse(addresses) as Record<Api, string>;
  return createMockControl(known, sendTo(known.finance)).control;
}

/**
 * Creates a sandbox, and ends it after its use.
 * @param use Uses the sandbox; the test runner resolves the promise at the end of the fixture's scope.
 */
export async function useSandbox(use: (sandbox: SandboxControl) => Promise<void>): Promise<void> {
  const sandbox = await connect().sandbox();
  try {
    await use(sandbox);
  } finally {
    await sandbox.end();
  }
}
