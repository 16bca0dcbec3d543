// The thread of the mock, so that mock and contract tests have a core each. It is JavaScript, so that Node loads no compiler.

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
