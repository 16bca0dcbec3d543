// Vitest runs everything under test/; type tests are compiled by test/unit/types.test.ts.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/lib/system-packages.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
