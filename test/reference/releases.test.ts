// The group and the number of each change of a release, and days.

import { expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import { changesOf, countsOf, groupOf } from "../../reference/contract/releases.ts";
import { dayWord } from "../../reference/text/words.ts";

type Rated = Pick<Change, "wire" | "types"> & { correction?: true };
/** What a change is rated, and the group that says what a reader has to do. */
const rated: [Rated, string][] = [
  [{ wire: "major", types: "none" }, "breaking"],
  [{ wire: "none", types: "major" }, "breaking"],
  [{ wire: "minor", types: "major", correction: true }, "corrected"],
  [{ wire: "minor", types: "patch" }, "new"],
  [{ wire: "none", types: "minor" }, "new"],
  [{ wire: "patch", types: "patch" }, "documentation"],
];
const changes = rated.map(([given]) => given as Change);

test("each change has its group, is counted in the order of the page, and keeps its number", () => {
  expect(changes.map(groupOf)).toEqual(rated.map(([, group]) => group));
  expect(countsOf({ changes })).toEqual(["2 breaking", "2 new", "1 corrected", "1 in the documentation"]);
  expect(countsOf({ changes: [] })).toEqual([]);
  expect(changesOf({ changes }).map(({ id }) => id)).toEqual(changes.map((_, index) => `change-${index + 1}`));
});

test("a day is written out", () => {
  expect(dayWord("2026-09-01")).toBe("September 1, 2026");
});
