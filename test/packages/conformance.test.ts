// The contract tests as they are published: commands, and nothing to import.

import { afterAll, beforeAll } from "vitest";
import { type Packed, pack } from "../lib/packed.ts";
import { packageChecks } from "./lib/checks.ts";

let packed: Packed;
beforeAll(async () => {
  packed = await pack("conformance");
}, 120_000);
afterAll(() => packed?.remove());

packageChecks(() => packed, {
  rooms: ["cli", "conformance", "generated", "model"],
  kinds: [".js", ".json", ".md", ".yaml", "LICENSE"],
  dependencies: ["ajv", "ajv-formats", "commander", "fast-check", "yaml"],
  types: false,
});
