// Vitest for the tests of the mock, with the installed package in the place of its sources: INSTALLED_MOCK is its folder.

import { dirname, resolve } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { root } from "../../model/apis.ts";

const installed = process.env["INSTALLED_MOCK"] ?? "";

/** What the tests import of the sources is the file of the package that was made of it. */
const fromPackage: Plugin = {
  name: "from the package",
  enforce: "pre",
  resolveId(id, importer) {
    if (importer === undefined || !id.startsWith(".")) return undefined;
    const path = resolve(dirname(importer), id);
    if (!path.startsWith(`${root}mock/`)) return undefined;
    // A file that the package lacks fails the tests that need it.
    return { id: `${installed}/dist/${path.slice(root.length).replace(/\.ts$/, ".js")}`, external: true };
  },
};

export default defineConfig({
  root,
  plugins: [fromPackage],
  test: {
    // A sample of what the mock does: the rest is of the same files. Its own tests are about the sources.
    include: ["story", "delivery", "sandboxes", "scenarios", "tokens", "documents", "control", "page", "hosted"].map(
      (name) => `test/mock/${name}.test.ts`,
    ),
    isolate: false,
    // What is kept names the folder of an earlier run.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
