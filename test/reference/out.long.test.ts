// A site built beside the repository, in a folder whose name begins with that of the repository.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runScript } from "../lib/process.ts";

let folder = "";
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a folder beside the repository", async () => {
  folder = await mkdtemp(`${root.replace(/\/$/, "")}-site-`);
  const { code, stderr } = await runScript("reference/build.ts", ["--quick", "--out", folder]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(await readFile(`${folder}/index.html`, "utf8")).toContain("<h1>");
});
