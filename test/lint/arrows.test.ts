// The arrows between the rooms: every import that goes against them is found, with the rule's reason, and every circle.

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { mayImport } from "../../scripts/linters/arrow-rules.js";
import { checkArrows } from "../../scripts/linters/arrows.ts";
import { temporaryFolder } from "../lib/folder.ts";

const rooms = Object.keys(mayImport) as (keyof typeof mayImport)[];
const folder = temporaryFolder("arrows");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Ways against the arrows, beside a plain import. */
const ways: [file: string, text: string][] = [
  // Types alone, also in JavaScript.
  ["mock/types.ts", 'export type { name } from "../client/index.ts";\n'],
  ["mock/a.js", '/** @typedef {import("../client/index.ts").name} Name */\n'],
  // A package of this repository by its name.
  ["conformance/a.ts", 'import "finance-ramp-mock";\n'],
  // A page's script.
  ["reference/client/a.ts", 'import { name } from "../../mock/index.ts";\nexport default name;\n'],
  // A file that is opened by its place: of generated/, or a worker of another room.
  ["mock/a.ts", 'export const a = new URL("../generated/a.json", import.meta.url);\n'],
  ["mock/b.ts", 'export const a = new URL("../client/index.ts", import.meta.url);\n'],
  // Astro: after a comment, imported when it is needed, and in a script.
  ["reference/a.astro", '---\n// ---\nimport { name } from "../mock/index.ts";\n---\n'],
  ["reference/b.astro", "---\nawait import('../mock/index.ts');\n---\n"],
  ["reference/c.astro", '---\n---\n<script>import "../mock/index.ts";</script>\n'],
];

test("every import along an arrow passes, every other one and every circle is found", async () => {
  for (const file of ["scripts/linters/arrow-rules.js", "tsconfig.json", "package.json"])
    cpSync(root + file, join(folder, file));
  for (const room of [...rooms, "generated"]) write(`${room}/index.ts`, `export const name = "${room}";\n`);
  const wrong = ["server-of-the-tests: test/server/a.ts"];
  for (const from of rooms)
    for (const to of [...rooms, "generated"].filter((other) => other !== from)) {
      const allowed = (mayImport[from] as string[]).includes(to);
      const file = `${from}/${allowed ? "right" : "wrong"}-${to}.ts`;
      write(file, `import { name } from "../${to}/index.ts";\nexport const other = name;\n`);
      if (!allowed) wrong.push(`arrows-of-${from}: ${file}`);
    }
  for (const [file, text] of ways) {
    write(file, text);
    wrong.push(`arrows-of-${file.split("/")[0]}: ${file}`);
  }
  write("test/server/a.ts", 'import { name } from "../../model/index.ts";\nexport default name;\n');
  // A circle of types alone.
  write("model/new.ts", 'import type { A } from "./circle.ts";\nexport type B = A;\n');
  write("model/circle.ts", 'import type { B } from "./new.ts";\nexport type A = B;\n');
  const told = (await checkArrows(folder)).join("\n");
  const found = [...told.matchAll(/((?:arrows|no-cycle|server)[\w-]*: \S+)/g)].map(([, line]) => line);
  expect(found.sort()).toEqual([...wrong, "no-cycle: model/circle.ts"].sort());
  expect(told.replaceAll(/\s+/g, " ")).toContain("read the contract through model/ and never each other.");
});
