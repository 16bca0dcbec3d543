// The thread in which the mock of a run lives, so that the mock and the contract tests have a core each. JavaScript, so that
// Node takes the mock from its cache and loads no compiler for it.

import module from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

module.enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/finance-ramp/code", import.meta.url)));
const { startMock } = await import("../../mock/start.ts");
/** @type {string[]} */
const lines = [];
const mock = await startMock({ ...workerData, log: (line) => lines.push(line) });
parentPort?.once("message", async () => {
  await mock.stop();
  parentPort?.postMessage("stopped");
});
parentPort?.postMessage({ addresses: mock.addresses, lines });
