// Vitest runs everything under test/; type tests are compiled by test/unit/types.test.ts.

import { configDefaults, defineConfig } from "vitest/config";

/** What takes minutes and has a command of its own: npm run test:recipes. */
const apart = process.env["RECIPES"] === "1" ? [] : ["test/recipes/recipes.test.ts"];

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...apart],
    globalSetup: "test/lib/system-packages.ts",
    // One worker for each core: the default leaves one core idle, which is half of a machine of two.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
