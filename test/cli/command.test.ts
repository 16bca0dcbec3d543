// The frame of the command lines: how a message names a command, by where its package is and where it was called.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { callOf, titleOf } from "../../cli/invocation.ts";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";

const file = (root: string, store = "") => `${root}/${store}node_modules/finance-ramp-mock/dist/cli/invocation.js`;

test.each([
  ["in a project", file("/home/me/app"), "/home/me/app", "npx "],
  ["in a store of a project", file("/home/me/app", "node_modules/.pnpm/mock@1/"), "/home/me/app", "npx "],
  ["on Windows", "C:\\app\\node_modules\\finance-ramp-mock\\dist\\cli\\invocation.js", "C:\\app\\web", "npx "],
  ["beside a project", file("/home/me/app"), "/home/me/app-two", ""],
  ["not installed", "/home/me/mock/dist/cli/invocation.js", "/home/me", ""],
])("%s", (_, path, cwd, call) => {
  expect(callOf(path, cwd)).toBe(call);
  expect(titleOf(`${call}finance-ramp-mock`)).toBe("finance-ramp-mock");
});

test("the work of a command goes on where nobody reads what it prints, as after | head", async () => {
  const program = `import { command } from ${JSON.stringify(`${root}cli/command.ts`)};
await command({ name: "test", summary: "Prints." }, async () => {
  for (let line = 0; line < 20; line++) {
    console.log(line);
    console.error(line);
    await new Promise((next) => setImmediate(next));
  }
  return 3;
});`;
  const folder = temporaryFolder("command");
  await writeFile(`${folder}/program.ts`, program);
  const child = spawn(process.execPath, [`${folder}/program.ts`]);
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, "exit")).toEqual([3, null]);
});
