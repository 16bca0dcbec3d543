// Vitest runs the tests under test/; type tests are compiled by test/unit/types.test.ts.

import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** What takes minutes stands in *.long.test.ts and has a command of its own, npm run test:long, which CI runs. */
const long = ["test/**/*.long.test.ts"];
/** Files of which npm test takes a sample, such as one defect for each check, and npm run test:long everything. */
const sampled = [
  ...["test/conformance/defects/*.test.ts", "test/conformance/tables.test.ts"],
  "test/reference/browser.test.ts",
];
const isLong = process.env["LONG"] === "1";

/**
 * Files that have a process of their own, because they replace a module or set what a module reads as it is loaded. All others
 * share the modules of their worker, which takes a third of the time off; test/unit/alone.test.ts holds that none of them does so.
 */
const alone = ["test/mock/body.test.ts", "test/client/user-agent.test.ts", "test/reference/releases-contract.test.ts"];
const include = isLong ? [...long, ...sampled] : ["test/**/*.test.ts"];
const exclude = isLong ? configDefaults.exclude : [...configDefaults.exclude, ...long];

export default defineConfig({
  test: {
    projects: isLong
      ? [{ extends: true, test: { name: "long", include, exclude } }]
      : [
          { extends: true, test: { name: "shared", include, exclude: [...exclude, ...alone], isolate: false } },
          { extends: true, test: { name: "alone", include: alone } },
        ],
    globalSetup: ["test/lib/temporary.ts", "test/lib/system-packages.ts"],
    // More workers than cores: tests that wait, for a browser, a database or a process, leave their core to another.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // For a test that hangs, not one that is slow: others may load the machine.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: isLong ? 600_000 : 120_000,
  },
});
