// The committed files of generated/ are what openapi/ gives, and the catalogues say what the bundles say. What is stated
// of the operations and codes in them is held to the register in sources.test.ts.

import { describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import { type ErrorRow, errorRows } from "../../scripts/lib/catalogue-errors.ts";
import { operationRows } from "../../scripts/lib/catalogue-operations.ts";
import { bundles, readGenerated } from "../lib/bundles.ts";
import { runScript } from "../lib/process.ts";

const errors = readGenerated<ErrorRow[]>("errors.json");

/** Rows of the three bundles, one after the other. */
const rowsOf = <T>(rows: (api: Api) => T[]) => apis.flatMap(rows);

test("generated/ is fresh", async () => {
  const { code, stderr } = await runScript("scripts/check.ts");
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("operations.json has the operations of the bundles", () => {
  expect(readGenerated("operations.json")).toEqual(rowsOf((api) => operationRows(api, bundles[api])));
});

describe("errors.json", () => {
  test("has the codes of the bundles", () => {
    expect(errors).toEqual(rowsOf((api) => errorRows(api, bundles[api])));
  });

  test("names at least one operation for each code, and a condition", () => {
    for (const row of errors) {
      expect(row.operations.length, row.code).toBeGreaterThan(0);
      expect(row.condition, row.code).toMatch(/\.$/);
    }
  });
});
