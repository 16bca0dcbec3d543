// One exported type name in one module: what the check finds, and what it leaves alone.

import { expect, test } from "vitest";
import { repeatedTypeNames } from "../../scripts/linters/type-names.ts";

test("a type that several modules declare is named with all; a re-export or a type of one module is not", () => {
  const texts = new Map([
    ["mock/delivery.ts", "export interface Attempt {}\ninterface Row {}\n"],
    ["client/attempt.ts", 'export type Attempt = number;\nexport type { Row } from "./row.ts";\n'],
    ["client/row.ts", "export class Row {}\nexport const enum Attempt {}\n"],
    ["scripts/emit.ts", "const text = `\nexport interface Attempt {}\n`;\nexport default class Attempt {}\n"],
  ]);
  expect(repeatedTypeNames(texts)).toEqual([
    "Attempt is declared in mock/delivery.ts and client/attempt.ts and client/row.ts and scripts/emit.ts; name each by what it means",
  ]);
});
