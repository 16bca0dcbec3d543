// The thread in which the mock of a run lives, so that the mock and the contract tests have a core each.

import { parentPort, workerData } from "node:worker_threads";
import type { MockOptions } from "../../mock/options.ts";
import { startMock } from "../../mock/start.ts";

const mock = await startMock(workerData as MockOptions);
parentPort?.once("message", async () => {
  await mock.stop();
  parentPort?.postMessage("stopped");
});
parentPort?.postMessage(mock.addresses);
