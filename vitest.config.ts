// Vitest runs the tests under test/; type tests are compiled by test/unit/types.test.ts.

import { configDefaults, defineConfig } from "vitest/config";

/** What takes minutes stands in *.long.test.ts and has a command of its own, npm run test:long, which CI runs. */
const long = ["test/**/*.long.test.ts"];
const isLong = process.env["LONG"] === "1";

export default defineConfig({
  test: {
    include: isLong ? long : ["test/**/*.test.ts"],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, ...long],
    globalSetup: "test/lib/system-packages.ts",
    // One worker for each core: the default leaves one core idle, which is half of a machine of two.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
