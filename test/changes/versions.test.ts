// Which version a contract must have, and that moving it changes nothing else.

import { describe, expect, test } from "vitest";
import { apis, root } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import { bumped, checkVersions, leastVersion, moveVersion, readVersion } from "../../scripts/changes/versions.ts";
import { readGenerated } from "../lib/bundles.ts";
import { scratchRepository } from "./scratch.ts";

test.each<[string, Rating, string, string]>([
  ["1.10.0", "none", "1.10.0", "1.10.0"],
  ["1.10.0", "patch", "1.10.1", "1.10.0"],
  ["1.10.0", "minor", "1.11.0", "1.11.0"],
  ["1.10.9", "minor", "1.11.0", "1.11.0"],
  ["1.10.3", "major", "2.0.0", "2.0.0"],
  ["9.99.99", "major", "10.0.0", "10.0.0"],
])("%s and a %s change: released as %s, written as %s", (from, rating, next, least) => {
  expect(bumped(from, rating)).toBe(next);
  expect(leastVersion(from, rating)).toBe(least);
});

test.each(["1.10", "1.10.0-beta", "01.1.1", "next"])("%s is refused in one line", (version) => {
  expect(() => bumped(version, "minor")).toThrow(`${version} is no version`);
});

describe("the version of a contract", () => {
  test.each<[now: string, Rating, says: string | undefined]>([
    ["1.10.0", "none", undefined],
    ["1.10.0", "patch", undefined],
    ["1.10.1", "patch", undefined],
    ["1.11.0", "minor", undefined],
    ["2.0.0", "major", undefined],
    ["1.10.0", "minor", "1.10.0 is released without this minor change; write at least 1.11.0"],
    ["1.10.5", "minor", "write at least 1.11.0"],
    ["1.10.0", "major", "write at least 2.0.0"],
    ["1.11.0", "major", "write at least 2.0.0"],
    ["1.9.0", "none", "is before the last release 1.10.0; write 1.10.0"],
    ["1.9.0", "minor", "is before the last release 1.10.0; write 1.11.0"],
    ["1.11", "minor", "is no version"],
  ])("is %s after 1.10.0 with a %s change", (now, rating, says) => {
    const { problems, notes } = checkVersions([{ api: "finance", released: "1.10.0", now, rating }]);
    expect(problems).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
    expect(notes).toEqual([]);
  });

  test.each<[now: string, Rating]>([
    ["2.0.0", "minor"],
    ["1.12.0", "minor"],
    ["1.11.0", "none"],
    ["3.0.0", "major"],
  ])("that moved to %s for a %s change is allowed, and said", (now, rating) => {
    const { problems, notes } = checkVersions([{ api: "finance", released: "1.10.0", now, rating }]);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(`moves from 1.10.0 to ${now}`)]);
  });

  test("is free before the first release", () => {
    const all = { api: "ramp", released: undefined, now: "0.1.0", rating: "none" } as const;
    expect(checkVersions([all])).toEqual({ problems: [], notes: [] });
  });
});

test("the version of each contract of this repository is found in its source", () => {
  for (const api of apis) {
    const { info } = readGenerated<{ info: { version: string } }>(`${api}/openapi.json`);
    expect(readVersion(root, api)).toBe(info.version);
  }
});

test("moving a version changes its line only, with comments and quotes, and no other `version`", () => {
  const scratch = scratchRepository();
  const source = (version: string) =>
    `x-version: 0\ninfo:\n  title: T\n  # the version: 9.9.9\n  description: |\n    version: 8.8.8\n\n    b\n  version: "${version}" # moved by hand\nservers:\n  version: 1.0.0\n`;
  scratch.write("openapi/ramp/openapi.yaml", source("1.0.0"));
  moveVersion(scratch.root, "ramp", "1.1.0");
  expect(scratch.read("openapi/ramp/openapi.yaml")).toBe(source("1.1.0"));
  scratch.write("openapi/auth/openapi.yaml", "info:\n  title: T\nservers:\n  version: 1.0.0\n");
  expect(() => moveVersion(scratch.root, "auth", "1.1.0")).toThrow("openapi/auth/openapi.yaml has no info.version");
  scratch.done();
});
