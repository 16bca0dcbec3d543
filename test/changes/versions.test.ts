// The version of a contract: what a change asks of it, and how it is moved.

import { expect, test } from "vitest";
import type { Rating } from "../../model/change.ts";
import { checkVersion, moveVersion } from "../../scripts/changes/versions.ts";
import { scratchRepository } from "./scratch.ts";

test.each<[now: string, Rating, problem: string]>([
  ["1.10.3", "patch", ""],
  ["1.11.0", "minor", ""],
  ["1.10.3", "minor", "1.10.3 is released without this minor change; write at least 1.11.0"],
  ["1.11.0", "major", "write at least 2.0.0"],
  ["1.9.0", "none", "is before the last release 1.10.3; write 1.10.3"],
  ["1.11", "minor", "is not a version"],
])("%s after 1.10.3 with a %s change", (now, rating, problem) => {
  const wrong = checkVersion("finance", "1.10.3", now, rating);
  expect(wrong).toEqual(problem === "" ? undefined : expect.stringContaining(problem));
});

test("moving a version changes its line only, with comments and quotes, and no other `version`", () => {
  const scratch = scratchRepository();
  const source = (version: string) =>
    `x-version: 0\ninfo:\n  title: T\n  # the version: 9.9.9\n  description: |\n    version: 8.8.8\n\n    b\n  version: "${version}" # moved by hand\nservers:\n  version: 1.0.0\n`;
  scratch.write("openapi/ramp/openapi.yaml", source("1.0.0"));
  moveVersion(scratch.root, "ramp", "1.1.0");
  expect(scratch.read("openapi/ramp/openapi.yaml")).toBe(source("1.1.0"));
  scratch.write("openapi/auth/openapi.yaml", "info:\n  title: T\nservers:\n  version: 1.0.0\n");
  expect(() => moveVersion(scratch.root, "auth", "1.1.0")).toThrow(
    "openapi/auth/openapi.yaml has no info.version",
  );
});
