// The versions of dependencies: pinned exactly, and the same in the whole repository.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { manifestOf, packages } from "../lib/packed.ts";

test("each dependency has one exact version", async () => {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const manifests = await Promise.all(packages.map(manifestOf));
  const pins = [devDependencies, ...manifests.map(({ dependencies }) => dependencies)].flatMap((one) =>
    Object.entries(one),
  );
  for (const [name, own] of Map.groupBy(pins, ([name]) => name))
    expect(new Set(own.map(([, version]) => version)).size, name).toBe(1);
  expect(pins.filter(([, version]) => !/^(npm:\S+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
