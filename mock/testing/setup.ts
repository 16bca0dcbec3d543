// One mock for all workers of a test runner: its global set-up starts and stops it, and workers find it by a variable.

import type { Api } from "../../model/apis.ts";
import { type MockOptions, startMock } from "../start.ts";
import { createMockControl, type MockControl, type SandboxControl } from "./mock-control.ts";
import { sendTo } from "./send.ts";

/** Where the workers read the addresses of the mock: workers of a runner have the environment of its main process. */
const variable = "FINANCE_RAMP_MOCK";

/** A clock that stands until a test advances it, and receivers on this machine. */
const usual: MockOptions = { speed: 0, allowHttpWebhooks: true };

/**
 * Makes a global set-up for Vitest or Playwright.
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

/** The global set-up with the usual options: `globalSetup: "finance-ramp-mock/setup"`. */
export default sharedMock();

/**
 * Finds the mock that the global set-up has started, from a worker.
 * @returns What controls it, over HTTP.
 * @throws Error when there is none.
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
 * Makes a sandbox for as long as it is used.
 * @param use Uses it; the runner of a fixture resolves it at the end of its scope.
 */
export async function useSandbox(use: (sandbox: SandboxControl) => Promise<void>): Promise<void> {
  const sandbox = await connect().sandbox();
  try {
    await use(sandbox);
  } finally {
    await sandbox.end();
  }
}
