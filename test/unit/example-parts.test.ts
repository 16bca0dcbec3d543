// Examples are put together from their parts before anybody sees them (scripts/redocly/examples.js).

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assemble } from "../../scripts/redocly/examples.js";
import { temporaryFolder } from "../lib/folder.ts";
import { allMedia, examplesOf } from "../lib/media.ts";

const folder = temporaryFolder("parts");
const file = join(folder, "path.yaml");
writeFileSync(
  join(folder, "parts.yaml"),
  `lund: { city: Lund }
maya: { id: m, address: { $ref: "#/lund" } }
both: [{ $ref: "#/maya" }, { $ref: other.yaml }]
loop: { $ref: "#/loop" }
text: Lund`,
);
writeFileSync(join(folder, "other.yaml"), "id: o");

const cases: [what: string, value: unknown, expected: unknown][] = [
  ["a part", { result: { $ref: "parts.yaml#/maya" } }, { result: { id: "m", address: { city: "Lund" } } }],
  [
    "a list of parts, one of them a whole file",
    { $ref: "parts.yaml#/both" },
    [{ id: "m", address: { city: "Lund" } }, { id: "o" }],
  ],
  [
    "fields beside a part are added or replace",
    { $ref: "parts.yaml#/maya", id: "n", note: null },
    {
      id: "n",
      address: { city: "Lund" },
      note: null,
    },
  ],
  ["what has no reference stays", { a: [1, "x", null, {}] }, { a: [1, "x", null, {}] }],
];
test.each(cases)("%s", (_, value, expected) => expect(assemble(value, file)).toEqual(expected));

test("fields before a part come first", () => {
  const value = { note: 1, id: "n", $ref: "parts.yaml#/maya", more: 2 };
  expect(Object.entries(assemble(value, file) as object).map(([key, field]) => [key, typeof field])).toEqual([
    ["note", "number"],
    ["id", "string"],
    ["address", "object"],
    ["more", "number"],
  ]);
});

const mistakes: [what: string, value: unknown, message: string][] = [
  ["an unknown part", { $ref: "parts.yaml#/nobody" }, "does not exist"],
  ["an unknown file", { $ref: "nothing.yaml" }, "cannot be read"],
  ["a loop", { $ref: "parts.yaml#/loop" }, "refers to itself"],
  ["fields beside a text", { $ref: "parts.yaml#/text", id: "n" }, "not an object"],
];
test.each(mistakes)("%s is refused", (_, value, message) => expect(() => assemble(value, file)).toThrow(message));

test("no example of a bundle has a reference inside", () => {
  const values = allMedia().flatMap(({ media }) => examplesOf(media).map(([, value]) => JSON.stringify(value)));
  expect(values.filter((text) => text === undefined || text.includes('"$ref"'))).toEqual([]);
});
