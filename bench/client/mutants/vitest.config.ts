// The tests that Stryker runs against mutants of the client: those of the core.

import { defineConfig } from "vitest/config";

/** Vitest 5 puts ` > ` between the names of a test and of what holds it. Stryker looks for a space: it would run too few. */
const nameOfTests = {
  name: "names-of-tests",
  configureVitest({ project }: { project: { config: { testNamePattern?: RegExp | undefined } } }): void {
    let pattern: RegExp | undefined;
    Object.defineProperty(project.config, "testNamePattern", {
      get: () => pattern,
      set: (given?: RegExp) => {
        pattern = given && new RegExp(given.source.replaceAll(" ", "(?: | > )"));
      },
    });
  },
};

/** Tests of other parts, or in a process of their own, where Stryker switches no mutant on: they would only take time. */
const others = ["examples", "testing", "user-agent", "validation", "webhooks-example"];

export default defineConfig({
  plugins: [nameOfTests],
  test: {
    include: ["test/client/*.test.ts"],
    exclude: ["test/client/*.long.test.ts", ...others.map((name) => `test/client/${name}.test.ts`)],
    isolate: false,
    globalSetup: "test/lib/system-packages.ts",
    // A mutant can leave a test waiting for ever. The longest takes three seconds on a busy machine.
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
