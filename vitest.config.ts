// Vitest runs the tests under test/. Lint compiles the type tests; test/packages/ also compiles those of the client.

import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that take minutes, which only npm run test:long and CI run. */
const long = ["test/**/*.long.test.ts"];
/** Files of which npm test runs a sample, such as one defect for each check, and npm run test:long everything. */
const sampled = [
  "test/conformance/{defects,staging}.test.ts",
  "test/reference/{browser,search-browser,snippets}.test.ts",
  "test/{cli,mock/rules}/*.test.ts",
  "test/{lint/rules,changes/edits}.test.ts",
];
const isLong = process.env["LONG"] === "1";

const include = isLong ? [...long, ...sampled] : ["test/**/*.test.ts"];
const exclude = isLong ? configDefaults.exclude : [...configDefaults.exclude, ...long];

/**
 * The slowest files in the order of their start, so that no worker runs one of them alone at the end. The first builds
 * the reference, which the other files in reference/ need. Vitest alone would start with the largest files.
 */
const slowest = [
  /^reference\/browser|^conformance\/(staging|mock\.|deliveries)/,
  /^(lint\/rules|mock\/rules\/rules|packages\/|conformance\/(causes|learning))/,
  /^(surface\/|reference\/(operations|guides|snippets))/,
  /^(conformance\/defects|mock\/(data|sensitive|delivery)|cli\/mock)/,
  /^(lint\/|changes\/|client\/validation|mock\/frontend|reference\/)/,
];

/** Position of a file's pattern in `slowest`; all other files come last. */
const rank = ({ moduleId }: TestSpecification): number => {
  const at = slowest.findIndex((pattern) => pattern.test(moduleId.split("/test/").at(-1) ?? ""));
  return at === -1 ? slowest.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Node itself runs the TypeScript code, and all workers share its compile cache.
    experimental: { viteModuleRunner: false },
    ...{ include, exclude },
    // The files of npm test share the modules of their worker, so they must not mock modules or what these load.
    isolate: isLong,
    sequence: { sequencer: LongestFirst },
    globalSetup: ["test/lib/temporary.ts", "test/lib/system-packages.ts"],
    // One more than cores, because some tests wait for a browser, a database or a process.
    maxWorkers: availableParallelism() + 1,
    // High enough for slow tests on a busy machine; it stops tests that hang.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: isLong ? 600_000 : 120_000,
  },
});
