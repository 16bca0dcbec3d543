// The versions of dependencies: pinned exactly, and the same in the whole repository; and of Node: one for each package.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { manifestOf, packages } from "./package.ts";

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

test("each README names the Node of engines, and no other", async () => {
  for (const room of packages) {
    const { engines } = await manifestOf(room);
    const [, least, without] = /^(?:>=|\^)([\d.]+)(?: \|\| >=(\d+))?$/.exec(engines.node) ?? [];
    const readme = await readFile(`${root}${room}/README.md`, "utf8");
    const named = [...readme.matchAll(/\bNode (\d+\.\d+) (?:or|and) later( \(not (\d+)\))?/g)];
    expect(named.map(([, version, , not]) => [version, not && `${Number(not) + 1}`])).toEqual([[least, without]]);
  }
});
