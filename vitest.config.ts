// Vitest runs the tests under test/; type tests are compiled by lint, those of the client also by test/packages/.

import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes stands in *.long.test.ts and has a command of its own, npm run test:long, which CI runs. */
const long = ["test/**/*.long.test.ts"];
/** Files of which npm test takes a sample, such as one defect for each check, and npm run test:long everything. */
const sampled = [
  ...["test/conformance/defects.test.ts"],
  ...["test/reference/browser.test.ts", "test/reference/search-browser.test.ts", "test/reference/snippets.test.ts"],
  ...["test/conformance/staging.test.ts", "test/cli/*.test.ts", "test/mock/rules/*.test.ts"],
  ...["test/lint/rules.test.ts", "test/changes/edits.test.ts"],
];
const isLong = process.env["LONG"] === "1";

const include = isLong ? [...long, ...sampled] : ["test/**/*.test.ts"];
const exclude = isLong ? configDefaults.exclude : [...configDefaults.exclude, ...long];

/**
 * What takes longest, so that no worker is left alone with it at the end, and first of all what builds the reference: the others of
 * its files come when the site is there. Vitest takes large files first.
 */
const longest = [
  ...["reference/browser", "conformance/staging", "conformance/mock.", "conformance/deliveries"],
  ...["lint/rules", "mock/rules/rules", "packages/", "conformance/causes", "conformance/learning"],
  ...["surface/", "reference/operations", "reference/guides", "reference/snippets"],
  ...["conformance/defects", "mock/data", "mock/sensitive", "mock/delivery", "cli/mock"],
  ...["lint/", "changes/", "client/validation", "mock/frontend", "reference/"],
];

/** Where a file stands among those; the last of all for others. */
const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.includes(`/test/${name}`));
  return at === -1 ? longest.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // The code runs as Node runs it: nothing is transformed, and Node keeps what it has compiled for all workers.
    experimental: { viteModuleRunner: false },
    ...{ include, exclude },
    // All files of npm test share the modules of their worker, so none may replace one or set what it reads as it is loaded.
    isolate: isLong,
    sequence: { sequencer: LongestFirst },
    globalSetup: ["test/lib/temporary.ts", "test/lib/system-packages.ts"],
    // One more than cores: tests that wait, for a browser, a database or a process, leave their core to another.
    maxWorkers: availableParallelism() + 1,
    // For a test that hangs, not one that is slow: others may load the machine.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: isLong ? 600_000 : 120_000,
  },
});
