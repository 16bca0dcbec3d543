// The frame of the command lines where the other tests do not reach: nobody reads what a command prints.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { temporaryFolder } from "../lib/folder.ts";

const program = `
import { command } from ${JSON.stringify(`${root}cli/command.ts`)};
await command({ name: "test", summary: "Prints." }, async () => {
  for (let line = 0; line < 20; line++) {
    console.log(line);
    console.error(line);
    await new Promise((next) => setImmediate(next));
  }
  return 3;
});
`;

test("the work of a command goes on where nobody reads what it prints, as after | head", async () => {
  const folder = temporaryFolder("command");
  await writeFile(`${folder}/program.ts`, program);
  const child = spawn(process.execPath, [`${folder}/program.ts`]);
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, "exit")).toEqual([3, null]);
});
