// Vitest runs everything under test/; type tests are compiled by test/unit/types.test.ts.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/lib/system-packages.ts",
    // One worker for each core: the default leaves one core idle, which is half of a machine of two.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
