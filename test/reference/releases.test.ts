// Releases as the reference reads them: groups, and the lines of a change.

import { expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import type { Json } from "../../model/document.ts";
import { changesOf, countsOf, groupOf } from "../../reference/contract/releases.ts";
import { difference, type Line, linesOf } from "../../reference/text/difference.ts";
import { dayWord } from "../../reference/text/words.ts";

type Rated = Pick<Change, "wire" | "types"> & { correction?: true };
/** What a change is rated, and the group that says what a reader has to do. */
const rated: [Rated, string][] = [
  [{ wire: "major", types: "none" }, "breaking"],
  [{ wire: "none", types: "major" }, "breaking"],
  [{ wire: "minor", types: "major", correction: true }, "corrected"],
  [{ wire: "patch", types: "none", correction: true }, "corrected"],
  [{ wire: "minor", types: "patch" }, "new"],
  [{ wire: "none", types: "minor" }, "new"],
  [{ wire: "patch", types: "patch" }, "documentation"],
  [{ wire: "none", types: "none" }, "documentation"],
];
const changes = rated.map(([given]) => given as Change);

test("each change has its group, is counted in the order of the page, and keeps its number", () => {
  expect(changes.map(groupOf)).toEqual(rated.map(([, group]) => group));
  expect(countsOf({ changes })).toEqual(["2 breaking", "2 new", "2 corrected", "2 in the documentation"]);
  expect(countsOf({ changes: [] })).toEqual([]);
  expect(changesOf({ changes }).map(({ id }) => id)).toEqual(changes.map((_, index) => `change-${index + 1}`));
});

const show = (lines: Line[]) => lines.map(({ kind, text }) => `${kind} ${text}`);

test("the lines of a change have two around each that changed, and say how many are left out", () => {
  const object = difference({ type: "string", maxLength: 5 }, { type: "string", maxLength: 9, minLength: 1 });
  expect(show(object)).toEqual(["same type: string", "gone maxLength: 5", "new maxLength: 9", "new minLength: 1"]);
  const list = Array.from({ length: 12 }, (_, index) => `v${index}`);
  expect(show(difference(list, [...list, "last"]))).toEqual([
    ...["cut … 10 lines", "same - v10", "same - v11", "new - last"],
  ]);
  expect(show(difference({ a: 1 }, { a: 1 }))).toEqual(["cut … 1 line"]);
  expect(show(difference(undefined, Array.from(Array(100).keys()))).at(-1)).toBe("cut … 40 lines");
  expect(difference(undefined, undefined)).toEqual([]);
});

test.each<[Json, string | undefined, string[]]>([
  [254, "maxLength", ["maxLength: 254"]],
  [null, undefined, ["null"]],
  ["true", undefined, ["true"]],
  ["An event.\nOf two lines.", "description", ["An event.", "Of two lines."]],
  [
    { type: "string", "x-source": ["F1"], items: [{ "x-source": "F2" }] },
    undefined,
    ["type: string", "items:", "  - {}"],
  ],
])("the lines of a change show %j with its name, if it has one, and a text as it is", (value, name, lines) => {
  expect(linesOf(value, name)).toEqual(lines);
});

test("the lines of a change fit, and a short text is shown as the long one beside it", () => {
  expect(show(difference("The ID.", "word ".repeat(20), "description"))[0]).toBe("gone The ID.");
  const lines = linesOf(`${"word ".repeat(30)}${"x".repeat(80)}`);
  expect(lines.filter((line) => line.length > 60)).toEqual(["x".repeat(80)]);
  expect(lines.join(" ")).toBe(`${"word ".repeat(30)}${"x".repeat(80)}`);
});

test("a day is written out", () => {
  expect(dayWord("2026-09-01")).toBe("September 1, 2026");
});
