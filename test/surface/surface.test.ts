// What others rely on is what surface.txt says. A line goes only when an issue names it.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { surface } from "./surface.ts";

const file = `${root}test/surface/surface.txt`;
const update = "UPDATE_SURFACE=1 npx vitest run test/surface";
const header = `# What others rely on, made from the code by ${update}`;

test("what others rely on is as it was", async () => {
  const before = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const now = await surface(before);
  if (process.env["UPDATE_SURFACE"] === "1") writeFileSync(file, `${[header, ...now].join("\n")}\n`);
  else {
    const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
    const come = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
    const rule =
      "A line may go only when an issue names it: quote its sentence in the commit; a new line needs a reason";
    expect([...gone, ...come], `${rule}. Then write the list: ${update}`).toEqual([]);
  }
});
