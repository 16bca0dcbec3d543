// The arrows between the rooms: every import that goes against them is found, with the rule's reason.

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { mayImport } from "../../scripts/linters/arrow-rules.js";
import { checkArrows } from "../../scripts/linters/arrows.ts";
import { temporaryFolder } from "../lib/folder.ts";

const rooms = Object.keys(mayImport) as (keyof typeof mayImport)[];
let folder = "";

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = temporaryFolder("arrows");
  for (const file of ["scripts/linters/arrow-rules.js", "tsconfig.json", "package.json"])
    cpSync(root + file, join(folder, file));
  for (const room of [...rooms, "generated"]) write(`${room}/index.ts`, `export const name = "${room}";\n`);
});

describe("arrows between the rooms", () => {
  test("every import along an arrow passes, and every other one is found, however a room is reached", async () => {
    const wrong: string[] = [];
    for (const from of rooms)
      for (const to of [...rooms, "generated"].filter((other) => other !== from)) {
        const allowed = (mayImport[from] as string[]).includes(to);
        const file = `${from}/${allowed ? "right" : "wrong"}-${to}.ts`;
        write(file, `import { name } from "../${to}/index.ts";\nexport const other = name;\n`);
        if (!allowed) wrong.push(`arrows-of-${from}: ${file}`);
      }
    const arrows: [way: string, file: string, text: string][] = [
      ["types alone", "mock/types.ts", 'export type { name } from "../client/index.ts";\n'],
      ["types in JavaScript", "mock/a.js", '/** @typedef {import("../client/index.ts").name} Name */\n'],
      ["a package of this repository by its name", "conformance/a.ts", 'import "finance-ramp-mock";\n'],
      [
        "a page's script",
        "reference/client/a.ts",
        'import { name } from "../../mock/index.ts";\nexport default name;\n',
      ],
      [
        "a file of generated/ by its place",
        "mock/a.ts",
        'export const a = new URL("../generated/a.json", import.meta.url);\n',
      ],
      ["a worker of another room", "mock/b.ts", 'export const a = new URL("../client/index.ts", import.meta.url);\n'],
      ["Astro: after a comment", "reference/a.astro", '---\n// ---\nimport { name } from "../mock/index.ts";\n---\n'],
      ["Astro: imported when it is needed", "reference/b.astro", "---\nawait import('../mock/index.ts');\n---\n"],
      ["Astro: in a script", "reference/c.astro", '---\n---\n<script>import "../mock/index.ts";</script>\n'],
    ];
    for (const [, file, text] of arrows) {
      write(file, text);
      wrong.push(`arrows-of-${file.split("/")[0]}: ${file}`);
    }
    const { code, stdout } = await checkArrows(folder, []);
    expect(code).toBe(1);
    const found = [...stdout.matchAll(/(arrows-of-\w+: \S+)/g)].map(([, line]) => line);
    expect(found.sort()).toEqual(wrong.sort());
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "consumers read the contract through model/ and never each other.",
    );
  });

  test("a circle of types counts; a known one passes as long as it is there, and with no file more", async () => {
    const circle = ["model/one.ts", "model/two.ts"];
    write("model/one.ts", 'import type { Two } from "./two.ts";\nexport type One = Two[];\n');
    write("model/two.ts", 'import type { One } from "./one.ts";\nexport type Two = One[];\n');
    expect(await checkArrows(folder, [circle])).toMatchObject({ code: 0, stdout: "" });
    write("model/two.ts", 'import type { Three } from "./three.ts";\nexport type Two = Three[];\n');
    write("model/three.ts", 'import type { One } from "./one.ts";\nexport type Three = One[];\n');
    expect((await checkArrows(folder, [circle])).stdout).toMatch(/no-cycle: model\/.*three\.ts/);
    write("model/three.ts", "export type Three = string;\n");
    const { code, stdout } = await checkArrows(folder, [circle]);
    expect([code, ...stdout.matchAll(/\S+(?= is in no circle anymore)/g)].flat()).toEqual([1, ...circle]);
  });
});
