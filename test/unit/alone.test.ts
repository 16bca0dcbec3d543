// Test files share the modules of their worker. One that changes them, or what they read as they are loaded, stands alone.

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";

/** What stays in the worker after a file has ended: replaced modules, and variables of the environment. */
const leaves =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bprocess\.env(?:\[[^\]]+\]|\.\w+) \??\??=[^=]|delete process\.env/;

test("a test file that replaces a module or sets the environment is listed in vitest.config.ts as alone", async () => {
  const found = [];
  for await (const file of glob("test/**/*.test.ts", { cwd: root })) {
    if (file.endsWith(".long.test.ts") || file === "test/unit/alone.test.ts") continue;
    if (leaves.test(await readFile(join(root, file), "utf8"))) found.push(file);
  }
  const listed = /const alone = \[([^\]]*)\]/.exec(await readFile(join(root, "vitest.config.ts"), "utf8"))?.[1] ?? "";
  expect(found.sort()).toEqual([...listed.matchAll(/"([^"]+)"/g)].map(([, file]) => file).sort());
});
