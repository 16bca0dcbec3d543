// The generated table of the client says what generated/operations.json says, and every model has a named type.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations as financeTable } from "../../generated/finance/operations.ts";
import { operations as rampTable } from "../../generated/ramp/operations.ts";
import { generatedDir } from "../../model/apis.ts";
import { asObject } from "../../model/document.ts";
import type { OperationRow } from "../../scripts/generate/operation-row.ts";
import { bundles, readGenerated } from "../lib/bundles.ts";

const rows = readGenerated<OperationRow[]>("operations.json");

test.each([
  ["finance", financeTable],
  ["ramp", rampTable],
] as const)("%s: every operation, by method and path", (api, table) => {
  const said = table.split("\n").map((line) => {
    const [method, operationId, path, ...words] = line.split(" ");
    return { method, path, operationId, idempotent: words.includes("key") };
  });
  const own = rows.filter(({ service }) => service === api);
  expect(said).toEqual(
    own.map(({ method, path, operationId, idempotent }) => ({ method, path, operationId, idempotent })),
  );
});

test.each(["finance", "ramp"] as const)("%s: a type for each schema", (api) => {
  const models = readFileSync(`${generatedDir}${api}/models.ts`, "utf8");
  const names = [...models.matchAll(/^export type (\w+) = /gm)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(asObject(asObject(bundles[api]["components"])["schemas"])));
  expect(models).toContain("Always `true` in a successful response");
});
