// One exported type name in one module: what the check finds, and what it leaves alone.

import { expect, test } from "vitest";
import { repeatedTypeNames } from "../../scripts/linters/type-names.ts";

test("a type that several modules declare is named with all; a re-export or a type of one module is not", () => {
  const texts = new Map([
    ["mock/d.ts", 'interface Try {}\nexport type { Try as Attempt };\nexport type { Row } from "./row.ts";\n'],
    ["client/attempt.js", '/** @typedef {{}} Attempt */\n/** @typedef {import("./row.ts").Row} Row */\n'],
    ["client/row.ts", "export class Row {}\ndeclare global {\n  const enum Attempt {}\n}\n"],
    ["scripts/e.ts", "a = [/`/, `\nexport class Row {}\n`];\ninterface Row {}\nexport default class Attempt {}\n"],
  ]);
  expect(repeatedTypeNames(texts)).toEqual([
    "Attempt is declared in mock/d.ts and client/attempt.js and client/row.ts and scripts/e.ts; name each by what it means",
  ]);
});
