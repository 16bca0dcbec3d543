// How a message names the commands of a package, by where the package is and where it was called.

import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { callOf, titleOf } from "../../cli/called.ts";
import { temporaryFolder } from "../lib/folder.ts";

const file = (root: string, store = "") => `${root}/${store}node_modules/finance-ramp-mock/dist/cli/called.js`;

test.each([
  ["in a project", file("/home/me/app"), "/home/me/app", "npx "],
  ["in a folder of a project", file("/home/me/app"), "/home/me/app/packages/web", "npx "],
  ["in a store of a project", file("/home/me/app", "node_modules/.pnpm/mock@1/"), "/home/me/app", "npx "],
  ["on Windows", "C:\\app\\node_modules\\finance-ramp-mock\\dist\\cli\\called.js", "C:\\app\\web", "npx "],
  ["beside a project", file("/home/me/app"), "/home/me/app-two", ""],
  ["for the whole machine", file("/usr/lib"), "/home/me/app", ""],
  ["not installed", "/home/me/mock/dist/cli/called.js", "/home/me", ""],
])("%s", (_, path, cwd, call) => {
  expect(callOf(path, cwd)).toBe(call);
  expect(titleOf(`${call}finance-ramp-mock`)).toBe("finance-ramp-mock");
});

test.each([
  ["a file", "file:../../my.tgz", "ROOT/my.tgz"],
  ["a file with a space", "file:../../my own.tgz", "'ROOT/my own.tgz'"],
  ["a version of a registry", "^1.0.0", "'finance-ramp-mock@^1.0.0'"],
  ["an address", "https://packages.example/mock.tgz", "https://packages.example/mock.tgz"],
  ["nothing that can be read", undefined, "finance-ramp-mock"],
])("fetched by npx: %s", async (_, address, shown) => {
  const root = temporaryFolder("npx-cache");
  await mkdir(`${root}/_npx/0a1b`, { recursive: true });
  const dependencies = { "finance-ramp-mock": address };
  await writeFile(`${root}/_npx/0a1b/package.json`, address === undefined ? "" : JSON.stringify({ dependencies }));
  const call = callOf(file(`${root}/_npx/0a1b`), "/home/me");
  expect(call).toBe(`npx --yes --package=${shown.replace("ROOT", root)} `);
  expect(titleOf(`${call}finance-ramp-mock run`)).toBe("finance-ramp-mock run");
});
