// The examples tell one story: every UUID in them is one of openapi/cast.yaml.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/lib/apis.ts";
import { allMedia, examplesOf } from "../lib/media.ts";

const uuids = (text: string) => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
const cast = parse(readFileSync(`${root}openapi/cast.yaml`, "utf8")) as Record<string, Record<string, string>>;
const ids = Object.values(cast).flatMap((group) => Object.values(group));

test("every id of the cast is there once", () => {
  expect(ids).toEqual([...new Set(ids)]);
});

test("every UUID in an example belongs to the cast", () => {
  const strangers = allMedia().flatMap(({ api, path, media }) =>
    examplesOf(media).flatMap(([name, value]) =>
      uuids(JSON.stringify(value))
        .filter((uuid) => !ids.includes(uuid))
        .map((uuid) => `${uuid} in ${api} ${path.join(" ")} ${name}`),
    ),
  );
  expect(strangers).toEqual([]);
});
