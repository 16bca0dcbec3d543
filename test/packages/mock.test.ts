// The mock as it is published.

import { afterAll, beforeAll } from "vitest";
import { type Packed, pack } from "../lib/packed.ts";
import { packageChecks } from "./lib/checks.ts";

let packed: Packed;
beforeAll(async () => {
  packed = await pack("mock");
}, 120_000);
afterAll(() => packed?.remove());

packageChecks(() => packed, {
  rooms: ["cli", "generated", "mock", "model"],
  kinds: [".cjs", ".css", ".d.cts", ".d.ts", ".html", ".js", ".json", ".md", ".yaml", "Containerfile", "LICENSE"],
  dependencies: [
    ...["@stoplight/prism-core", "@stoplight/prism-http", "ajv", "ajv-formats", "commander", "find-my-way"],
    ...["jose", "secure-json-parse", "yaml"],
  ],
  peers: ["@playwright/test", "msw", "vitest"],
  types: true,
  // A worker, a table for readers and tests, and a file of which only types are imported.
  beside: ["dist/mock/respond/prismWorker.js", "dist/mock/state/not-modelled.js", "dist/model/change.js"],
});
